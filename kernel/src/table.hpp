// A board on which stones are laid and taken back, and the walks over its lines.
#pragma once

#include <bit>
#include <utility>
#include <vector>

#include "board.hpp"
#include "fan_graph.hpp"
#include "rack.hpp"
#include "rack_trie.hpp"
#include "stop.hpp"
#include "words_allowed.hpp"

namespace setz {

class Table {
public:
    struct Span {
        size_t from, to;
    };
    struct Run : Span {
        uint32_t word;  // ~0: none
        bool lone() const { return to - from < 2; }
        bool correct() const { return word != ~0u; }
    };

    Table(const FanGraph& graph, const WordsAllowed& allowed, const Board& board, const Rack& rack,
          Limit& limit)
        : graph_(graph), allowed_(allowed), board_(board), limit_(limit), rack_(rack),
          fresh_(board.squares.size(), 0), closed_(board.squares.size(), 0),
          settled_(board.squares.size(), 0) {}

    const Board& board() const { return board_; }
    const Rack& rack() const { return rack_; }  // what is left of it
    size_t length(bool down) const { return down ? board_.rows : board_.cols; }
    size_t lines(bool down) const { return down ? board_.cols : board_.rows; }
    size_t square(bool down, size_t line, size_t i) const {
        return down ? i * board_.cols + line : line * board_.cols + i;
    }
    size_t line_of(bool down, size_t at) const { return down ? at % board_.cols : at / board_.cols; }
    size_t place_of(bool down, size_t at) const { return line_of(!down, at); }

    bool stone(size_t at) const { return fresh_[at] || board_.squares[at].stone(); }
    bool free(size_t at) const {
        return !fresh_[at] && !closed_[at] && board_.squares[at].letter == Square::kFree;
    }
    uint32_t letter(size_t at) const {
        return fresh_[at] ? fresh_[at] & 31 : board_.squares[at].letter;
    }
    bool jolly(size_t at) const {
        return fresh_[at] ? fresh_[at] & RackTrie::kJolly : board_.squares[at].jolly;
    }
    uint8_t laid(size_t at) const { return fresh_[at]; }
    const std::vector<size_t>& fresh() const { return order_; }
    bool settled(bool down, size_t at) const { return settled_[at] >> down & 1; }

    // All words from place `start` of a line that cover a span and lay at least one stone.
    // `masks`: letters worth laying on each square, or null. `each` returns false to end the walk,
    // and so does the limit: from a large hand it may be long before it comes to a word.
    template <class Each>
    bool words_from(bool down, size_t line, size_t start, Span cover, const uint32_t* masks,
                    const Each& each) {
        if (start > 0 && stone(square(down, line, start - 1))) return true;
        Way way{down, line, start, cover, order_.size(), masks};
        return step(way, start, 0, 0, each);
    }

    // The run through a stone.
    Run run(bool down, size_t at) const {
        size_t line = line_of(down, at), i = place_of(down, at);
        Run found{{i, i + 1}, ~0u};
        while (found.from > 0 && stone(square(down, line, found.from - 1))) --found.from;
        while (found.to < length(down) && stone(square(down, line, found.to))) ++found.to;
        uint32_t fan = 0, rank = 0;
        for (size_t k = found.from; k < found.to; ++k) {
            const Fan& here = graph_[fan];
            uint32_t code = letter(square(down, line, k));
            if (!here.has(code)) return found;
            rank += here.ends();
            fan = here.child(code);
            rank += graph_[fan].before;
        }
        if (graph_[fan].ends() && allowed_(rank)) found.word = rank;
        return found;
    }

    // Lays a stone for a moment, whether it is in the rack or not.
    template <class During>
    void with_stone(size_t at, uint8_t sign, const During& during) {
        fresh_[at] = sign;
        order_.push_back(at);
        during();
        order_.pop_back();
        fresh_[at] = 0;
    }

    // For a moment some of the new stones are not there.
    template <class During>
    void without(const std::vector<size_t>& squares, const During& during) {
        std::vector<uint8_t> signs;
        for (size_t at : squares) signs.push_back(std::exchange(fresh_[at], 0));
        during();
        for (size_t i = 0; i < squares.size(); ++i) fresh_[squares[i]] = signs[i];
    }

    // For a moment a run is as it shall be: nothing is laid at its ends.
    template <class During>
    void with_settled(bool down, size_t line, Span span, const During& during) {
        auto change = [&](int by) {
            for (size_t i = span.from; i < span.to; ++i)
                settled_[square(down, line, i)] ^= static_cast<uint8_t>(1 << down);
            if (span.from > 0) closed_[square(down, line, span.from - 1)] += by;
            if (span.to < length(down)) closed_[square(down, line, span.to)] += by;
        };
        change(1);
        during();
        change(-1);
    }

private:
    struct Way {
        bool down;
        size_t line, start;
        Span cover;
        size_t laid_before;
        const uint32_t* masks;
    };

    template <class Each>
    bool step(const Way& way, size_t i, uint32_t fan, uint32_t rank, const Each& each) {
        if (limit_.reached()) return false;
        const Fan here = graph_[fan];
        bool inside = i < length(way.down);
        size_t at = inside ? square(way.down, way.line, i) : 0;
        bool whole = i >= way.cover.to && i - way.start > 1 && order_.size() > way.laid_before;
        if (here.ends() && whole && !(inside && stone(at)) && allowed_(rank) && !each(i, rank))
            return false;
        if (!inside) return true;
        rank += here.ends();
        auto go = [&](uint32_t code) {
            uint32_t child = here.child(code);
            return step(way, i + 1, child, rank + graph_[child].before, each);
        };
        if (stone(at)) return !here.has(letter(at)) || go(letter(at));
        if (!free(at)) return true;
        size_t next = i + 1 < length(way.down) ? square(way.down, way.line, i + 1) : at;
        uint32_t follows = next != at && stone(next) ? letter(next) : 0;
        bool more = true;
        auto lay = [&](uint32_t code, uint8_t sign) {
            if (follows && !graph_[here.child(code)].has(follows)) return;
            with_stone(at, sign, [&] { more = go(code); });
        };
        uint32_t wanted = here.letters & (way.masks ? way.masks[at] : kAllLetters);
        for (uint32_t codes = wanted & rack_.letters(); codes && more; codes &= codes - 1) {
            uint32_t code = static_cast<uint32_t>(std::countr_zero(codes));
            rack_.take(code);
            lay(code, static_cast<uint8_t>(code));
            rack_.put_back(code);
        }
        for (uint32_t codes = wanted & rack_.jolly_letters(); codes && more; codes &= codes - 1) {
            uint32_t code = static_cast<uint32_t>(std::countr_zero(codes));
            size_t kind = rack_.take_jolly(code);
            lay(code, static_cast<uint8_t>(code | RackTrie::kJolly));
            rack_.put_back_jolly(kind);
        }
        return more;
    }

    const FanGraph& graph_;
    const WordsAllowed& allowed_;
    const Board& board_;
    Limit& limit_;
    Rack rack_;
    std::vector<uint8_t> fresh_;    // by square: code of the new stone, with kJolly
    std::vector<size_t> order_;     // squares of the new stones as they were laid
    std::vector<uint8_t> closed_;   // by square: settled runs that end before it
    std::vector<uint8_t> settled_;  // by square: bit 0 the run across, bit 1 the run down
};

}  // namespace setz
