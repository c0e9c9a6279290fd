// How a laying scores, as data.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "letters.hpp"

namespace setz {

struct Scoring {
    std::array<int32_t, kLetters + 1> values{};  // by letter code; [0] is a jolly's value
    int32_t per_letter = 0;                      // for each letter of a scored word
    bool crossings = true;                       // do crossing words score, too?
    std::vector<int32_t> letter_factors, word_factors;  // by square, under new stones; empty: 1
    std::vector<int32_t> laid_bonus;             // by number of stones laid; missing: 0
    std::array<int32_t, kLetters + 1> laid_values{};  // for each stone laid; [0] is a jolly's

    int32_t letter_factor(uint32_t square) const {
        return letter_factors.empty() ? 1 : letter_factors[square];
    }
    int32_t word_factor(uint32_t square) const {
        return word_factors.empty() ? 1 : word_factors[square];
    }
    int32_t bonus(size_t laid) const { return laid < laid_bonus.size() ? laid_bonus[laid] : 0; }
};

}  // namespace setz
