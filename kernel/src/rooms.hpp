// The room around a run of stones: may it still become a word there, and which?
//
// The table has no edge: whatever lies outside the drawn board is free.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "board.hpp"
#include "contain_index.hpp"
#include "fan_graph.hpp"
#include "words_allowed.hpp"

namespace setz {

class Rooms {
public:
    static constexpr size_t kReach = 24;  // squares that are looked at on each side of a run

    Rooms(std::shared_ptr<const WordGraph> graph, std::shared_ptr<const ContainIndex> index,
          std::vector<uint8_t> mask);

    bool word(std::string_view run) const;
    // Does some word hold it?
    bool part(const std::string& run) const;
    // May the run through this stone become a word, if all it crosses stay parts of words?
    bool room(const Board& board, size_t square, bool down) const;

    // What a letter on a free square would make of the line: bits of letters.
    struct Letters {
        uint32_t words = 0, open = 0;  // a word; no word, but it may become one
        bool lone = false;             // nothing lies there: any letter will do
    };
    Letters letters(const Board& board, size_t square, bool down, uint32_t wanted) const;

    // Words that the run through this stone may become, if all they cross are words: the shortest
    // first, then in their order; at most so many, or all if `most` < 0.
    std::vector<uint32_t> words(const Board& board, size_t square, bool down, size_t longest,
                                int64_t most) const;

private:
    // The line of a run, kReach squares and one more on each side of it.
    struct Line {
        std::vector<uint32_t> letters;  // that may stand on each square
        std::vector<bool> stone;
        size_t begin = 0, end = 0;  // of the run
        std::string run;
    };
    enum Crossing { kPart, kWord };

    Line line_of(const Board& board, size_t square, bool down, Crossing crossing) const;
    uint32_t suiting(const Board& board, int64_t row, int64_t col, bool down,
                     Crossing crossing) const;
    bool find_part(std::string_view run) const;
    size_t farthest(const Line& line) const;
    bool has_word(const Line& line) const;
    bool fits(const Line& line, std::string_view word, size_t from) const;
    bool fits_somewhere(const Line& line, std::string_view word, size_t least_ahead) const;
    template <class Each>
    bool walk(const Line& line, size_t i, size_t last, uint32_t fan, uint32_t rank,
              const Each& each) const;
    template <class Each>
    bool words_from(const Line& line, size_t from, size_t last, const Each& each) const;

    std::shared_ptr<const WordGraph> graph_;
    std::shared_ptr<const ContainIndex> index_;
    FanGraph fans_;
    std::vector<uint8_t> mask_;
    WordsAllowed allowed_;
    mutable std::mutex guard_;
    mutable std::unordered_map<std::string, bool> parts_;  // answers given before
};

}  // namespace setz
