// All beginnings of words that a rack can lay on free squares, sorted by length. Found once for a
// rack, they serve every start on the board.
#pragma once

#include <cstdint>
#include <vector>

#include "fan_graph.hpp"
#include "rack.hpp"
#include "stop.hpp"

namespace setz {

class RackTrie {
public:
    static constexpr uint8_t kJolly = 32;

    struct Entry {
        uint32_t fan, rank;
        uint32_t parent;                // among the beginnings one letter shorter
        uint32_t next;                  // letters that may follow and are left in the rack
        uint32_t first, second, third;  // letters possible 1, 2, 3 steps further on
        uint8_t letter;                 // code, and kJolly if a jolly stands for it
    };

    RackTrie(const FanGraph& graph, const Rack& rack, size_t deepest, Limit& limit);

    // Up to which length are the beginnings complete?
    size_t depth() const { return deepest_; }
    const std::vector<Entry>& of_length(size_t length) const { return levels_[length]; }
    // Takes the stones of a beginning out of the rack and writes down its letters.
    void take(Rack& rack, const Entry& entry, uint8_t* letters, size_t length) const;

private:
    void grow(const FanGraph& graph, Rack& rack, size_t length, uint32_t fan, uint32_t rank,
              uint32_t parent, uint8_t letter);

    std::vector<std::vector<Entry>> levels_;
    size_t deepest_;
    Limit& limit_;
};

}  // namespace setz
