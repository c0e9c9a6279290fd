#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/vector.h>

#include "boggle.hpp"
#include "python/buffers.hpp"
#include "python/faces.hpp"

namespace nb = nanobind;

namespace setz {
namespace {

void make(Boggle* self, const WordGraph& graph, uint32_t rows, uint32_t cols,
          const std::vector<int32_t>& points, uint32_t shortest, nb::object allowed, bool wide) {
    Boggle::Rules rules{rows, cols, shortest, points, mask_of(allowed), wide};
    nb::gil_scoped_release release;
    new (self) Boggle(std::make_shared<FanGraph>(graph), std::move(rules));
}

nb::object scores(const Boggle& game, nb::bytes boards, double seconds, StopFlag* stop) {
    std::vector<int32_t> scores;
    {
        nb::gil_scoped_release release;
        Limit limit(seconds, stop);
        scores = game.scores({boards.c_str(), boards.size()}, limit);
    }
    return numbers(scores);
}

nb::tuple words(const Boggle& game, nb::bytes boards, double seconds, StopFlag* stop) {
    Boggle::Words words;
    {
        nb::gil_scoped_release release;
        Limit limit(seconds, stop);
        words = game.words({boards.c_str(), boards.size()}, limit);
    }
    return nb::make_tuple(numbers(words.ends), numbers(words.indexes));
}

}  // namespace

void bind_boggle(nb::module_& module) {
    nb::class_<Boggle>(module, "Boggle")
        .def("__init__", &make, nb::arg("graph"), nb::arg("rows") = 4, nb::arg("cols") = 4,
             nb::kw_only(), nb::arg("points") = std::vector<int32_t>{0, 0, 0, 1, 1, 2, 3, 5, 11},
             nb::arg("shortest") = 3, nb::arg("allowed") = nb::none(), nb::arg("wide") = true)
        .def("scores", &scores, nb::arg("boards"), nb::kw_only(), nb::arg("seconds") = -1.0,
             nb::arg("stop") = nb::none())
        .def("words", &words, nb::arg("boards"), nb::kw_only(), nb::arg("seconds") = -1.0,
             nb::arg("stop") = nb::none());
}

}  // namespace setz
