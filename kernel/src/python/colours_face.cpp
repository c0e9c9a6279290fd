#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "colours.hpp"
#include "python/buffers.hpp"
#include "python/faces.hpp"

namespace nb = nanobind;

namespace setz {
namespace {

using Numbers = std::vector<int32_t>;
using Pairs = std::vector<std::pair<int32_t, int32_t>>;
using Place = std::tuple<uint32_t, bool, std::string>;

// How large may a number of the rules be? So that no sum overflows.
constexpr int32_t kLargest = 100'000;

int32_t small(int32_t number, const char* name) {
    if (number < 0 || number > kLargest)
        throw std::invalid_argument(std::string(name) + " has " + std::to_string(number) +
                                    "; 0 to 100,000 are possible");
    return number;
}

void make(ColourRules* self, std::string_view fields, std::string_view signs, const Numbers& values,
          int32_t word_bonus, const Pairs& stages, const Pairs& goals, bool prize_always,
          int32_t exchange_from) {
    ColourRules rules;
    rules.signs = signs;
    if (signs.empty() || signs.size() > kMostColours || values.size() != signs.size())
        throw std::invalid_argument("1 to 8 colours are possible, each with its value");
    if (signs.find('.') != signs.npos || signs.find('\n') != signs.npos)
        throw std::invalid_argument("signs " + quoted(signs) + ": a dot is no colour");
    for (int32_t value : values) rules.values.push_back(small(value, "values"));
    std::string plain;
    for (char sign : fields) plain += sign == '\n' ? '\n' : '.';
    rules.fields = Board::parse(plain);
    rules.field_colours = rules.colours_in(fields, "fields");
    rules.word_bonus = small(word_bonus, "word_bonus");
    for (auto [aces, factor] : stages) {
        if (factor < 1) throw std::invalid_argument("stages: a factor is 1 or more");
        rules.stages.emplace_back(aces, small(factor, "stages"));
    }
    for (auto [square, prize] : goals) {
        if (square < 0 || static_cast<size_t>(square) >= rules.field_colours.size())
            throw std::invalid_argument("goals: " + std::to_string(square) + " is no square");
        rules.goals.emplace_back(square, small(prize, "goals"));
    }
    rules.prize_always = prize_always;
    rules.exchange_from = exchange_from;
    new (self) ColourRules(std::move(rules));
}

nb::object bounds(const ColourRules& rules, std::string_view board, std::string_view colours,
                  const std::vector<Place>& places, std::string_view hand, int32_t aces) {
    std::vector<int32_t> found;
    {
        nb::gil_scoped_release release;
        ColouredBoard lying(board, colours, rules);
        ColouredHand held = ColouredHand::parse(hand, rules);
        for (const auto& [square, down, word] : places) {
            int64_t most = most_points(rules, lying, held, aces, {square, down, word});
            found.push_back(static_cast<int32_t>(std::clamp<int64_t>(most, INT32_MIN, INT32_MAX)));
        }
    }
    return numbers(found);
}

nb::tuple best(const ColourRules& rules, std::string_view board, std::string_view colours,
              const Place& place, std::string_view hand, int32_t aces, int32_t count, double seconds,
               StopFlag* stop) {
    if (count < 1) throw std::invalid_argument("count must be 1 or more");
    std::vector<Colouring> found;
    Limit limit(seconds, stop);
    {
        nb::gil_scoped_release release;
        const auto& [square, down, word] = place;
        found = best_colourings(rules, ColouredBoard(board, colours, rules),
                                ColouredHand::parse(hand, rules), aces, {square, down, word},
                                static_cast<size_t>(count), limit);
    }
    nb::list rows;
    for (const Colouring& one : found) {
        nb::object exchange = nb::none();
        if (one.own >= 0) exchange = nb::make_tuple(one.own, one.lying);
        rows.append(nb::make_tuple(one.points, one.aces, one.colours, exchange));
    }
    return nb::make_tuple(rows, !limit.over());
}

}  // namespace

void bind_colours(nb::module_& module) {
    nb::class_<ColourRules>(module, "Colours")
        .def("__init__", &make, nb::arg("fields"), nb::kw_only(), nb::arg("signs"),
             nb::arg("values"), nb::arg("word_bonus") = 0, nb::arg("stages") = Pairs{},
             nb::arg("goals") = Pairs{}, nb::arg("prize_always") = false,
             nb::arg("exchange_from") = -1)
        .def("bounds", &bounds, nb::arg("board"), nb::arg("colours"), nb::arg("places"),
             nb::arg("hand"), nb::kw_only(), nb::arg("aces") = 0)
        .def("best", &best, nb::arg("board"), nb::arg("colours"), nb::arg("place"),
             nb::arg("hand"), nb::kw_only(), nb::arg("aces") = 0, nb::arg("count") = 10,
             nb::arg("seconds") = -1.0, nb::arg("stop") = nb::none());
}

}  // namespace setz
