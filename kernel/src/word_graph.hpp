// The forward word graph: membership, word <-> index (rank in sorted order), patterns.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "letters.hpp"
#include "mapped_file.hpp"

namespace setz {

class WordGraph {
public:
    static std::shared_ptr<const WordGraph> build(std::string newline_separated);
    // Throws std::invalid_argument for a file that is no word graph or is damaged.
    static std::shared_ptr<const WordGraph> read(std::shared_ptr<const MappedFile> file,
                                                 const std::string& name);
    int save(const std::filesystem::path& path) const;

    size_t size() const { return words_; }

    uint32_t root() const { return root_; }
    // The unit of letter `code` below `base`, or 0.
    uint32_t step(uint32_t base, uint32_t code) const {
        uint32_t unit = units_[base ^ code];
        return (unit & 31) == code ? unit : 0;
    }
    // Words before the arc of `code` below `base`, counted from the first word below `base`.
    uint32_t words_before(uint32_t base, uint32_t code) const { return before_[base ^ code]; }
    uint32_t words_before_unit(uint32_t at) const { return before_[at]; }
    std::span<const uint32_t> units() const { return units_; }
    static bool ends(uint32_t unit) { return unit & 32; }
    static uint32_t below(uint32_t unit) { return unit >> 6; }

    bool contains(std::string_view word) const {
        uint32_t base = root_, unit = 0;
        for (char c : word) {
            uint32_t code = static_cast<unsigned char>(c) - uint32_t{'A'} + 1;
            if (code - 1 >= kLetters) return false;
            unit = units_[base ^ code];
            if ((unit & 31) != code) return false;
            base = unit >> 6;
        }
        return unit & 32;
    }
    // One byte, 0 or 1, for each newline-separated word.
    std::string contains_many(std::string_view words) const;
    int64_t index(std::string_view word) const;
    std::string word(uint32_t index) const;
    std::vector<uint32_t> indexes_matching(std::string_view pattern, int64_t limit) const;
    std::vector<std::string> words_starting(std::string_view prefix, int64_t limit) const;
    size_t file_bytes() const;

private:
    WordGraph() = default;
    void count_words(const std::string& name);

    std::shared_ptr<const MappedFile> file_;  // either a mapped file …
    std::vector<uint32_t> own_;               // … or units of our own
    std::span<const uint32_t> units_;
    std::vector<uint32_t> before_;
    uint32_t root_ = 0;
    uint32_t words_ = 0;
};

}  // namespace setz
