// Where the black squares of a new crossword stand, before there is any letter.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "stop.hpp"
#include "symmetry.hpp"

namespace setz {

struct BlackSquaresRules {
    size_t rows = 15, cols = 15;
    size_t black = 40;            // so many at most, and about so many
    Symmetry symmetry = Symmetry::kNone;
    bool crossed = true;          // must every letter stand in two words?
    size_t three_percent = 100;   // how many of a hundred words may have three letters?
    size_t longest = 12;          // letters in a row
    std::vector<int> worth;       // by length: what a word of it eases, in thousandths
    std::vector<int8_t> pinned;   // by square: 1 stays black, 0 stays white, -1 free; empty: all free
    uint64_t seed = 1;
    size_t tries = 60'000;
};

// The rows with '#' and '.', or none if no sound pattern was met. Whole numbers alone decide, so
// the same rules give the same squares on every machine.
std::vector<std::string> black_squares(const BlackSquaresRules& rules, Limit& limit);

}  // namespace setz
