#include "case_laying.hpp"

#include <algorithm>
#include <stdexcept>
#include <unordered_map>

#include "fillings.hpp"

namespace setz {
namespace {

// A shape that some letters fill, and those fillings once they are asked for.
struct Candidate {
    const Shape* shape;
    double value;
    std::vector<uint32_t> lengthened;
    std::vector<Filling> fillings;
    bool filled = false, possible = false;
};

class Chooser {
public:
    Chooser(Fillings& fillings, const CaseRules& rules, size_t best, Limit& limit)
        : fillings_(fillings), rules_(rules), best_(best), limit_(limit), left_(rules.letters) {
        standing_ = fillings.standing();
        std::sort(standing_.begin(), standing_.end());
        for (uint64_t pair : rules.inflections) inflected_.insert(static_cast<uint32_t>(pair >> 32));
    }

    void choose(const std::vector<std::vector<Shape>>& shapes, size_t letters) {
        letters_ = letters;
        cost_ = rules_.letter_cost * static_cast<double>(letters - rules_.least);
        by_size_.assign(letters + 1, {});
        most_.assign(letters + 1, 0);
        for (size_t size = 1; size <= letters; ++size) {
            gather(shapes[size], size);
            sort(size);
            bound(size);
            // Small shapes alone give a first answer; it spares the search most of the larger ones.
            if (size >= 2 && size < letters) combine(size);
        }
        combine(letters);
    }

    BestCaseMoves result() {
        std::sort_heap(heap_.begin(), heap_.end(), better);
        return {std::move(heap_), !limit_.over()};
    }

private:
    static bool better(const CaseMove& a, const CaseMove& b) {
        if (a.value != b.value) return a.value > b.value;
        return a.stones < b.stones;
    }

    // What a move must be worth to get into the list; moves of the same worth do not displace.
    double wanted() const { return heap_.size() < best_ ? -1e18 : heap_.front().value + cost_; }

    // Keeps the shapes of one size that letters can fill and that are worth it.
    void gather(const std::vector<Shape>& shapes, size_t size) {
        // Shapes of which two fit into a move must be complete: the bounds are built on them.
        bool all = letters_ - size >= size;
        std::vector<const Shape*> order;
        for (const Shape& shape : shapes)
            if (shape.touches && (all || worth_a_look(shape))) order.push_back(&shape);
        std::stable_sort(order.begin(), order.end(),
                         [](const Shape* a, const Shape* b) { return a->value > b->value; });
        for (const Shape* shape : order) {
            if (limit_.reached() || (!all && !worth_a_look(*shape))) return;
            Candidate& candidate = known(*shape);
            if (candidate.possible) by_size_[size].push_back(&candidate);
        }
    }

    void sort(size_t size) {
        std::stable_sort(by_size_[size].begin(), by_size_[size].end(),
                         [](const Candidate* a, const Candidate* b) { return a->value > b->value; });
    }

    bool worth_a_look(const Shape& shape) const {
        return shape.value + most_[letters_ - shape.size] > wanted();
    }

    Candidate& known(const Shape& shape) {
        auto [entry, fresh] = known_.try_emplace(&shape);
        Candidate& candidate = entry->second;
        if (!fresh) return candidate;
        candidate.shape = &shape;
        candidate.value = shape.value;
        candidate.possible = !fillings_.of(shape, true).empty();
        if (!candidate.possible) return candidate;
        candidate.lengthened = fillings_.lengthened(shape);
        // Where an old word has inflections the squares promise too much: the letters tell.
        if (std::any_of(candidate.lengthened.begin(), candidate.lengthened.end(),
                        [&](uint32_t word) { return inflected_.contains(word); })) {
            fill(candidate);
            if (!limit_.over()) candidate.value = candidate.fillings.front().value;
        }
        return candidate;
    }

    void fill(Candidate& candidate) {
        if (candidate.filled) return;
        candidate.fillings = fillings_.of(*candidate.shape, false);
        candidate.filled = true;
    }

    // most_[n]: no n letters are worth more than that.
    void bound(size_t size) {
        double top = by_size_[size].empty() ? -1e18 : by_size_[size].front()->value;
        for (size_t n = size; n < most_.size(); ++n)
            most_[n] = std::max(most_[n], most_[n - size] + top);
    }

    void combine(size_t largest) {
        chosen_.clear();
        pick(letters_, largest, 0, 0, {});
    }

    // Adds shapes of at most `size` squares, from number `from` of that size on.
    void pick(size_t letters, size_t size, size_t from, double value, Squares closed) {
        if (letters == 0) {
            lay(0, value, {});
            return;
        }
        for (; size > 0; --size, from = 0) {
            if (size > letters) continue;
            auto& list = by_size_[size];
            for (size_t i = from; i < list.size(); ++i) {
                if (limit_.reached()) return;
                double best = value + list[i]->value + most_[letters - size];
                if (best <= wanted()) break;
                const Shape& shape = *list[i]->shape;
                if ((shape.squares & closed).any()) continue;
                chosen_.push_back(list[i]);
                pick(letters - size, size, i + 1, value + list[i]->value,
                     closed | shape.squares | shape.halo);
                chosen_.pop_back();
            }
        }
    }

    // Fills the chosen shapes one after the other; `bound` is what they can be worth at most.
    void lay(size_t number, double bound, CaseMove move) {
        if (number == chosen_.size()) return keep(std::move(move));
        Candidate& candidate = *chosen_[number];
        fill(candidate);
        for (const Filling& filling : candidate.fillings) {
            double rest = bound - candidate.value + filling.value;
            if (rest <= wanted() || limit_.reached()) return;
            if (!take(candidate, filling)) continue;
            CaseMove longer = move;
            for (size_t i = 0; i < candidate.shape->size; ++i)
                longer.stones.emplace_back(candidate.shape->cells[i], filling.letters[i]);
            longer.words.insert(longer.words.end(), filling.words.begin(), filling.words.end());
            longer.points += filling.points;
            longer.bons += filling.bons;
            longer.value += filling.value;
            lay(number + 1, rest, std::move(longer));
            give_back(candidate, filling, candidate.shape->size);
        }
    }

    bool take(const Candidate& candidate, const Filling& filling) {
        for (size_t i = 0; i < candidate.shape->size; ++i) {
            if (left_[filling.letters[i]] == 0) {
                give_back(candidate, filling, i);
                return false;
            }
            --left_[filling.letters[i]];
        }
        return true;
    }

    void give_back(const Candidate&, const Filling& filling, size_t count) {
        for (size_t i = 0; i < count; ++i) ++left_[filling.letters[i]];
    }

    void keep(CaseMove move) {
        if (!each_word_once(move)) return;
        move.value -= cost_;
        std::sort(move.stones.begin(), move.stones.end());
        bool known = std::any_of(heap_.begin(), heap_.end(), [&](const CaseMove& other) {
            return other.stones == move.stones;
        });
        if (known) return;
        if (heap_.size() == best_) {
            std::pop_heap(heap_.begin(), heap_.end(), better);
            heap_.pop_back();
        }
        heap_.push_back(std::move(move));
        std::push_heap(heap_.begin(), heap_.end(), better);
    }

    bool each_word_once(const CaseMove& move) const {
        std::vector<uint32_t> standing = standing_;
        for (const Candidate* candidate : chosen_)
            for (uint32_t word : candidate->lengthened) {
                auto at = std::lower_bound(standing.begin(), standing.end(), word);
                if (at != standing.end() && *at == word) standing.erase(at);
            }
        std::vector<uint32_t> words = move.words;
        std::sort(words.begin(), words.end());
        if (std::adjacent_find(words.begin(), words.end()) != words.end()) return false;
        return std::none_of(words.begin(), words.end(), [&](uint32_t word) {
            return std::binary_search(standing.begin(), standing.end(), word);
        });
    }

    Fillings& fillings_;
    const CaseRules& rules_;
    size_t best_, letters_ = 0;
    double cost_ = 0;
    Limit& limit_;
    std::array<uint8_t, kLetters + 1> left_;
    std::vector<uint32_t> standing_;
    std::unordered_set<uint32_t> inflected_;  // old words of which mere inflections are known
    std::unordered_map<const Shape*, Candidate> known_;
    std::vector<std::vector<Candidate*>> by_size_;
    std::vector<double> most_;
    std::vector<Candidate*> chosen_;
    std::vector<CaseMove> heap_;
};

// On an empty board one word of all the letters is laid; where does not matter, so one place does.
std::vector<std::vector<Shape>> first_shapes(const Ground& ground, const CaseRules& rules) {
    std::vector<std::vector<Shape>> by_size(rules.most + 1);
    for (size_t letters = std::max<size_t>(rules.least, 2); letters <= rules.most; ++letters)
        for (size_t at = 0; at < 2 * ground.squares() && by_size[letters].empty(); ++at) {
            bool down = at >= ground.squares();
            size_t square = (at + ground.squares() / 2) % ground.squares();
            Shape shape;
            for (; square != kMostSquares && ground.free(square) && shape.size < letters;
                 square = ground.after(square, down)) {
                shape.cells[shape.size++] = static_cast<uint8_t>(square);
                shape.squares.set(square);
            }
            if (shape.size < letters) continue;
            ground.complete(shape);
            shape.touches = true;
            shape.value = rules.worth.of(letters);
            by_size[letters].push_back(shape);
        }
    return by_size;
}

}  // namespace

void require_case(const CaseRules& rules, const Board& board) {
    if (board.squares.size() > kMostSquares)
        throw std::invalid_argument("the board has " + std::to_string(board.squares.size()) +
                                    " squares; at most " + std::to_string(kMostSquares) +
                                    " are possible");
    if (rules.least < 1 || rules.least > rules.most || rules.most > kMostFresh)
        throw std::invalid_argument("from " + std::to_string(rules.least) + " to " +
                                    std::to_string(rules.most) + " letters; 1 to " +
                                    std::to_string(kMostFresh) + " are possible");
    if (!rules.one_run && !Ground(board).connected())
        throw std::invalid_argument("the stones on the board do not hang together");
}

BestCaseMoves lay_from_case(const FanGraph& graph, const CaseRules& rules, const Board& board,
                        const WordsAllowed& allowed, size_t best, Limit& limit) {
    require_case(rules, board);
    Ground ground(board);
    if (best == 0) return {};
    auto shapes = board.stones ? shapes_on(ground, rules.most, rules.worth)
                               : first_shapes(ground, rules);
    Fillings fillings(graph, rules, ground, allowed, limit);
    Chooser chooser(fillings, rules, best, limit);
    for (size_t letters = rules.least; letters <= rules.most; ++letters)
        chooser.choose(shapes, letters);
    return chooser.result();
}

}  // namespace setz
