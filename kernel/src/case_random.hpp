// A random way to lay some letters out of an open case, without looking at all of them.
#pragma once

#include <cstdint>
#include <random>
#include <vector>

#include "case_pieces.hpp"

namespace setz {

class CaseRandom {
public:
    CaseRandom(const FanGraph& graph, const CaseRules& rules, const Board& board,
               const WordsAllowed& allowed, uint32_t seed);

    // Tries so often; empty if nothing was found. The letters fall into groups of random sizes, each
    // group grows square by square, and its letters are tried in random order.
    std::vector<std::pair<uint8_t, uint8_t>> lay(size_t letters, size_t tries);

private:
    bool attempt(size_t letters);
    bool find(Shape& shape, size_t size);
    bool grow(Shape& shape, size_t size);
    bool put(const Shape& shape);
    bool each_word_once() const;
    size_t below(size_t number) { return random_() % number; }

    const CaseRules& rules_;
    Ground ground_;
    Limit limit_{-1.0, nullptr};
    Fillings fillings_;
    std::minstd_rand random_;
    std::vector<uint8_t> starts_, singles_;  // beside stones; where a letter can lie alone
    Bundle lying_;
};

}  // namespace setz
