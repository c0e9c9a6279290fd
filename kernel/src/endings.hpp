// Beginnings of words sorted by their endings: all that end in a run stand side by side, and one
// step gives the range of run + letter (a trie in XBW order with rank bitmaps).
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

#include "letters.hpp"
#include "trie.hpp"

namespace setz {

struct Range {
    uint32_t begin, end;
    bool empty() const { return begin >= end; }
};

class Endings {
public:
    // For 64 neighbours: which have a child by this letter, and where the first such child stands.
    struct Cell {
        uint32_t bits[2];
        uint32_t child;
        uint64_t mask() const { return uint64_t{bits[1]} << 32 | bits[0]; }
    };
    struct Block {
        Cell cells[kLetters];
    };

    static std::vector<Block> blocks_of(const Trie& trie, const std::vector<uint32_t>& order);

    Endings() = default;
    Endings(std::span<const Block> blocks, uint32_t nodes) : blocks_(blocks), nodes_(nodes) {}

    // Null, or what is wrong with blocks read from outside.
    const char* flaw() const;

    Range all() const { return {0, nodes_}; }
    Range step(Range range, uint32_t code) const {
        return {rank(range.begin, code), rank(range.end, code)};
    }
    // Bit c is set if some word goes on with letter c.
    uint32_t next_letters(Range range) const {
        uint32_t letters = 0;
        for (uint32_t code = 1; code <= kLetters; ++code)
            letters |= uint32_t{rank(range.begin, code) < rank(range.end, code)} << code;
        return letters;
    }

private:
    uint32_t rank(uint32_t at, uint32_t code) const {
        const Cell& cell = blocks_[at >> 6].cells[code - 1];
        uint64_t before = cell.mask() & ((uint64_t{1} << (at & 63)) - 1);
        return cell.child + static_cast<uint32_t>(std::popcount(before));
    }

    std::span<const Block> blocks_;
    uint32_t nodes_ = 0;
};

}  // namespace setz
