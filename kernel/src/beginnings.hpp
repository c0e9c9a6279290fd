// All beginnings of words that a hand can lay on free squares, by length: found once, they serve
// every start of a picture.
#pragma once

#include <cstdint>
#include <vector>

#include "fan_graph.hpp"
#include "laid_hand.hpp"

namespace setz {

class Beginnings {
public:
    struct Entry {
        uint32_t fan, rank;
        uint32_t parent;                // among the beginnings one letter shorter
        uint32_t next;                  // letters that may follow and are left in the hand
        uint32_t first, second, third;  // letters possible 1, 2, 3 steps further on
        uint8_t letter;
    };

    Beginnings(const FanGraph& graph, const LaidHand& hand, size_t deepest);

    // Up to which length are they complete?
    size_t depth() const { return deepest_; }
    const std::vector<Entry>& of_length(size_t length) const { return levels_[length]; }
    // The letters of a beginning, from its first on.
    void spell(uint32_t number, size_t length, uint8_t* letters) const;

private:
    void grow(const FanGraph& graph, LaidHand& hand, size_t length, uint32_t fan, uint32_t rank,
              uint32_t parent, uint8_t letter);

    std::vector<std::vector<Entry>> levels_;
    size_t deepest_;
};

}  // namespace setz
