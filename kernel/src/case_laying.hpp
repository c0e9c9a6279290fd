// The best ways to lay a number of letters, chosen freely out of an open case, at one or several
// places at once. The whole picture must hang together, every run must be a word, each word once.
#pragma once

#include <array>
#include <cstdint>
#include <unordered_set>
#include <vector>

#include "fan_graph.hpp"
#include "shapes.hpp"
#include "stop.hpp"
#include "words_allowed.hpp"

namespace setz {

struct CaseRules {
    std::array<uint8_t, kLetters + 1> letters{};  // how many of each are left in the case
    size_t least = 3, most = 3;                    // letters to lay
    RunWorth worth;
    double letter_cost = 0;  // for each letter above `least`
    // (old word, new word) pairs where the new word is a mere inflection and scores nothing.
    std::unordered_set<uint64_t> inflections;
    // All letters stand in one word; what lies need not hang together then.
    bool one_run = false;
};

struct CaseMove {
    std::vector<std::pair<uint32_t, uint32_t>> stones;  // square, letter code
    std::vector<uint32_t> words;
    int32_t points = 0, bons = 0;
    double value = 0;
};

struct BestCaseMoves {
    std::vector<CaseMove> moves;  // best first
    bool complete = true;
};

// Throws std::invalid_argument for a board or numbers that no search can take.
void require_case(const CaseRules& rules, const Board& board);

BestCaseMoves lay_from_case(const FanGraph& graph, const CaseRules& rules, const Board& board,
                        const WordsAllowed& allowed, size_t best, Limit& limit);

}  // namespace setz
