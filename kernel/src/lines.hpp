// The lines of a board one way, with what the crossing way demands of each free square.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "board.hpp"
#include "fan_graph.hpp"
#include "words_allowed.hpp"

namespace setz {

struct Cell {
    uint8_t letter = Square::kFree;
    bool jolly = false;
    bool crossed = false;     // free, and a stone touches it the other way
    uint32_t fits = 0;        // letters that the crossing run accepts
    int32_t cross_value = 0;  // values of the stones in the crossing run
    int32_t cross_letters = 0;
    uint32_t square = 0;

    bool stone() const { return letter != Square::kFree && letter != Square::kBlocked; }
};

// All lines across or down, one behind the other. `wanted`: letters worth trying; `values` by code.
std::vector<Cell> lines_of(const Board& board, bool down, const FanGraph& graph,
                           const WordsAllowed& allowed, uint32_t wanted,
                           std::span<const int32_t> values);

// The word that letter `code` on a free square makes in the line through it.
uint32_t crossing_word(const Board& board, bool down, const FanGraph& graph, uint32_t square,
                       uint32_t code);

}  // namespace setz
