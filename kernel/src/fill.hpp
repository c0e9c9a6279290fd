// Fills the free squares of a grid with letters so that every run is a word, each word once.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "bit_rows.hpp"
#include "board.hpp"
#include "fill_index.hpp"
#include "stop.hpp"

namespace setz {

struct FillRules {
    std::array<int, kLetters + 1> letters{};  // how many stones of each letter there are
    bool finite = false;                      // does `letters` count?
    double quality = 0;                       // how much better words are preferred
    uint64_t seed = 1;
    bool wide = true;
};

struct FillResult {
    bool complete = false;
    bool impossible = false;   // proved
    std::vector<std::string> rows;  // with '.' where nothing was found yet
};

FillResult fill(const FillIndex& index, const Board& board, const FillRules& rules, Limit& limit);

}  // namespace setz
