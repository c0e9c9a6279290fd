#include "two_ended.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "trie.hpp"

namespace setz {
namespace {

void set_bit(std::vector<uint64_t>& bits, uint32_t at) { bits[at >> 6] |= uint64_t{1} << (at & 63); }
bool bit(const std::vector<uint64_t>& bits, uint32_t at) { return bits[at >> 6] >> (at & 63) & 1; }

// The beginnings of all words by their endings: parents, depths and what neighbours share.
struct Sorted {
    std::vector<uint32_t> parent;
    std::vector<uint8_t> depth, shared, word;  // shared: letters in common with the one before

    Sorted(const Trie& trie, const std::vector<uint32_t>& order,
           const std::vector<std::string_view>& words)
        : parent(order.size()), depth(order.size()), shared(order.size()), word(order.size()) {
        std::vector<uint32_t> place(order.size());
        std::vector<uint8_t> depths(order.size());
        for (uint32_t i = 0; i < order.size(); ++i) place[order[i]] = i;
        for (uint32_t node = 1; node < order.size(); ++node)
            depths[node] = static_cast<uint8_t>(depths[trie.nodes[node].parent] + 1);
        for (uint32_t i = 0; i < order.size(); ++i) {
            const Trie::Node& node = trie.nodes[order[i]];
            parent[i] = place[node.parent];
            depth[i] = depths[order[i]];
            word[i] = i && words[node.first_word].size() == depth[i];
            if (i) shared[i] = common(trie, order[i - 1], order[i]);
        }
    }

    // Is this the first of those that share their last `length` letters?
    bool begins(uint32_t i, size_t length) const {
        return i == 0 || shared[i] < length || depth[i - 1] < length;
    }

    static uint8_t common(const Trie& trie, uint32_t a, uint32_t b) {
        uint8_t count = 0;
        while (a && b && trie.nodes[a].letter == trie.nodes[b].letter) {
            ++count;
            a = trie.nodes[a].parent;
            b = trie.nodes[b].parent;
        }
        return count;
    }
};

std::string words_text(const WordGraph& graph, const WordsAllowed& allowed) {
    std::string text;
    for (uint32_t i = 0; i < graph.size(); ++i)
        if (allowed(i)) text.append(graph.word(i)).push_back('\n');
    return text;
}

std::vector<std::string_view> lines_in(std::string_view text) {
    std::vector<std::string_view> lines;
    for (size_t at = 0; at < text.size();) {
        size_t end = text.find('\n', at);
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

}  // namespace

TwoEnded::TwoEnded(const WordGraph& graph, const WordsAllowed& allowed, Rules rules)
    : rules_(rules) {
    std::string text = words_text(graph, allowed);
    std::vector<std::string_view> words = lines_in(text);
    if (words.empty()) throw std::invalid_argument("no word is allowed");
    Trie trie = Trie::of(words);
    std::vector<uint32_t> order = trie.by_ending();
    blocks_ = Endings::blocks_of(trie, order);
    uint32_t nodes = static_cast<uint32_t>(order.size());
    endings_ = Endings(blocks_, nodes);
    Sorted sorted(trie, order, words);
    size_t longest = *std::max_element(sorted.depth.begin(), sorted.depth.end());
    levels_.resize(longest + 1);
    std::vector<uint32_t> first(nodes);  // the first place of the fragment of this length
    for (size_t length = longest + 1; length-- > 0;) {
        Level& level = levels_[length];
        level.won.assign(nodes / 64 + 1, 0);
        level.over.assign(nodes / 64 + 1, 0);
        for (uint32_t i = 0; i < nodes; ++i) {
            if (sorted.depth[i] < length) continue;
            bool begins = sorted.begins(i, length);
            first[i] = begins ? i : first[i - 1];
            fragments_ += begins;
            bool whole = sorted.depth[i] == length && sorted.word[i];
            if (begins && whole && length >= rules_.shortest) set_bit(level.over, i);
        }
        for (uint32_t i = 0; i < nodes && length < longest; ++i) {
            if (sorted.depth[i] <= length || !sorted.begins(i, length + 1)) continue;
            // A move to this longer fragment wins if it ends the game well or the other is lost.
            const Level& longer = levels_[length + 1];
            bool good = bit(longer.over, i) ? !rules_.completing_loses : !bit(longer.won, i);
            if (!good) continue;
            set_bit(level.won, first[i]);                 // it came from a letter in front
            set_bit(level.won, first[sorted.parent[i]]);  // or from a letter behind
        }
    }
    --fragments_;  // the empty one is none
}

Range TwoEnded::range_of(std::string_view fragment) const {
    Range range = endings_.all();
    for (size_t i = 0; i < fragment.size() && !range.empty(); ++i) {
        uint32_t code = code_of(fragment[i]);
        if (!code)
            throw std::invalid_argument("fragment " + quoted(fragment) + ": position " +
                                        std::to_string(i + 1) + " is not a letter A-Z");
        range = endings_.step(range, code);
    }
    return range;
}

TwoEnded::Value TwoEnded::value(std::string_view fragment) const {
    Range range = range_of(fragment);
    if (range.empty() || fragment.size() >= levels_.size()) return Value::kImpossible;
    const Level& level = levels_[fragment.size()];
    if (bit(level.over, range.begin)) return Value::kOver;
    return bit(level.won, range.begin) ? Value::kWon : Value::kLost;
}

}  // namespace setz
