#include "bit_rows.hpp"

namespace setz {
namespace {

[[gnu::always_inline]] inline uint32_t keep_rows(uint64_t* set, const uint64_t* other, size_t n) {
    uint64_t count = 0;
    for (size_t i = 0; i < n; ++i) {
        set[i] &= other[i];
        count += static_cast<uint64_t>(__builtin_popcountll(set[i]));
    }
    return static_cast<uint32_t>(count);
}

[[gnu::always_inline]] inline uint32_t drop_rows(uint64_t* set, const uint64_t* other, size_t n) {
    uint64_t count = 0;
    for (size_t i = 0; i < n; ++i) {
        set[i] &= ~other[i];
        count += static_cast<uint64_t>(__builtin_popcountll(set[i]));
    }
    return static_cast<uint32_t>(count);
}

[[gnu::always_inline]] inline uint32_t shared_rows(const uint64_t* a, const uint64_t* b, size_t n) {
    uint64_t count = 0;
    for (size_t i = 0; i < n; ++i) count += static_cast<uint64_t>(__builtin_popcountll(a[i] & b[i]));
    return static_cast<uint32_t>(count);
}

[[gnu::always_inline]] inline size_t meet_rows(const uint64_t* a, const uint64_t* b, size_t n) {
    size_t i = 0;
    for (; i + 8 <= n; i += 8) {
        uint64_t any = 0;
        for (size_t k = 0; k < 8; ++k) any |= a[i + k] & b[i + k];
        if (any) break;
    }
    while (i < n && !(a[i] & b[i])) ++i;
    return i;
}

[[gnu::always_inline]] inline void join_rows(uint64_t* sum, const uint64_t* other, size_t n) {
    for (size_t i = 0; i < n; ++i) sum[i] |= other[i];
}

#define SETZ_ROWS(name, attribute)                                                          \
    attribute uint32_t keep_##name(uint64_t* s, const uint64_t* o, size_t n) {              \
        return keep_rows(s, o, n);                                                          \
    }                                                                                       \
    attribute uint32_t drop_##name(uint64_t* s, const uint64_t* o, size_t n) {              \
        return drop_rows(s, o, n);                                                          \
    }                                                                                       \
    attribute uint32_t shared_##name(const uint64_t* a, const uint64_t* b, size_t n) {      \
        return shared_rows(a, b, n);                                                        \
    }                                                                                       \
    attribute size_t meet_##name(const uint64_t* a, const uint64_t* b, size_t n) {          \
        return meet_rows(a, b, n);                                                          \
    }                                                                                       \
    attribute void join_##name(uint64_t* s, const uint64_t* o, size_t n) {                  \
        join_rows(s, o, n);                                                                 \
    }                                                                                       \
    constexpr BitRows rows_##name{keep_##name, drop_##name, shared_##name, meet_##name,     \
                                  join_##name};

SETZ_ROWS(plain, )
#if defined(__x86_64__) && defined(__GNUC__)
SETZ_ROWS(avx2, [[gnu::target("avx2,popcnt,bmi")]])
SETZ_ROWS(avx512, [[gnu::target("avx512f,avx512vl,avx512vpopcntdq,popcnt,bmi,prefer-vector-width=512")]])
#endif

}  // namespace

const BitRows& BitRows::plain() { return rows_plain; }

const BitRows& BitRows::widest() {
#if defined(__x86_64__) && defined(__GNUC__)
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
        __builtin_cpu_supports("avx512vpopcntdq") && __builtin_cpu_supports("popcnt"))
        return rows_avx512;
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("popcnt")) return rows_avx2;
#endif
    return rows_plain;
}

}  // namespace setz
