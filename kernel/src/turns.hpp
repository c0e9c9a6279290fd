// Layings whose crossing runs need not be words at once: stones laid in the same turn complete them.
#pragma once

#include <string>
#include <vector>

#include "laying.hpp"

namespace setz {

struct Turn {
    int32_t score = 0;
    std::vector<std::pair<uint32_t, uint8_t>> stones;  // square; code, with RackTrie::kJolly
    std::vector<uint32_t> words;                       // the word laid first, then what it crosses
};

struct Turns {
    uint64_t count = 0;
    std::vector<Turn> turns;  // best first
    bool complete = true;
};

// All plain layings and those that complete crossing runs; best < 0: keep all.
Turns lay_completing(const FanGraph& graph, const LayingRules& rules, const Board& board,
                     const Rack& rack, const WordsAllowed& allowed, int64_t best, Limit& limit);

}  // namespace setz
