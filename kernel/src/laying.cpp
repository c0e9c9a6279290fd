#include "laying.hpp"

#include <algorithm>
#include <span>
#include <stdexcept>
#include <tuple>

namespace setz {
namespace {

bool better(const Placement& a, const Placement& b) {
    if (a.score != b.score) return a.score > b.score;
    return std::tie(a.square, a.down, a.word, a.jollies) <
           std::tie(b.square, b.down, b.word, b.jollies);
}

class Keeper {
public:
    Keeper(Placements& out, int64_t best) : out_(out), best_(best) {}

    void add(const Placement& placement) {
        ++out_.count;
        if (best_ < 0) return out_.rows.push_back(placement);
        if (best_ == 0) return;
        auto& heap = out_.rows;
        if (heap.size() == static_cast<size_t>(best_)) {
            if (!better(placement, heap.front())) return;
            std::pop_heap(heap.begin(), heap.end(), better);
            heap.pop_back();
        }
        heap.push_back(placement);
        std::push_heap(heap.begin(), heap.end(), better);
    }
    void finish() {
        if (best_ > 0) std::sort_heap(out_.rows.begin(), out_.rows.end(), better);
    }

private:
    Placements& out_;
    int64_t best_;
};

// Searches one line after the other for words that hold new stones and join what lies.
class Layer {
public:
    Layer(const FanGraph& graph, const LayingRules& rules, const Board& board, const Rack& rack,
          const WordsAllowed& allowed, const RackTrie& trie, Keeper& keeper, Limit& limit)
        : graph_(graph), rules_(rules), board_(board), allowed_(allowed), trie_(trie), keeper_(keeper),
          limit_(limit), whole_(rack), rack_(rack) {}

    // centre: a square that the first word must cover, or none.
    void search(std::span<const Cell> line, bool down, int64_t centre) {
        cells_ = line.data();
        length_ = line.size();
        down_ = down;
        centre_ = centre;
        for (size_t start = 0; start < length_ && !limit_.over(); ++start) {
            if (cells_[start].letter == Square::kBlocked) continue;
            if (start > 0 && cells_[start - 1].stone()) continue;
            size_t joint = start;
            while (joint < length_ && cells_[joint].letter == Square::kFree && !joins(joint))
                ++joint;
            if (joint == length_ || cells_[joint].letter == Square::kBlocked) continue;
            from(start, joint);
        }
    }

private:
    bool joins(size_t i) const {
        return cells_[i].crossed || static_cast<int64_t>(cells_[i].square) == centre_;
    }

    // Words that begin at `start`, where `joint` is the first square that joins what lies.
    void from(size_t start, size_t joint) {
        size_t free_steps = std::min(joint - start, trie_.depth());
        size_t at = start + free_steps;
        joint_ = joint;
        start_ = start;
        if (joint - start > whole_.size()) return;
        const auto& entries = trie_.of_length(free_steps);
        if (hits_.size() < entries.size()) hits_.resize(entries.size());
        size_t count = fitting(entries, at, at == joint);
        for (size_t i = 0; i < count && !limit_.reached(); ++i) {
            const RackTrie::Entry& entry = entries[hits_[i]];
            rack_ = whole_;
            trie_.take(rack_, entry, letters_ + start, free_steps);
            step(at, entry.fan, entry.rank);
        }
    }

    // Which beginnings can go on at square `at`? Without a branch: nearly all of them cannot.
    size_t fitting(const std::vector<RackTrie::Entry>& entries, size_t at, bool joined) {
        bool stone = cells_[at].stone();
        uint32_t first = stone ? 1u << cells_[at].letter : joined ? cells_[at].fits : kAllLetters;
        // Stones that follow at once must be run through; what may be left out demands nothing.
        uint32_t second = stone_at(at + 1), third = second ? stone_at(at + 2) : 0;
        uint32_t no_second = !second, no_third = !third;
        auto follows = stone ? &RackTrie::Entry::first : &RackTrie::Entry::next;
        size_t count = 0;
        for (uint32_t i = 0; i < entries.size(); ++i) {
            const RackTrie::Entry& entry = entries[i];
            hits_[count] = i;
            count += static_cast<size_t>((entry.*follows & first) != 0) &
                     static_cast<size_t>(((entry.second & second) | no_second) != 0) &
                     static_cast<size_t>(((entry.third & third) | no_third) != 0);
        }
        return count;
    }

    uint32_t stone_at(size_t i) const {
        return i < length_ && cells_[i].stone() ? 1u << cells_[i].letter : 0;
    }

    // Everything before square i is laid; `fan` is where the graph stands, `rank` its word.
    void step(size_t i, uint32_t fan, uint32_t rank) {
        const Fan here = graph_[fan];
        bool stone = i < length_ && cells_[i].stone();
        if (here.ends() && i > joint_ && !stone && i - start_ > 1) finish(i, rank);
        if (i == length_ || cells_[i].letter == Square::kBlocked) return;
        rank += here.ends();
        if (stone) {
            uint32_t code = cells_[i].letter;
            if (here.has(code)) descend(i, here, code, 0, rank);
            return;
        }
        if (whole_.size() - rack_.size() == rules_.most_laid) return;
        uint32_t wanted = here.letters & cells_[i].fits;
        for (uint32_t codes = wanted & rack_.letters(); codes; codes &= codes - 1) {
            uint32_t code = static_cast<uint32_t>(std::countr_zero(codes));
            rack_.take(code);
            descend(i, here, code, static_cast<uint8_t>(code), rank);
            rack_.put_back(code);
        }
        for (uint32_t codes = wanted & rack_.jolly_letters(); codes; codes &= codes - 1) {
            uint32_t code = static_cast<uint32_t>(std::countr_zero(codes));
            size_t kind = rack_.take_jolly(code);
            descend(i, here, code, static_cast<uint8_t>(code | RackTrie::kJolly), rank);
            rack_.put_back_jolly(kind);
        }
    }

    void descend(size_t i, const Fan& here, uint32_t code, uint8_t laid, uint32_t rank) {
        uint32_t child = here.child(code);
        if (i + 1 < length_ && cells_[i + 1].stone() &&
            !graph_[child].has(cells_[i + 1].letter))
            return;
        letters_[i] = laid;
        step(i + 1, child, rank + graph_[child].before);
    }

    void finish(size_t end, uint32_t rank) {
        size_t laid = whole_.size() - rack_.size();
        if (laid == 0 || laid > rules_.most_laid || !allowed_(rank)) return;
        if (laid == 1 && down_ && crossed_by_laid(end)) return;  // found across already
        if (rules_.once && repeats(end, rank)) return;
        Placement placement{cells_[start_].square, down_, rank, 0, static_cast<uint32_t>(laid), 0};
        const Scoring& scoring = rules_.scoring;
        int32_t sum = 0, factor = 1, crossings = 0;
        for (size_t i = start_; i < end; ++i) {
            const Cell& cell = cells_[i];
            if (cell.stone()) {
                sum += scoring.values[cell.jolly ? 0 : cell.letter];
                continue;
            }
            bool jolly = letters_[i] & RackTrie::kJolly;
            if (jolly && i - start_ < 31) placement.jollies |= 1u << (i - start_);
            int32_t value = scoring.values[jolly ? 0 : letters_[i] & 31] *
                            scoring.letter_factor(cell.square);
            int32_t word_factor = scoring.word_factor(cell.square);
            sum += value;
            factor *= word_factor;
            placement.score += scoring.laid_values[jolly ? 0 : letters_[i] & 31];
            if (cell.crossed && scoring.crossings)
                crossings += (cell.cross_value + value) * word_factor;
        }
        placement.score += sum * factor + crossings + scoring.bonus(laid);
        if (scoring.per_letter) placement.score += scoring.per_letter * letters_scored(end);
        keeper_.add(placement);
    }

    bool crossed_by_laid(size_t end) const {
        for (size_t i = start_; i < end; ++i)
            if (!cells_[i].stone()) return cells_[i].crossed;
        return false;
    }

    int32_t letters_scored(size_t end) const {
        int32_t letters = static_cast<int32_t>(end - start_);
        for (size_t i = start_; i < end; ++i)
            if (!cells_[i].stone() && cells_[i].crossed && rules_.scoring.crossings)
                letters += cells_[i].cross_letters;
        return letters;
    }

    // Does a word stand twice among those that this laying forms?
    bool repeats(size_t end, uint32_t rank) const {
        uint32_t seen[kLongestSide + 1] = {rank};
        size_t count = 1;
        for (size_t i = start_; i < end; ++i) {
            if (cells_[i].stone() || !cells_[i].crossed) continue;
            uint32_t word = crossing_word(board_, !down_, graph_, cells_[i].square, letters_[i] & 31);
            if (std::find(seen, seen + count, word) != seen + count) return true;
            seen[count++] = word;
        }
        return false;
    }

    const FanGraph& graph_;
    const LayingRules& rules_;
    const Board& board_;
    const WordsAllowed& allowed_;
    const RackTrie& trie_;
    Keeper& keeper_;
    Limit& limit_;
    const Rack whole_;
    Rack rack_;
    const Cell* cells_ = nullptr;
    size_t length_ = 0, start_ = 0, joint_ = 0;
    int64_t centre_ = -1;
    bool down_ = false;
    uint8_t letters_[kLongestSide + 1] = {};
    std::vector<uint32_t> hits_;
};

void require_factors(const std::vector<int32_t>& factors, const Board& board, const char* name) {
    if (!factors.empty() && factors.size() != board.squares.size())
        throw std::invalid_argument(std::string(name) + " has " + std::to_string(factors.size()) +
                                    " entries for a board of " +
                                    std::to_string(board.squares.size()) + " squares");
}

}  // namespace

void require_factors(const LayingRules& rules, const Board& board) {
    require_factors(rules.scoring.letter_factors, board, "letter_factors");
    require_factors(rules.scoring.word_factors, board, "word_factors");
}

Placements lay(const FanGraph& graph, const LayingRules& rules, const Board& board,
               const Rack& rack, const WordsAllowed& allowed, int64_t best, Limit& limit) {
    require_factors(rules, board);
    Placements out;
    Keeper keeper(out, best);
    RackTrie trie(graph, rack, std::max(board.rows, board.cols), limit);
    Layer layer(graph, rules, board, rack, allowed, trie, keeper, limit);
    int64_t centre =
        board.stones ? -1 : static_cast<int64_t>(board.rows / 2 * board.cols + board.cols / 2);
    uint32_t wanted = rack.letters() | rack.jolly_letters();
    for (bool down : {false, true}) {
        size_t length = down ? board.rows : board.cols;
        std::vector<Cell> cells = lines_of(board, down, graph, allowed, wanted, rules.scoring.values);
        for (size_t begin = 0; begin < cells.size(); begin += length)
            layer.search(std::span(cells).subspan(begin, length), down, centre);
    }
    keeper.finish();
    out.complete = !limit.over();
    return out;
}

}  // namespace setz
