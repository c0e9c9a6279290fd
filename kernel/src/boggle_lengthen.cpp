// The inner loop of boggle, free of branches: every neighbour is written, only those that fit stay.
#include "boggle.hpp"

#if defined(__x86_64__) && defined(__GNUC__)
#define SETZ_X86 1
#include <immintrin.h>
#endif

namespace setz {
namespace {

constexpr uint64_t kSquares = (uint64_t{1} << 36) - 1;

[[gnu::always_inline]] inline size_t lengthen_scalar(const BoggleBoard& board, const Fan* fans,
                                                     const Ways& ways, size_t from, size_t to,
                                                     Ways& longer, uint32_t* found, size_t& hits) {
    size_t grown = 0, words = 0;
    for (size_t i = from; i < to; ++i) {
        const Fan fan = fans[ways.fan[i]];
        uint32_t rank = ways.rank[i] + fan.before;
        found[words] = rank;
        words += fan.letters & 1;
        rank += fan.letters & 1;
        uint64_t used = ways.place[i] & kSquares;
        size_t square = ways.place[i] >> 58;
        for (size_t k = 0; k < 8; ++k) {
            uint32_t bit = board.letter_bits[square][k];
            uint64_t next = board.squares[square][k];
            longer.fan[grown] = fan.base ^ board.letters[square][k];
            longer.rank[grown] = rank;
            longer.place[grown] = used | next;
            grown += (fan.letters & bit) != 0 && (used & next) == 0;
        }
    }
    hits = words;
    return grown;
}

size_t lengthen_plain(const BoggleBoard& board, const Fan* fans, const Ways& ways, size_t from,
                      size_t to, Ways& longer, uint32_t* found, size_t& hits) {
    return lengthen_scalar(board, fans, ways, from, to, longer, found, hits);
}

#ifdef SETZ_X86
[[gnu::target("avx512f,avx512vl,popcnt,bmi,bmi2")]] size_t lengthen_avx512(
    const BoggleBoard& board, const Fan* fans, const Ways& ways, size_t from, size_t to,
    Ways& longer, uint32_t* found, size_t& hits) {
    size_t grown = 0, words = 0;
    const uint32_t* in_fan = ways.fan.data();
    const uint32_t* in_rank = ways.rank.data();
    const uint64_t* in_place = ways.place.data();
    uint32_t* out_fan = longer.fan.data();
    uint32_t* out_rank = longer.rank.data();
    uint64_t* out_place = longer.place.data();
    for (size_t i = from; i < to; ++i) {
        const Fan fan = fans[in_fan[i]];
        uint32_t ends = fan.letters & 1;
        uint32_t rank = in_rank[i] + fan.before;
        found[words] = rank;
        words += ends;
        uint64_t place = in_place[i];
        size_t square = place >> 58;
        __m512i used = _mm512_set1_epi64(static_cast<long long>(place & kSquares));
        __m512i next = _mm512_load_si512(board.squares[square]);
        __m256i bits = _mm256_load_si256(reinterpret_cast<const __m256i*>(board.letter_bits[square]));
        __m256i letters = _mm256_set1_epi32(static_cast<int>(fan.letters));
        __mmask8 fits = _mm256_test_epi32_mask(bits, letters) & _mm512_testn_epi64_mask(used, next);
        __m256i codes = _mm256_load_si256(reinterpret_cast<const __m256i*>(board.letters[square]));
        __m256i child = _mm256_xor_si256(_mm256_set1_epi32(static_cast<int>(fan.base)), codes);
        // Compress in the register: compressing straight to memory is slow on some processors.
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(out_fan + grown),
                            _mm256_maskz_compress_epi32(fits, child));
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(out_rank + grown),
                            _mm256_set1_epi32(static_cast<int>(rank + ends)));
        _mm512_storeu_si512(out_place + grown,
                            _mm512_maskz_compress_epi64(fits, _mm512_or_si512(used, next)));
        grown += static_cast<size_t>(__builtin_popcount(fits));
    }
    hits = words;
    return grown;
}
#endif

}  // namespace

Lengthen plain_lengthen() { return lengthen_plain; }

Lengthen widest_lengthen() {
#ifdef SETZ_X86
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
        __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("bmi2"))
        return lengthen_avx512;
#endif
    return lengthen_plain;
}

}  // namespace setz
