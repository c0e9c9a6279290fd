// All words that a handful of letters can form, with their letters packed for fast subtraction.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "fan_graph.hpp"
#include "letters.hpp"
#include "words_allowed.hpp"

namespace setz {

// Up to 24 kinds of letters, 5 bits each: a count up to 15 and a guard bit against borrowing.
struct Letters {
    uint64_t low = 0, high = 0;

    bool operator==(const Letters&) const = default;
    bool empty() const { return !low && !high; }
    Letters minus(Letters other) const { return {low - other.low, high - other.high}; }
};

class HandWords {
public:
    static constexpr size_t kMostKinds = 24;

    struct Word {
        uint32_t index;
        Letters letters;
        uint8_t length;
        std::array<uint8_t, 24> codes;
    };

    HandWords(const FanGraph& graph, const WordsAllowed& allowed, std::string_view hand);

    const std::vector<Word>& words() const { return words_; }
    Letters hand() const { return hand_; }
    uint8_t count_in(Letters letters, uint32_t code) const {
        return static_cast<uint8_t>(field(letters, kind_[code]) & 15);
    }
    Letters one(uint32_t code) const { return unit(kind_[code]); }
    bool has_kind(uint32_t code) const { return kind_[code] != kNone; }

    // Does `word` need nothing, or exactly one letter, beyond `stock`? 0, that letter's code, or -1.
    int lacks(const Word& word, Letters stock) const {
        uint64_t low = (stock.low | kGuards) - word.letters.low;
        uint64_t high = (stock.high | kGuards) - word.letters.high;
        uint64_t low_lack = ~low & kGuards, high_lack = ~high & kGuards;
        if (!(low_lack | high_lack)) return 0;
        if (low_lack && high_lack) return -1;
        uint64_t lack = low_lack | high_lack;
        if (lack & (lack - 1)) return -1;
        size_t bit = static_cast<size_t>(__builtin_ctzll(lack)) - 4;
        if (((low_lack ? low : high) >> bit & 15) != 15) return -1;
        return codes_[bit / 5 + (low_lack ? 0 : kHalf)];
    }

private:
    static constexpr uint8_t kNone = 255;
    static constexpr size_t kHalf = kMostKinds / 2;
    static constexpr uint64_t kGuards = 0x842108421084210u;  // bit 4 of each of 12 fields

    static Letters unit(size_t kind) {
        uint64_t bit = uint64_t{1} << (kind % kHalf * 5);
        return kind < kHalf ? Letters{bit, 0} : Letters{0, bit};
    }
    static uint64_t field(Letters letters, size_t kind) {
        return (kind < kHalf ? letters.low : letters.high) >> (kind % kHalf * 5);
    }
    void walk(const FanGraph& graph, const WordsAllowed& allowed, Word& word, uint32_t fan,
              uint32_t rank);

    std::array<uint8_t, kLetters + 1> kind_{}, left_{};
    std::array<uint8_t, kMostKinds> codes_{};
    uint32_t left_mask_ = 0;
    Letters hand_;
    std::vector<Word> words_;
};

}  // namespace setz
