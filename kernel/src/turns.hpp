// Layings whose crossing runs need not be words at once: stones laid in the same turn complete them.
#pragma once

#include <string>
#include <vector>

#include "laying.hpp"

namespace setz {

struct Turn {
    int32_t score = 0;
    std::vector<std::pair<uint32_t, uint8_t>> stones;  // square; code, with RackTrie::kJolly
    std::vector<uint32_t> words;                       // the word laid first, then the other runs
    uint32_t square = 0;                               // where the word laid begins
    bool down = false;
};

struct Turns {
    uint64_t count = 0;
    std::vector<Turn> turns;  // best first
    bool complete = true;
};

// One word is laid. Whatever run of two and more letters a stone of the turn stands in may be
// lengthened by further stones of the turn, and what these touch likewise; in the end every run is
// a word. With `mend` a run is lengthened only if it was no word: as it stood with the word laid, or
// with what was added to that, step by step. best < 0: keep all. Stones that can be read as two words laid are kept with the better.
Turns lay_completing(const FanGraph& graph, const LayingRules& rules, const Board& board,
                     const Rack& rack, const WordsAllowed& allowed, int64_t best, Limit& limit);

}  // namespace setz
