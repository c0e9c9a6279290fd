#include "fillings.hpp"

#include <algorithm>
#include <bit>

#include "rack.hpp"

namespace setz {

constexpr uint32_t kNoWord = ~0u;

Fillings::Fillings(const FanGraph& graph, const CaseRules& rules, const Ground& ground,
                   const WordsAllowed& allowed, Limit& limit)
    : graph_(graph), rules_(rules), ground_(ground), allowed_(allowed), limit_(limit),
      crossings_(ground.squares()), left_(rules.letters) {
    for (size_t square = 0; square < ground.squares(); ++square)
        for (bool down : {false, true}) {
            if (ground.free(square)) cross(square, down);
            size_t before = ground.before(square, down);
            if (!ground.stone(square) || (before != kMostSquares && ground.stone(before))) continue;
            size_t end = square, length = 1;
            for (size_t next = ground.after(end, down);
                 next != kMostSquares && ground.stone(next); next = ground.after(next, down), ++length)
                end = next;
            if (length < 2) continue;
            uint32_t word = old_word(square, end, down);
            if (word != kNoWord) standing_.push_back(word);
        }
}

// The index of the word on squares [begin, end] of a line, if the graph has it.
uint32_t Fillings::old_word(size_t begin, size_t end, bool down) const {
    uint32_t fan = 0, rank = 0;
    for (size_t at = begin; at <= end; at += ground_.step(down)) {
        const Fan& here = graph_[fan];
        if (!here.has(ground_.letter(at))) return kNoWord;
        rank += here.ends();
        fan = here.child(ground_.letter(at));
        rank += graph_[fan].before;
    }
    return graph_[fan].ends() ? rank : kNoWord;
}

// What a lone new stone on a free square would make of the stones in its line.
void Fillings::cross(size_t square, bool down) {
    Crossing& crossing = crossings_[square][down];
    std::vector<uint8_t> ahead, behind;
    for (size_t at = ground_.before(square, down); at != kMostSquares && ground_.stone(at);
         at = ground_.before(at, down))
        ahead.insert(ahead.begin(), ground_.letter(at));
    for (size_t at = ground_.after(square, down); at != kMostSquares && ground_.stone(at);
         at = ground_.after(at, down))
        behind.push_back(ground_.letter(at));
    crossing.fits = kAllLetters;
    if (ahead.empty() && behind.empty()) return;
    crossing.fits = 0;
    for (uint32_t code = 1; code <= kLetters; ++code) {
        uint32_t fan = 0, rank = 0;
        bool lives = true;
        auto go = [&](uint32_t letter) {
            const Fan& here = graph_[fan];
            lives = lives && here.has(letter);
            if (!lives) return;
            rank += here.ends();
            fan = here.child(letter);
            rank += graph_[fan].before;
        };
        for (uint8_t letter : ahead) go(letter);
        go(code);
        for (uint8_t letter : behind) go(letter);
        if (!lives || !graph_[fan].ends() || !allowed_(rank)) continue;
        crossing.fits |= 1u << code;
        crossing.words[code] = rank;
    }
}

template <class Each>
void Fillings::old_words_in(const Run& run, const Squares& fresh, Each each) const {
    size_t step = ground_.step(run.down), end = run.begin + run.length * step;
    for (size_t at = run.begin; at < end;) {
        size_t stop = at;
        while (stop < end && !fresh[stop]) stop += step;
        if (stop > at + step) {
            uint32_t word = old_word(at, stop - step, run.down);
            if (word != kNoWord) each(word);
        }
        at = stop + step;
    }
}

std::vector<uint32_t> Fillings::lengthened(const Shape& shape) const {
    std::vector<uint32_t> words;
    for (const Run& run : shape.runs)
        old_words_in(run, shape.squares, [&](uint32_t word) { words.push_back(word); });
    return words;
}

bool Fillings::fits_alone(size_t square) const {
    uint32_t fits = crossings_[square][0].fits & crossings_[square][1].fits;
    for (uint32_t code = 1; code <= kLetters; ++code)
        if (fits >> code & 1 && rules_.letters[code]) return true;
    return false;
}

std::vector<uint32_t> Fillings::words_of(const Shape& shape,
                                         const std::array<uint8_t, kMostFresh>& letters) const {
    std::vector<uint32_t> words;
    for (const Run& run : shape.runs) {
        uint32_t fan = 0, rank = 0;
        for (size_t i = 0, at = run.begin; i < run.length; ++i, at += ground_.step(run.down)) {
            auto cell = std::find(shape.cells.begin(), shape.cells.begin() + shape.size, at);
            uint32_t letter = ground_.letter(at);
            if (shape.squares[at]) letter = letters[cell - shape.cells.begin()];
            rank += graph_[fan].ends();
            fan = graph_[fan].child(letter);
            rank += graph_[fan].before;
        }
        words.push_back(rank);
    }
    return words;
}

// Splits the runs of a shape into those to walk and those that a table of crossings answers.
void Fillings::plan(const Shape& shape) {
    plans_.clear();
    closed_.clear();
    std::vector<Run> runs = shape.runs;
    std::stable_sort(runs.begin(), runs.end(),
                     [](const Run& a, const Run& b) { return a.fresh > b.fresh; });
    std::array<std::array<bool, 2>, kMostFresh> walked{};
    for (const Run& run : runs) {
        Plan plan{run, {}, {}};
        size_t step = ground_.step(run.down);
        for (size_t i = 0; i < run.length; ++i) {
            size_t square = run.begin + i * step;
            auto cell = std::find(shape.cells.begin(), shape.cells.begin() + shape.size, square);
            bool old = cell == shape.cells.begin() + shape.size;
            plan.cell[i] = old ? kOld : static_cast<uint8_t>(cell - shape.cells.begin());
            plan.demand[i] = old ? 1u << ground_.letter(square) : kAllLetters;
        }
        if (run.fresh == 1 && !plans_.empty()) {
            uint8_t cell = *std::find_if(plan.cell.begin(), plan.cell.end(),
                                         [](uint8_t c) { return c != kOld; });
            closed_.push_back({cell, run});
            continue;
        }
        for (size_t i = 0; i < run.length; ++i)
            if (plan.cell[i] != kOld) walked[plan.cell[i]][run.down] = true;
        plans_.push_back(plan);
    }
    for (Plan& plan : plans_)
        for (size_t i = 0; i < plan.run.length; ++i) {
            uint8_t cell = plan.cell[i];
            if (cell != kOld && !walked[cell][!plan.run.down])
                plan.demand[i] = crossings_[shape.cells[cell]][!plan.run.down].fits;
        }
}

double Fillings::score(const Run& run, uint32_t word) {
    bool inflected = false;
    if (!rules_.inflections.empty())
        old_words_in(run, shape_->squares, [&](uint32_t old) {
            inflected |= rules_.inflections.contains(uint64_t{old} << 32 | word);
        });
    if (inflected) return 0;
    now_.points += run.length;
    now_.bons += run.length >= rules_.worth.bon_length;
    return rules_.worth.of(run.length);
}

void Fillings::finish() {
    now_.words = main_words_;
    now_.points = now_.bons = 0;
    now_.value = 0;
    for (const auto& [cell, run] : closed_)
        now_.words.push_back(crossings_[shape_->cells[cell]][run.down].words[now_.letters[cell]]);
    if (see_) return (*see_)(now_);
    for (size_t i = 0; i < plans_.size(); ++i) now_.value += score(plans_[i].run, now_.words[i]);
    for (size_t i = 0; i < closed_.size(); ++i)
        now_.value += score(closed_[i].second, now_.words[plans_.size() + i]);
    found_.push_back(now_);
}

void Fillings::fill(size_t number, size_t place, uint32_t fan, uint32_t rank) {
    if ((any_ && !found_.empty()) || limit_.reached()) return;
    const Plan& plan = plans_[number];
    const Fan here = graph_[fan];
    if (place == plan.run.length) {
        if (!here.ends() || !allowed_(rank)) return;
        main_words_.push_back(rank);
        if (number + 1 < plans_.size()) fill(number + 1, 0, 0, 0);
        else finish();
        main_words_.pop_back();
        return;
    }
    uint8_t cell = plan.cell[place];
    bool set = cell == kOld || now_.letters[cell];
    uint32_t wanted = plan.demand[place] & here.letters;
    if (cell != kOld && set) wanted &= 1u << now_.letters[cell];
    if (!random_) return go_on(number, place, fan, rank, wanted);
    uint32_t low = (1u << ((*random_)() % kLetters + 1)) - 1;
    go_on(number, place, fan, rank, wanted & ~low);
    go_on(number, place, fan, rank, wanted & low);
}

// Goes down by each of the wanted letters.
void Fillings::go_on(size_t number, size_t place, uint32_t fan, uint32_t rank, uint32_t wanted) {
    const Plan& plan = plans_[number];
    const Fan here = graph_[fan];
    uint8_t cell = plan.cell[place];
    bool set = cell == kOld || now_.letters[cell];
    for (uint32_t codes = wanted; codes; codes &= codes - 1) {
        uint32_t code = static_cast<uint32_t>(std::countr_zero(codes));
        if (!set && !left_[code]) continue;
        uint32_t child = here.child(code);
        size_t rest = plan.run.length - place - 1;
        if (rest > 0 && !(graph_[child].letters & plan.demand[place + 1])) continue;
        if (rest > 1 && !(graph_.reach(child).second & plan.demand[place + 2])) continue;
        if (rest > 2 && !(graph_.reach(child).third & plan.demand[place + 3])) continue;
        if (!set) {
            --left_[code];
            now_.letters[cell] = static_cast<uint8_t>(code);
        }
        fill(number, place + 1, child, rank + here.ends() + graph_[child].before);
        if (!set) {
            ++left_[code];
            now_.letters[cell] = 0;
        }
    }
}

void Fillings::begin(const Shape& shape, bool any) {
    shape_ = &shape;
    any_ = any;
    found_.clear();
    now_ = {};
    plan(shape);
    fill(0, 0, 0, 0);
}

void Fillings::each(const Shape& shape, const See& see) {
    see_ = &see;
    begin(shape, false);
    see_ = nullptr;
}

bool Fillings::some(const Shape& shape, std::minstd_rand& random, Filling& filling) {
    random_ = &random;
    begin(shape, true);
    random_ = nullptr;
    if (found_.empty()) return false;
    filling = found_.front();
    return true;
}

std::vector<Filling> Fillings::of(const Shape& shape, bool any) {
    begin(shape, any);
    std::stable_sort(found_.begin(), found_.end(),
                     [](const Filling& a, const Filling& b) { return a.value > b.value; });
    return std::move(found_);
}

}  // namespace setz
