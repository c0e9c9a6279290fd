// The file of a word graph: a header of 64 bytes and the units, little-endian.
#include <algorithm>
#include <bit>
#include <cstring>
#include <stdexcept>

#include "word_graph.hpp"

namespace setz {

static_assert(std::endian::native == std::endian::little, "word graph files are little-endian");

namespace {

struct Header {
    char magic[8];
    uint32_t version, units, root, words;
    uint64_t checksum;
    char alphabet[32];
};
static_assert(sizeof(Header) == 64);

constexpr char kMagic[8] = {'S', 'E', 'T', 'Z', 'W', 'O', 'R', 'T'};
constexpr char kAlphabet[32] = "A-Z";
constexpr uint32_t kVersion = 1;

}  // namespace

size_t WordGraph::file_bytes() const { return sizeof(Header) + units_.size_bytes(); }

int WordGraph::save(const std::filesystem::path& path) const {
    Header header{};
    std::memcpy(header.magic, kMagic, 8);
    std::memcpy(header.alphabet, kAlphabet, 32);
    header.version = kVersion;
    header.units = static_cast<uint32_t>(units_.size());
    header.root = root_;
    header.words = words_;
    header.checksum = checksum(std::as_bytes(units_));
    return MappedFile::replace(path, std::as_bytes(std::span(&header, 1)), std::as_bytes(units_));
}

static const char* flaw_of(const Header& header, std::span<const std::byte> bytes) {
    if (std::memcmp(header.magic, kMagic, 8) != 0) return "it does not begin like a word graph";
    if (header.version != kVersion) return "it was written by another version";
    if (std::memcmp(header.alphabet, kAlphabet, 32) != 0) return "it has another alphabet";
    if (bytes.size() != sizeof(Header) + uint64_t{4} * header.units) return "its length is wrong";
    if (header.units % 32 || header.root >= header.units) return "its header is damaged";
    if (checksum(bytes.subspan(sizeof(Header))) != header.checksum) return "its checksum is wrong";
    return nullptr;
}

std::shared_ptr<const WordGraph> WordGraph::read(std::shared_ptr<const MappedFile> file,
                                                 const std::string& name) {
    std::span<const std::byte> bytes = file->bytes();
    Header header{};
    if (bytes.size() < sizeof(Header))
        throw std::invalid_argument(name + " is no word graph: only " +
                                    std::to_string(bytes.size()) + " bytes");
    std::memcpy(&header, bytes.data(), sizeof(Header));
    if (const char* flaw = flaw_of(header, bytes))
        throw std::invalid_argument(name + " is no usable word graph: " + flaw);
    std::shared_ptr<WordGraph> graph(new WordGraph);
    graph->file_ = std::move(file);
    graph->units_ = {reinterpret_cast<const uint32_t*>(bytes.data() + sizeof(Header)), header.units};
    graph->root_ = header.root;
    graph->words_ = header.words;
    for (size_t at = 0; at < graph->units_.size(); ++at)
        if ((at == 0 && graph->units_[at]) || below(graph->units_[at]) >= header.units)
            throw std::invalid_argument(name + " is damaged: unit " + std::to_string(at) +
                                        " points to where nothing is");
    graph->count_words(name);
    return graph;
}

}  // namespace setz
