#include "endings.hpp"

namespace setz {

std::vector<Endings::Block> Endings::blocks_of(const Trie& trie,
                                               const std::vector<uint32_t>& order) {
    // One block more than needed: the end of the last range is asked for, too.
    std::vector<Block> blocks(order.size() / 64 + 1, Block{});
    std::vector<uint32_t> place(order.size());
    for (uint32_t i = 0; i < order.size(); ++i) place[order[i]] = i;
    std::vector<uint32_t> ending_in(kLetters + 2, 0);
    for (size_t node = 1; node < trie.nodes.size(); ++node) {
        uint32_t code = trie.nodes[node].letter;
        uint32_t parent = place[trie.nodes[node].parent];
        blocks[parent >> 6].cells[code - 1].bits[parent >> 5 & 1] |= 1u << (parent & 31);
        ++ending_in[code + 1];
    }
    uint32_t first = 1;  // the empty beginning stands at 0
    for (uint32_t code = 1; code <= kLetters; ++code) {
        first += ending_in[code];
        uint32_t child = first;
        for (Block& block : blocks) {
            block.cells[code - 1].child = child;
            child += static_cast<uint32_t>(std::popcount(block.cells[code - 1].mask()));
        }
    }
    return blocks;
}

const char* Endings::flaw() const {
    if (blocks_.size() != nodes_ / 64 + 1) return "its blocks do not fit its size";
    for (uint32_t code = 0; code < kLetters; ++code)
        for (size_t i = 0; i < blocks_.size(); ++i) {
            const Cell& cell = blocks_[i].cells[code];
            uint64_t next = uint64_t{cell.child} + static_cast<uint64_t>(std::popcount(cell.mask()));
            bool last = i + 1 == blocks_.size();
            if (last ? next > nodes_ : next != blocks_[i + 1].cells[code].child)
                return "its counts do not add up";
        }
    return nullptr;
}

}  // namespace setz
