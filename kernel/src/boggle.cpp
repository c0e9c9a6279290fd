#include "boggle.hpp"

#include <algorithm>
#include <stdexcept>

namespace setz {

// How many ways may wait at each length? Enough to hide cache misses, few enough to stay in cache.
constexpr size_t kChunk = 1024;
constexpr size_t kRoom = kChunk * 8 + 8;

class Boggle::Search {
public:
    Search(const Boggle& game, Limit& limit)
        : game_(game), limit_(limit), board_(game.empty_), ways_(game.squares() + 2),
          found_(kChunk + 8), seen_(game.graph_->words(), 0) {}

    // False if the limit was reached before the end.
    template <class Take>
    bool run(const char* letters, Take take) {
        if (++board_number_ == 0) {
            std::fill(seen_.begin(), seen_.end(), 0);
            board_number_ = 1;
        }
        set_letters(letters);
        return lengthen(1, start(letters), take);
    }

private:
    void set_letters(const char* letters) {
        for (size_t square = 0; square < game_.squares(); ++square)
            for (size_t i = 0; i < 8; ++i) {
                uint64_t next = board_.squares[square][i];
                uint32_t code = next ? code_of(letters[next >> 58]) : 0;
                board_.letters[square][i] = code;
                board_.letter_bits[square][i] = code ? 1u << code : 0;
            }
    }

    size_t start(const char* letters) {
        Ways& ways = room(1);
        const Fan& root = (*game_.graph_)[0];
        size_t count = 0;
        for (size_t square = 0; square < game_.squares(); ++square) {
            uint32_t code = code_of(letters[square]);
            if (!root.has(code)) continue;
            ways.fan[count] = root.child(code);
            ways.rank[count] = 0;
            ways.place[count++] = uint64_t{square} << 58 | uint64_t{1} << square;
        }
        return count;
    }

    Ways& room(size_t length) {
        Ways& ways = ways_[length];
        if (ways.fan.empty()) {
            ways.fan.resize(kRoom);
            ways.rank.resize(kRoom);
            ways.place.resize(kRoom);
        }
        return ways;
    }

    template <class Take>
    bool lengthen(size_t length, size_t count, Take take) {
        if (limit_.reached()) return false;
        Ways& longer = room(length + 1);
        for (size_t from = 0; from < count; from += kChunk) {
            size_t hits = 0;
            size_t to = std::min(count, from + kChunk);
            size_t grown = game_.lengthen_(board_, game_.graph_->fans(), ways_[length], from, to,
                                           longer, found_.data(), hits);
            if (length >= game_.rules_.shortest) report(length, hits, take);
            if (grown && !lengthen(length + 1, grown, take)) return false;
        }
        return true;
    }

    template <class Take>
    void report(size_t length, size_t hits, Take take) {
        const std::vector<uint8_t>& allowed = game_.rules_.allowed;
        for (size_t i = 0; i < hits; ++i) {
            uint32_t word = found_[i];
            bool counts = seen_[word] != board_number_;
            if (!allowed.empty()) counts &= allowed[word >> 3] >> (word & 7) & 1;
            seen_[word] = board_number_;
            take(word, length, counts);
        }
    }

    const Boggle& game_;
    Limit& limit_;
    BoggleBoard board_;
    std::vector<Ways> ways_;  // by length
    std::vector<uint32_t> found_;
    std::vector<uint8_t> seen_;  // the last board, modulo 255, that had this word
    uint8_t board_number_ = 0;
};

Boggle::Boggle(std::shared_ptr<const FanGraph> graph, Rules rules)
    : graph_(std::move(graph)), rules_(std::move(rules)),
      lengthen_(rules_.wide ? widest_lengthen() : plain_lengthen()) {
    if (rules_.rows < 1 || rules_.rows > 6 || rules_.cols < 1 || rules_.cols > 6)
        throw std::invalid_argument("a board of " + std::to_string(rules_.rows) + " x " +
                                    std::to_string(rules_.cols) +
                                    " squares; 1 x 1 to 6 x 6 are possible");
    if (rules_.points.empty()) throw std::invalid_argument("points by length are missing");
    rules_.points.resize(std::max(squares() + 1, rules_.points.size()), rules_.points.back());
    if (!rules_.allowed.empty() && rules_.allowed.size() < (graph_->words() + 7) / 8)
        throw std::invalid_argument("the mask of allowed words has " +
                                    std::to_string(rules_.allowed.size()) + " bytes; " +
                                    std::to_string((graph_->words() + 7) / 8) + " are needed");
    int rows = static_cast<int>(rules_.rows), cols = static_cast<int>(rules_.cols);
    for (int square = 0; square < rows * cols; ++square) {
        size_t neighbours = 0;
        for (int other = 0; other < rows * cols; ++other) {
            if (other == square || std::abs(other / cols - square / cols) > 1 ||
                std::abs(other % cols - square % cols) > 1)
                continue;
            empty_.squares[square][neighbours++] =
                uint64_t{1} << other | static_cast<uint64_t>(other) << 58;
        }
    }
}

void Boggle::require(std::string_view boards) const {
    if (boards.size() % squares())
        throw std::invalid_argument(std::to_string(boards.size()) +
                                    " letters are no whole number of boards with " +
                                    std::to_string(squares()) + " squares");
    for (size_t i = 0; i < boards.size(); ++i)
        if (!code_of(boards[i]))
            throw std::invalid_argument("board " + std::to_string(i / squares() + 1) + ", square " +
                                        std::to_string(i % squares() + 1) + ": " +
                                        quoted(boards.substr(i, 1)) + " is not a letter A-Z");
}

std::vector<int32_t> Boggle::scores(std::string_view boards, Limit& limit) const {
    require(boards);
    Search search(*this, limit);
    std::vector<int32_t> scores;
    for (size_t at = 0; at < boards.size(); at += squares()) {
        int32_t score = 0;
        if (!search.run(boards.data() + at, [&](uint32_t, size_t length, bool counts) {
                score += counts ? rules_.points[length] : 0;
            }))
            break;
        scores.push_back(score);
        limit.report(scores.size());
    }
    return scores;
}

Boggle::Words Boggle::words(std::string_view boards, Limit& limit) const {
    require(boards);
    Search search(*this, limit);
    Words words;
    for (size_t at = 0; at < boards.size(); at += squares()) {
        size_t before = words.indexes.size();
        if (!search.run(boards.data() + at, [&](uint32_t word, size_t, bool counts) {
                if (counts) words.indexes.push_back(word);
            })) {
            words.indexes.resize(before);
            break;
        }
        words.ends.push_back(static_cast<uint32_t>(words.indexes.size()));
        limit.report(words.ends.size());
    }
    return words;
}

}  // namespace setz
