// All ways to lay one word in one line of a crossword board, and the best of them.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "board.hpp"
#include "fan_graph.hpp"
#include "lines.hpp"
#include "rack.hpp"
#include "rack_trie.hpp"
#include "scoring.hpp"
#include "stop.hpp"
#include "words_allowed.hpp"

namespace setz {

struct Placement {
    uint32_t square;   // where the word begins
    uint32_t down;
    uint32_t word;     // index in the graph
    uint32_t jollies;  // bit i: the i-th letter of the word is a jolly laid now (first 31 letters)
    uint32_t laid;     // stones laid
    int32_t score;
};

struct Placements {
    uint64_t count = 0;
    std::vector<Placement> rows;  // the best first if `best` was given, else in order of search
    bool complete = true;
};

struct LayingRules {
    Scoring scoring;
    uint32_t vowels = 0;
    size_t most_laid = kLargestRack;
    bool once = false;    // must the words of one laying differ?
    bool shared = false;  // turns: must the word hold a stone that lies, not only touch one?
    bool mend = false;    // turns: is only lengthened what is no word yet?
};

// Throws std::invalid_argument if the factors do not fit the board.
void require_factors(const LayingRules& rules, const Board& board);

// best < 0: keep all.
Placements lay(const FanGraph& graph, const LayingRules& rules, const Board& board,
               const Rack& rack, const WordsAllowed& allowed, int64_t best, Limit& limit);

}  // namespace setz
