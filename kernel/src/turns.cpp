#include "turns.hpp"

#include <algorithm>
#include <bit>
#include <set>
#include <string>

namespace setz {
namespace {

constexpr uint8_t kJolly = RackTrie::kJolly;

struct Span {
    size_t from, to;
};

// A board on which stones are laid and taken back, and the walks over its lines.
class Table {
public:
    Table(const FanGraph& graph, const WordsAllowed& allowed, const Board& board, const Rack& rack)
        : graph_(graph), allowed_(allowed), board_(board), rack_(rack),
          fresh_(board.squares.size(), 0) {}

    size_t length(bool down) const { return down ? board_.rows : board_.cols; }
    size_t lines(bool down) const { return down ? board_.cols : board_.rows; }
    size_t square(bool down, size_t line, size_t i) const {
        return down ? i * board_.cols + line : line * board_.cols + i;
    }
    bool stone(size_t square) const { return fresh_[square] || board_.squares[square].stone(); }
    bool free(size_t square) const {
        return !fresh_[square] && board_.squares[square].letter == Square::kFree;
    }
    uint32_t letter(size_t square) const {
        return fresh_[square] ? fresh_[square] & 31 : board_.squares[square].letter;
    }
    bool jolly(size_t square) const {
        return fresh_[square] ? fresh_[square] & kJolly : board_.squares[square].jolly;
    }
    bool fresh(size_t square) const { return fresh_[square]; }
    uint8_t laid(size_t square) const { return fresh_[square]; }
    const Board& board() const { return board_; }
    size_t stones_laid() const { return laid_; }

    // All words from place `start` of a line that cover [from, to) and lay at least one stone.
    // `masks`: letters worth laying on each square, or null.
    template <class Each>
    void words_from(bool down, size_t line, size_t start, Span cover, const uint32_t* masks,
                    Each each) {
        if (start > 0 && stone(square(down, line, start - 1))) return;
        Way way{down, line, start, cover, laid_, masks};
        step(way, start, 0, 0, each);
    }

    // Lays a stone for a moment, whether it is in the rack or not.
    template <class During>
    void with_stone(size_t at, uint8_t sign, During during) {
        put(at, sign);
        during();
        take(at);
    }

    struct Found {
        size_t begin, end;
        uint32_t word;  // ~0: none
    };
    // The run through a square.
    Found run(bool down, size_t at) const {
        size_t line = down ? at % board_.cols : at / board_.cols;
        size_t i = down ? at / board_.cols : at % board_.cols;
        Found found{i, i + 1, ~0u};
        while (found.begin > 0 && stone(square(down, line, found.begin - 1))) --found.begin;
        while (found.end < length(down) && stone(square(down, line, found.end))) ++found.end;
        uint32_t fan = 0, rank = 0;
        for (size_t k = found.begin; k < found.end; ++k) {
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

private:
    struct Way {
        bool down;
        size_t line, start;
        Span cover;
        size_t laid_before;
        const uint32_t* masks;
    };

    template <class Each>
    void step(const Way& way, size_t i, uint32_t fan, uint32_t rank, const Each& each) {
        const Fan here = graph_[fan];
        bool inside = i < length(way.down);
        size_t at = inside ? square(way.down, way.line, i) : 0;
        bool whole = i >= way.cover.to && i - way.start > 1 && laid_ > way.laid_before;
        if (here.ends() && whole && !(inside && stone(at)) && allowed_(rank)) each(i, rank);
        if (!inside) return;
        rank += here.ends();
        auto go = [&](uint32_t code) {
            uint32_t child = here.child(code);
            step(way, i + 1, child, rank + graph_[child].before, each);
        };
        if (stone(at)) {
            if (here.has(letter(at))) go(letter(at));
            return;
        }
        if (!free(at)) return;
        uint32_t wanted = here.letters & (way.masks ? way.masks[at] : kAllLetters);
        for (uint32_t codes = wanted & rack_.letters(); codes; codes &= codes - 1) {
            uint32_t code = static_cast<uint32_t>(std::countr_zero(codes));
            rack_.take(code);
            with_stone(at, static_cast<uint8_t>(code), [&] { go(code); });
            rack_.put_back(code);
        }
        for (uint32_t codes = wanted & rack_.jolly_letters(); codes; codes &= codes - 1) {
            uint32_t code = static_cast<uint32_t>(std::countr_zero(codes));
            size_t kind = rack_.take_jolly(code);
            with_stone(at, static_cast<uint8_t>(code | kJolly), [&] { go(code); });
            rack_.put_back_jolly(kind);
        }
    }

    void put(size_t at, uint8_t sign) {
        fresh_[at] = sign;
        ++laid_;
    }
    void take(size_t at) {
        fresh_[at] = 0;
        --laid_;
    }

    const FanGraph& graph_;
    const WordsAllowed& allowed_;
    const Board& board_;
    Rack rack_;
    std::vector<uint8_t> fresh_;
    size_t laid_ = 0;
};

class Completer {
public:
    Completer(const FanGraph& graph, const LayingRules& rules, const Board& board, const Rack& rack,
              const WordsAllowed& allowed, Limit& limit)
        : rules_(rules), table_(graph, allowed, board, rack), limit_(limit),
          wanted_(rack.letters() | rack.jolly_letters()) {}

    void search(std::set<std::string>& seen, std::vector<Turn>& turns) {
        seen_ = &seen;
        turns_ = &turns;
        for (bool down : {false, true}) {
            std::vector<uint32_t> masks = possible_letters(down);
            for (size_t line = 0; line < table_.lines(down); ++line)
                for (size_t start = 0; start < table_.length(down); ++start)
                    lay_from(down, line, start, masks);
        }
    }

private:
    // Letters whose crossing run is a word or can become one with the rack.
    std::vector<uint32_t> possible_letters(bool down) {
        const Board& board = table_.board();
        std::vector<uint32_t> masks(board.squares.size(), kAllLetters);
        for (size_t at = 0; at < masks.size(); ++at) {
            if (!table_.free(at) || !crossed(down, at)) continue;
            masks[at] = 0;
            for (uint32_t codes = wanted_; codes && !limit_.reached(); codes &= codes - 1) {
                uint32_t code = static_cast<uint32_t>(std::countr_zero(codes));
                table_.with_stone(at, static_cast<uint8_t>(code), [&] {
                    bool fits = table_.run(!down, at).word != ~0u;
                    if (!fits) complete(down, at, [&] { fits = true; });
                    if (fits) masks[at] |= 1u << code;
                });
            }
        }
        return masks;
    }

    // Does a stone lie beside the square, across the way `down`?
    bool crossed(bool down, size_t at) const {
        const Board& board = table_.board();
        size_t row = at / board.cols, col = at % board.cols;
        if (down)
            return (col > 0 && table_.stone(at - 1)) || (col + 1 < board.cols && table_.stone(at + 1));
        return (row > 0 && table_.stone(at - board.cols)) ||
               (row + 1 < board.rows && table_.stone(at + board.cols));
    }

    void lay_from(bool down, size_t line, size_t start, const std::vector<uint32_t>& masks) {
        const Board& board = table_.board();
        size_t centre = board.rows / 2 * board.cols + board.cols / 2;
        size_t joint = start;
        for (; joint < table_.length(down); ++joint) {
            size_t at = table_.square(down, line, joint);
            if (!table_.free(at) || crossed(down, at) || (!board.stones && at == centre)) break;
        }
        if (joint == table_.length(down) || limit_.reached()) return;
        table_.words_from(down, line, start, {joint, joint + 1}, masks.data(),
                          [&](size_t end, uint32_t word) { crossings(down, line, {start, end}, word); });
    }

    // The word lies; complete what it crosses.
    void crossings(bool down, size_t line, Span main, uint32_t word) {
        std::vector<size_t> open;
        for (size_t i = main.from; i < main.to; ++i) {
            size_t at = table_.square(down, line, i);
            if (!table_.fresh(at)) continue;
            auto run = table_.run(!down, at);
            if (run.end - run.begin > 1 && run.word == ~0u) open.push_back(at);
        }
        complete_all(down, open, 0, word, table_.square(down, line, main.from));
    }

    void complete_all(bool down, const std::vector<size_t>& open, size_t number, uint32_t word,
                      size_t begin) {
        if (limit_.reached()) return;
        if (number == open.size()) return keep(down, word, begin);
        complete(down, open[number],
                 [&] { complete_all(down, open, number + 1, word, begin); });
    }

    // All ways to make a word of the run that crosses a stone of the way `down`.
    template <class Each>
    void complete(bool down, size_t at, Each each) {
        auto run = table_.run(!down, at);
        size_t line = down ? at / table_.board().cols : at % table_.board().cols;
        for (size_t start = 0; start <= run.begin; ++start)
            table_.words_from(!down, line, start, {run.begin, run.end}, nullptr,
                              [&](size_t, uint32_t) { each(); });
    }

    void keep(bool down, uint32_t word, size_t begin) {
        const Board& board = table_.board();
        Turn turn;
        turn.words.push_back(word);
        std::string key;
        for (size_t at = 0; at < board.squares.size(); ++at) {
            if (!table_.fresh(at)) continue;
            turn.stones.emplace_back(static_cast<uint32_t>(at), table_.laid(at));
            key += std::to_string(at) + ":" + std::to_string(table_.laid(at)) + " ";
            for (bool way : {false, true}) {
                auto run = table_.run(way, at);
                if (run.end - run.begin < 2) continue;
                if (run.word == ~0u) return;
                bool first = first_fresh(way, at, run.begin);
                bool main = way == down && first_square(way, at, run.begin) == begin;
                if (!first) continue;
                if (!main) turn.words.push_back(run.word);
                if (main || rules_.scoring.crossings) turn.score += score(way, at, run);
            }
        }
        std::vector<uint32_t> words = turn.words;
        std::sort(words.begin(), words.end());
        bool twice = std::adjacent_find(words.begin(), words.end()) != words.end();
        if ((rules_.once && twice) || !seen_->insert(key).second) return;
        turn.score += rules_.scoring.bonus(turn.stones.size());
        turns_->push_back(std::move(turn));
    }

    size_t first_square(bool way, size_t at, size_t begin) const {
        size_t cols = table_.board().cols;
        return way ? begin * cols + at % cols : at / cols * cols + begin;
    }

    // Is this the first new stone of its run? So each run is looked at once.
    bool first_fresh(bool way, size_t at, size_t begin) const {
        size_t step = way ? table_.board().cols : 1;
        for (size_t square = first_square(way, at, begin); square < at; square += step)
            if (table_.fresh(square)) return false;
        return true;
    }

    int32_t score(bool way, size_t at, const Table::Found& run) const {
        const Scoring& scoring = rules_.scoring;
        int32_t sum = 0, factor = 1;
        size_t step = way ? table_.board().cols : 1, square = first_square(way, at, run.begin);
        for (size_t i = run.begin; i < run.end; ++i, square += step) {
            int32_t value = scoring.values[table_.jolly(square) ? 0 : table_.letter(square)];
            uint32_t place = static_cast<uint32_t>(square);
            sum += table_.fresh(square) ? value * scoring.letter_factor(place) : value;
            if (table_.fresh(square)) factor *= scoring.word_factor(place);
        }
        return sum * factor + scoring.per_letter * static_cast<int32_t>(run.end - run.begin);
    }

    const LayingRules& rules_;
    Table table_;
    Limit& limit_;
    uint32_t wanted_;
    std::set<std::string>* seen_ = nullptr;
    std::vector<Turn>* turns_ = nullptr;
};

}  // namespace

Turns lay_completing(const FanGraph& graph, const LayingRules& rules, const Board& board,
                     const Rack& rack, const WordsAllowed& allowed, int64_t best, Limit& limit) {
    require_factors(rules, board);
    Turns out;
    std::set<std::string> seen;
    Completer(graph, rules, board, rack, allowed, limit).search(seen, out.turns);
    out.count = out.turns.size();
    out.complete = !limit.over();
    std::sort(out.turns.begin(), out.turns.end(), [](const Turn& a, const Turn& b) {
        if (a.score != b.score) return a.score > b.score;
        return a.stones < b.stones;
    });
    if (best >= 0 && out.turns.size() > static_cast<size_t>(best))
        out.turns.resize(static_cast<size_t>(best));
    return out;
}

}  // namespace setz
