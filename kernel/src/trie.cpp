#include "trie.hpp"

#include <algorithm>
#include <array>

#include "letters.hpp"

namespace setz {
namespace {

// The open path while the sorted words go by, and how its ends repeat earlier parts.
class Path {
public:
    explicit Path(Trie& trie) : trie_(trie) { trie_.nodes.push_back({0, 0, 0, 0, 0}); }

    void close_to(size_t depth, uint32_t word) {
        for (; depth_ > depth; --depth_) {
            Trie::Node& node = trie_.nodes[at_[depth_]];
            node.words = word - node.first_word;
        }
    }

    void open(uint32_t code, uint32_t word) {
        uint32_t parent = at_[depth_];
        ++depth_;
        letters_[depth_] = static_cast<uint8_t>(code);
        at_[depth_] = static_cast<uint32_t>(trie_.nodes.size());
        trie_.nodes.push_back({parent, word, 0, static_cast<uint8_t>(code), repeated()});
    }

    size_t depth() const { return depth_; }

private:
    uint8_t repeated() {
        uint8_t longest = 0;
        auto& now = common_[depth_];
        const auto& previous = common_[depth_ - 1];
        for (size_t i = 1; i < depth_; ++i) {
            bool same = letters_[i] == letters_[depth_];
            now[i] = same ? static_cast<uint8_t>((i > 1 ? previous[i - 1] : 0) + 1) : 0;
            longest = std::max(longest, now[i]);
        }
        return longest;
    }

    Trie& trie_;
    size_t depth_ = 0;
    std::array<uint32_t, kLongestWord + 1> at_{};
    std::array<uint8_t, kLongestWord + 1> letters_{};
    // common_[j][i]: letters that the beginnings of lengths i and j have in common at their ends
    std::array<std::array<uint8_t, kLongestWord + 1>, kLongestWord + 1> common_{};
};

size_t shared(std::string_view a, std::string_view b) {
    size_t most = std::min(a.size(), b.size());
    size_t i = 0;
    while (i < most && a[i] == b[i]) ++i;
    return i;
}

// The last 25 letters, the very last on top.
struct Ending {
    uint64_t high, low;
    uint32_t node;
};

}  // namespace

Trie Trie::of(const std::vector<std::string_view>& sorted_words) {
    Trie trie;
    Path path(trie);
    std::string_view previous;
    uint32_t count = static_cast<uint32_t>(sorted_words.size());
    for (uint32_t word = 0; word < count; ++word) {
        std::string_view text = sorted_words[word];
        path.close_to(shared(previous, text), word);
        while (path.depth() < text.size()) path.open(code_of(text[path.depth()]), word);
        previous = text;
    }
    path.close_to(0, count);
    trie.nodes[0].words = count;
    return trie;
}

std::vector<uint32_t> Trie::by_ending() const {
    std::vector<Ending> endings(nodes.size());
    for (uint32_t i = 1; i < nodes.size(); ++i) {
        const Ending& parent = endings[nodes[i].parent];
        endings[i] = {uint64_t{nodes[i].letter} << 59 | parent.high >> 5,
                      parent.high << 59 | parent.low >> 5, i};
    }
    std::vector<Ending> sorted = endings;
    std::sort(sorted.begin(), sorted.end(), [&](const Ending& a, const Ending& b) {
        if (a.high != b.high) return a.high < b.high;
        if (a.low != b.low) return a.low < b.low;
        uint32_t left = a.node, right = b.node;
        while (left != right && nodes[left].letter == nodes[right].letter) {
            left = nodes[left].parent;
            right = nodes[right].parent;
        }
        return nodes[left].letter < nodes[right].letter;
    });
    std::vector<uint32_t> order(nodes.size());
    for (size_t i = 0; i < order.size(); ++i) order[i] = sorted[i].node;
    return order;
}

}  // namespace setz
