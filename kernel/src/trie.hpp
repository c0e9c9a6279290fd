// Every distinct beginning of the words of a sorted list, each with the words that begin so.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace setz {

struct Trie {
    struct Node {
        uint32_t parent;
        uint32_t first_word;
        uint32_t words;
        uint8_t letter;
        // How many letters at its end stand a second time, further left, in this beginning?
        uint8_t repeated;
    };
    std::vector<Node> nodes;  // parents first; node 0 is the empty beginning

    static Trie of(const std::vector<std::string_view>& sorted_words);
    // Node numbers by the letters read from the end backwards; the empty beginning comes first.
    std::vector<uint32_t> by_ending() const;
};

}  // namespace setz
