// Building the containing index, and its file: a header and five arrays one behind the other.
#include <algorithm>
#include <cstring>
#include <stdexcept>

#include "contain_index.hpp"
#include "word_list.hpp"

namespace setz {
namespace {

struct Header {
    char magic[8];
    uint32_t version, words, nodes, backward_nodes, repeats, unused;
    uint64_t checksum, body_bytes, reserved[2];
};
static_assert(sizeof(Header) == 64);

constexpr char kMagic[8] = {'S', 'E', 'T', 'Z', 'H', 'A', 'E', 'L'};
constexpr uint32_t kVersion = 1;

uint64_t checksum_of(Header header, std::span<const std::byte> body) {
    header.checksum = 0;
    return checksum(std::as_bytes(std::span(&header, 1))) ^ checksum(body);
}

std::string all_words(const WordGraph& graph) {
    std::string text;
    for (uint32_t i = 0; i < graph.size(); ++i) text.append(graph.word(i)).push_back('\n');
    return text;
}

std::string each_reversed(std::string text) {
    for (auto at = text.begin(); at != text.end();) {
        auto stop = std::find(at, text.end(), '\n');
        std::reverse(at, stop);
        at = stop + 1;
    }
    return text;
}

template <class T>
std::span<const T> cut(std::span<const std::byte>& rest, size_t count) {
    std::span<const T> part(reinterpret_cast<const T*>(rest.data()), count);
    rest = rest.subspan(count * sizeof(T));
    return part;
}

template <class T>
void append(std::vector<std::byte>& body, const std::vector<T>& part) {
    auto bytes = std::as_bytes(std::span(part));
    body.insert(body.end(), bytes.begin(), bytes.end());
}

}  // namespace

struct ContainIndex::Parts {
    std::vector<uint32_t> sums{0}, firsts, shorts = std::vector<uint32_t>(kTabled, 0);
    std::vector<Repeat> repeats;

    void add(const Trie& trie, uint32_t node, uint32_t place) {
        const Trie::Node& at = trie.nodes[node];
        uint32_t words = node ? at.words : 0;
        sums.push_back(sums.back() + words);
        firsts.push_back(at.first_word);
        if (at.repeated > kShort) repeats.push_back({place, words, at.repeated});
        uint32_t number = 0, before = 0, power = 1;
        for (size_t length = 1; length <= kShort && node; ++length) {
            number += (trie.nodes[node].letter - 1u) * power;
            power *= 26;
            if (at.repeated < length) shorts[before + number] += words;
            before += power;
            node = trie.nodes[node].parent;
        }
    }
};

std::string ContainIndex::lay_out(const Sizes& sizes) {
    sizes_ = sizes;
    size_t blocks = sizes.nodes / 64 + 1, backward_blocks = sizes.backward_nodes / 64 + 1;
    size_t needed = (blocks + backward_blocks) * sizeof(Endings::Block) +
                    (size_t{2} * sizes.nodes + 1 + kTabled) * 4 + sizes.repeats * sizeof(Repeat);
    if (body_.size() != needed) return "its length is wrong";
    words_ = sizes.words;
    auto rest = body_;
    forward_ = Endings(cut<Endings::Block>(rest, blocks), sizes.nodes);
    backward_ = Endings(cut<Endings::Block>(rest, backward_blocks), sizes.backward_nodes);
    word_sums_ = cut<uint32_t>(rest, sizes.nodes + size_t{1});
    first_words_ = cut<uint32_t>(rest, sizes.nodes);
    short_counts_ = cut<uint32_t>(rest, kTabled);
    repeats_ = cut<Repeat>(rest, sizes.repeats);
    for (const Endings* side : {&forward_, &backward_})
        if (const char* flaw = side->flaw()) return flaw;
    for (size_t i = 0; i < sizes.nodes; ++i)
        if (word_sums_[i] > word_sums_[i + 1] ||
            uint64_t{first_words_[i]} + word_sums_[i + 1] - word_sums_[i] > words_)
            return "it names words that do not exist";
    return "";
}

std::shared_ptr<const ContainIndex> ContainIndex::build(const WordGraph& graph) {
    std::shared_ptr<ContainIndex> index(new ContainIndex);
    Parts parts;
    Sizes sizes{static_cast<uint32_t>(graph.size()), 0, 0, 0};
    std::string text = all_words(graph);
    for (bool reversed : {false, true}) {
        WordList list = WordList::parse(reversed ? each_reversed(std::move(text)) : text);
        Trie trie = Trie::of(list.words());
        std::vector<uint32_t> order = trie.by_ending();
        append(index->own_, Endings::blocks_of(trie, order));
        (reversed ? sizes.backward_nodes : sizes.nodes) = static_cast<uint32_t>(order.size());
        if (reversed) continue;
        for (uint32_t i = 0; i < order.size(); ++i) parts.add(trie, order[i], i);
    }
    sizes.repeats = static_cast<uint32_t>(parts.repeats.size());
    append(index->own_, parts.sums);
    append(index->own_, parts.firsts);
    append(index->own_, parts.shorts);
    append(index->own_, parts.repeats);
    index->body_ = index->own_;
    if (std::string flaw = index->lay_out(sizes); !flaw.empty()) throw std::invalid_argument(flaw);
    return index;
}

int ContainIndex::save(const std::filesystem::path& path) const {
    Header header{};
    std::memcpy(header.magic, kMagic, 8);
    header.version = kVersion;
    header.words = sizes_.words;
    header.nodes = sizes_.nodes;
    header.backward_nodes = sizes_.backward_nodes;
    header.repeats = sizes_.repeats;
    header.body_bytes = body_.size();
    header.checksum = checksum_of(header, body_);
    return MappedFile::replace(path, std::as_bytes(std::span(&header, 1)), body_);
}

std::shared_ptr<const ContainIndex> ContainIndex::read(std::shared_ptr<const MappedFile> file,
                                                       const std::string& name) {
    Header header{};
    auto bytes = file->bytes();
    std::string flaw;
    if (bytes.size() >= sizeof(Header)) std::memcpy(&header, bytes.data(), sizeof(Header));
    std::shared_ptr<ContainIndex> index(new ContainIndex);
    if (std::memcmp(header.magic, kMagic, 8) != 0) flaw = "it does not begin like one";
    else if (header.version != kVersion) flaw = "it was written by another version";
    else if (checksum_of(header, bytes.subspan(sizeof(Header))) != header.checksum)
        flaw = "its checksum is wrong";
    else {
        index->file_ = std::move(file);
        index->body_ = bytes.subspan(sizeof(Header));
        flaw = index->lay_out({header.words, header.nodes, header.backward_nodes, header.repeats});
    }
    if (!flaw.empty())
        throw std::invalid_argument(name + " is no usable containing index: " + flaw);
    return index;
}

}  // namespace setz
