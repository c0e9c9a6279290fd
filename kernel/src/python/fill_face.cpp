#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include "black_squares.hpp"
#include "fill.hpp"
#include "picture.hpp"
#include "python/buffers.hpp"
#include "python/faces.hpp"

namespace nb = nanobind;

namespace setz {
namespace {

void make(FillIndex* self, std::shared_ptr<const WordGraph> graph, nb::object allowed,
          nb::object quality) {
    new (self) FillIndex(std::move(graph), mask_of(allowed), mask_of(quality));
}

void put_case(FillRules& rules, nb::object letters) {
    if (letters.is_none()) return;
    rules.finite = true;
    for (auto [letter, count] : letter_counts(nb::cast<nb::dict>(letters)))
        rules.letters[letter] = count;
}

nb::tuple run(const FillIndex& index, std::string_view grid, nb::object letters, double preference,
              uint64_t seed, bool wide, double seconds, int64_t steps, StopFlag* stop) {
    FillRules rules;
    put_case(rules, letters);
    rules.quality = preference;
    rules.seed = seed;
    rules.wide = wide;
    FillResult result;
    {
        nb::gil_scoped_release release;
        Limit limit(seconds, stop);
        if (steps >= 0) limit.allow_steps(static_cast<uint64_t>(steps));
        result = fill(index, Board::parse(grid), rules, limit);
    }
    nb::object complete = nb::none();
    if (result.complete) complete = nb::bool_(true);
    if (result.impossible) complete = nb::bool_(false);
    return nb::make_tuple(complete, result.rows);
}

Symmetry symmetry_named(std::string_view name) {
    if (name == "none") return Symmetry::kNone;
    if (name == "half turn") return Symmetry::kHalfTurn;
    if (name == "mirror") return Symmetry::kMirror;
    if (name == "diagonal") return Symmetry::kDiagonal;
    throw std::invalid_argument("symmetry " + quoted(name) +
                                ": 'none', 'half turn', 'mirror' or 'diagonal' are possible");
}

std::vector<std::string> black(size_t rows, size_t cols, size_t most, std::string_view symmetry,
                               bool crossed, size_t three_percent, size_t longest,
                               std::vector<int> worth, std::string_view pinned, uint64_t seed,
                               size_t tries, StopFlag* stop) {
    BlackSquaresRules rules{rows,    cols,  most, symmetry_named(symmetry), crossed, three_percent,
                            longest, worth, {},   seed,                     tries};
    for (char sign : pinned) {
        if (sign != '#' && sign != '.' && sign != '?')
            throw std::invalid_argument("a pinned square is '#', '.' or '?', not " +
                                        quoted(std::string_view(&sign, 1)));
        rules.pinned.push_back(sign == '#' ? 1 : sign == '.' ? 0 : -1);
    }
    nb::gil_scoped_release release;
    Limit limit(-1, stop);
    return black_squares(rules, limit);
}

nb::tuple picture(const FillIndex& index, size_t rows, size_t cols, nb::object letters,
                  size_t most_fillers, size_t enough, std::string_view symmetry, double preference,
                  uint64_t seed, double seconds, StopFlag* stop) {
    PictureRules rules{rows, cols, most_fillers, enough, symmetry_named(symmetry), {}};
    put_case(rules.fill, letters);
    rules.fill.quality = preference;
    rules.fill.seed = seed;
    Picture found;
    {
        nb::gil_scoped_release release;
        Limit limit(seconds, stop);
        found = make_picture(index, rules, limit);
    }
    return nb::make_tuple(found.complete, found.fillers, found.rows);
}

}  // namespace

void bind_fill(nb::module_& module) {
    module.def("black_squares", &black, nb::arg("rows"), nb::arg("cols"), nb::kw_only(),
               nb::arg("most"), nb::arg("symmetry") = "none", nb::arg("crossed") = true,
               nb::arg("three_percent") = 100, nb::arg("longest") = 12,
               nb::arg("worth") = std::vector<int>{}, nb::arg("pinned") = "", nb::arg("seed") = 1,
               nb::arg("tries") = 60'000, nb::arg("stop") = nb::none());
    nb::class_<FillIndex>(module, "Filler")
        .def("__init__", &make, nb::arg("graph"), nb::kw_only(), nb::arg("allowed") = nb::none(),
             nb::arg("quality") = nb::none())
        .def("fill", &run, nb::arg("grid"), nb::kw_only(), nb::arg("case") = nb::none(),
             nb::arg("preference") = 0.0, nb::arg("seed") = 1, nb::arg("wide") = true,
             nb::arg("seconds") = 10.0, nb::arg("steps") = -1, nb::arg("stop") = nb::none())
        .def("picture", &picture, nb::arg("rows") = 12, nb::arg("cols") = 12, nb::kw_only(),
             nb::arg("case") = nb::none(), nb::arg("most_fillers") = 48, nb::arg("enough") = 0,
             nb::arg("symmetry") = "none", nb::arg("preference") = 0.0, nb::arg("seed") = 1,
             nb::arg("seconds") = 10.0, nb::arg("stop") = nb::none());
}

}  // namespace setz
