#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include "laying.hpp"
#include "python/buffers.hpp"
#include "python/faces.hpp"
#include "turns.hpp"

namespace nb = nanobind;

namespace setz {
namespace {

class Laying {
public:
    Laying(const WordGraph& graph, LayingRules rules, std::vector<uint8_t> mask)
        : graph_(graph), rules_(std::move(rules)), mask_(std::move(mask)) {}

    Placements placements(std::string_view board, std::string_view rack, int64_t best,
                          std::vector<uint32_t> taken, Limit& limit) const {
        WordsAllowed allowed(mask_, std::move(taken), graph_.words());
        return lay(graph_, rules_, Board::parse(board), Rack::parse(rack, rules_.vowels), allowed,
                   best, limit);
    }

    Turns turns(std::string_view board, std::string_view rack, int64_t best,
                std::vector<uint32_t> taken, Limit& limit) const {
        WordsAllowed allowed(mask_, std::move(taken), graph_.words());
        return lay_completing(graph_, rules_, Board::parse(board, kLongestTable),
                              Rack::parse(rack, rules_.vowels), allowed, best, limit);
    }

private:
    FanGraph graph_;
    LayingRules rules_;
    std::vector<uint8_t> mask_;
};

std::array<int32_t, kLetters + 1> by_letter(const std::vector<int32_t>& values, const char* name) {
    if (values.size() != kLetters + 1)
        throw std::invalid_argument(std::string(name) + " has " + std::to_string(values.size()) +
                                    " entries; 27 are needed: the jolly's and those of A to Z");
    std::array<int32_t, kLetters + 1> found;
    std::copy(values.begin(), values.end(), found.begin());
    return found;
}

void make(Laying* self, const WordGraph& graph, const std::vector<int32_t>& values,
          int32_t per_letter, bool crossings, std::vector<int32_t> letter_factors,
          std::vector<int32_t> word_factors, std::vector<int32_t> laid_bonus,
          const std::vector<int32_t>& laid_values, nb::object allowed, bool once, bool shared,
          bool mend, std::string_view vowels) {
    LayingRules rules;
    rules.scoring.values = by_letter(values, "values");
    rules.scoring.laid_values = by_letter(laid_values, "laid_values");
    rules.scoring.per_letter = per_letter;
    rules.scoring.crossings = crossings;
    rules.scoring.letter_factors = std::move(letter_factors);
    rules.scoring.word_factors = std::move(word_factors);
    rules.scoring.laid_bonus = std::move(laid_bonus);
    rules.once = once;
    rules.shared = shared;
    rules.mend = mend;
    rules.vowels = letters_in(vowels);
    std::vector<uint8_t> mask = mask_of(allowed);
    WordsAllowed(mask, {}, graph.size());
    nb::gil_scoped_release release;
    new (self) Laying(graph, std::move(rules), std::move(mask));
}

nb::tuple placements(const Laying& laying, std::string_view board, std::string_view rack,
                     int64_t best, std::vector<uint32_t> taken, double seconds, StopFlag* stop) {
    Placements found;
    {
        nb::gil_scoped_release release;
        Limit limit(seconds, stop);
        found = laying.placements(board, rack, best, std::move(taken), limit);
    }
    static_assert(sizeof(Placement) == 24);
    nb::bytes rows(found.rows.data(), found.rows.size() * sizeof(Placement));
    auto view = nb::steal(PyMemoryView_FromObject(rows.ptr())).attr("cast")("i");
    return nb::make_tuple(found.count, view, found.complete);
}

nb::tuple turns(const Laying& laying, std::string_view board, std::string_view rack, int64_t best,
                std::vector<uint32_t> taken, double seconds, int64_t steps, StopFlag* stop) {
    Turns found;
    {
        nb::gil_scoped_release release;
        Limit limit(seconds, stop);
        if (steps >= 0) limit.allow_steps(static_cast<uint64_t>(steps));
        found = laying.turns(board, rack, best, std::move(taken), limit);
    }
    nb::list rows;
    for (const Turn& turn : found.turns) {
        nb::list stones, words;
        for (auto [square, sign] : turn.stones) {
            char letter = letter_of(sign & 31);
            if (sign & RackTrie::kJolly) letter = static_cast<char>(letter - 'A' + 'a');
            stones.append(nb::make_tuple(square, nb::str(&letter, 1)));
        }
        for (uint32_t word : turn.words) words.append(word);
        rows.append(nb::make_tuple(turn.score, stones, words, turn.square, turn.down));
    }
    return nb::make_tuple(found.count, rows, found.complete);
}

}  // namespace

void bind_laying(nb::module_& module) {
    using Numbers = std::vector<int32_t>;
    nb::class_<Laying>(module, "Laying")
        .def("__init__", &make, nb::arg("graph"), nb::kw_only(),
             nb::arg("values") = Numbers(kLetters + 1, 0), nb::arg("per_letter") = 0,
             nb::arg("crossings") = true, nb::arg("letter_factors") = Numbers{},
             nb::arg("word_factors") = Numbers{}, nb::arg("laid_bonus") = Numbers{},
             nb::arg("laid_values") = Numbers(kLetters + 1, 0), nb::arg("allowed") = nb::none(),
             nb::arg("once") = false, nb::arg("shared") = false,
             nb::arg("mend") = false, nb::arg("vowels") = "AEIOUY")
        .def("placements", &placements, nb::arg("board"), nb::arg("rack"), nb::kw_only(),
             nb::arg("best") = -1, nb::arg("taken") = std::vector<uint32_t>{},
             nb::arg("seconds") = -1.0, nb::arg("stop") = nb::none())
        .def("turns", &turns, nb::arg("board"), nb::arg("rack"), nb::kw_only(),
             nb::arg("best") = -1, nb::arg("taken") = std::vector<uint32_t>{},
             nb::arg("seconds") = -1.0, nb::arg("steps") = -1, nb::arg("stop") = nb::none());
}

}  // namespace setz
