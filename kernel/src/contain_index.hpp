// Which words contain a run of letters, how many, and which letters may go in front and behind.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "endings.hpp"
#include "mapped_file.hpp"
#include "word_graph.hpp"

namespace setz {

class ContainIndex {
public:
    static std::shared_ptr<const ContainIndex> build(const WordGraph& graph);
    static std::shared_ptr<const ContainIndex> read(std::shared_ptr<const MappedFile> file,
                                                    const std::string& name);
    int save(const std::filesystem::path& path) const;

    uint32_t words() const { return words_; }
    size_t bytes() const { return body_.size(); }

    uint32_t count(std::string_view run) const;
    std::vector<uint32_t> indexes(std::string_view run, int64_t limit) const;
    // Bit c is set for each letter c that may stand in front of or behind the run.
    uint32_t front(std::string_view run) const;
    uint32_t back(std::string_view run) const;

    const Endings& forward() const { return forward_; }
    Range range_of(std::string_view run) const;

private:
    static constexpr size_t kShort = 3;  // how long are runs whose counts are tabled?
    static constexpr size_t kTabled = 26 + 26 * 26 + 26 * 26 * 26;

    // A beginning whose last `repeated` (more than kShort) letters stand in it twice.
    struct Repeat {
        uint32_t place, words, repeated;
    };
    struct Sizes {
        uint32_t words, nodes, backward_nodes, repeats;
    };
    struct Parts;

    ContainIndex() = default;
    std::string lay_out(const Sizes& sizes);
    uint32_t tabled(std::string_view run) const;

    std::shared_ptr<const MappedFile> file_;
    std::vector<std::byte> own_;
    std::span<const std::byte> body_;
    Sizes sizes_{};
    uint32_t words_ = 0;
    Endings forward_, backward_;
    std::span<const uint32_t> word_sums_;   // words that begin so, summed up over all before
    std::span<const uint32_t> first_words_;
    std::span<const uint32_t> short_counts_;
    std::span<const Repeat> repeats_;
};

}  // namespace setz
