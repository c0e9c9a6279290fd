// Every way to lay one word in one line of a picture, found as far as it is asked for, and one of
// them at random.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "beginnings.hpp"
#include "board.hpp"
#include "fan_graph.hpp"
#include "laid_hand.hpp"
#include "words_allowed.hpp"

namespace setz {

struct WordMove {
    uint32_t square;   // where the word begins
    uint32_t word;     // index in the graph
    uint64_t laid;     // bit i: the i-th letter of the word is laid now …
    uint64_t jollies;  // … as a jolly
    bool down;
};

// What the picture asks of a word beside its letters.
struct MoveTerms {
    uint32_t touching = 0;     // 0: it holds a stone that lies; n: or lengthens a run of n stones
    int32_t least_added = -1;  // to a word that it only lengthens: -1 any, 0 never, n at least
    bool once = false;         // the words of one laying differ
    bool lone_once = false;    // a stone laid alone is told once, although it makes two words
    bool across = true, down = true;
    size_t shortest = 2, least_laid = 1, most_laid = ~size_t{0};
    int64_t centre = -1;       // the first word holds this square …
    bool begins = false;       // … and begins there
};

class WordMoves {
public:
    WordMoves(const FanGraph& graph, WordsAllowed allowed, MoveTerms terms, Board board,
              LaidHand hand);

    // Finds at least so many, if there are; how many are known then.
    size_t reach(size_t number);
    const WordMove& at(size_t number) const { return moves_.at(number); }
    // Starts in random order, at each a random way through the words; the first that is found.
    std::optional<WordMove> one(uint64_t seed);

private:
    struct Cell {
        uint8_t letter = Square::kFree;
        uint8_t old = 0;  // the longer of the runs that a stone here would take up the other way
        bool crossed = false;
        uint32_t fits = 0;
        uint32_t square = 0;
        bool stone() const { return letter != Square::kFree && letter != Square::kBlocked; }
        bool free() const { return letter == Square::kFree; }
    };
    struct Start {
        uint32_t line, from, joint;  // joint: the first square that joins what lies
        bool down;
    };
    using Line = std::vector<Cell>;

    size_t length(bool down) const { return down ? board_.rows : board_.cols; }
    size_t square(bool down, size_t line, size_t i) const {
        return down ? i * board_.cols + line : line * board_.cols + i;
    }
    const Line& line(bool down, size_t number);
    void demand(Cell& cell, bool down, size_t line, size_t i) const;
    uint32_t crossing_word(size_t i) const;
    bool joins(const Cell& cell) const;
    void find_starts();
    void find_starts(bool down, size_t number);

    void enter(const Start& start);
    void open(const Start& start);
    void follow(uint32_t hit);
    size_t free_steps() const;
    void find_hits(size_t at);
    uint32_t stone_at(size_t i) const {
        return i < cells_->size() && (*cells_)[i].stone() ? 1u << (*cells_)[i].letter : 0;
    }
    void take(size_t i, uint32_t code);
    void put_back(size_t i);
    void step(size_t i, uint32_t fan, uint32_t rank);
    bool wander(size_t i, uint32_t fan, uint32_t rank);
    bool may_end(size_t i) const;
    uint32_t letters_at(size_t i, const Fan& here) const;
    std::optional<WordMove> finished(size_t end, uint32_t rank) const;
    bool merely_lengthens(size_t end) const;
    bool repeats(size_t end, uint32_t rank) const;
    bool told_across(size_t end) const;
    uint64_t random();

    const FanGraph& graph_;
    WordsAllowed allowed_;
    MoveTerms terms_;
    Board board_;
    LaidHand hand_;
    uint32_t wanted_;
    std::vector<Line> lines_[2];
    std::vector<Start> starts_;
    std::unique_ptr<Beginnings> beginnings_;
    std::vector<WordMove> moves_;

    size_t next_ = 0, hit_ = 0;   // where the search stands
    std::vector<uint32_t> hits_;  // beginnings at this start, or first letters
    bool by_letter_ = false;

    const Line* cells_ = nullptr;  // of this start
    Start start_{};
    size_t laid_ = 0;
    std::vector<uint8_t> letters_;
    std::vector<LaidHand::Kind> kinds_;

    uint64_t seed_ = 0;
    size_t budget_ = 0;
    bool spent_ = false;
    std::optional<WordMove> found_;
};

}  // namespace setz
