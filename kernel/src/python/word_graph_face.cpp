#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include "python/faces.hpp"
#include "python/paths.hpp"
#include "word_graph.hpp"

namespace nb = nanobind;

namespace setz {
namespace {

using Graph = std::shared_ptr<const WordGraph>;

// `word in graph` straight from the slot: a bound method would cost more than the lookup.
int slot_contains(PyObject* self, PyObject* word) {
    if (!PyUnicode_Check(word)) return 0;
    Py_ssize_t size = 0;
    const char* text = PyUnicode_AsUTF8AndSize(word, &size);
    if (!text) {
        PyErr_Clear();
        return 0;
    }
    const auto* graph = nb::inst_ptr<WordGraph>(nb::handle(self));
    return graph->contains({text, static_cast<size_t>(size)});
}

PyType_Slot slots[] = {{Py_sq_contains, reinterpret_cast<void*>(slot_contains)}, {0, nullptr}};

void append_word(std::string& text, nb::handle word, size_t place) {
    Py_ssize_t size = 0;
    const char* letters = PyUnicode_Check(word.ptr()) ? PyUnicode_AsUTF8AndSize(word.ptr(), &size)
                                                      : nullptr;
    if (!letters) {
        PyErr_Clear();
        throw std::invalid_argument("word " + std::to_string(place) + " is not a text");
    }
    if (size == 0) throw std::invalid_argument("word " + std::to_string(place) + " is empty");
    std::string_view view(letters, static_cast<size_t>(size));
    if (view.find_first_of("\r\n") != std::string_view::npos)
        throw std::invalid_argument("word " + std::to_string(place) + " (" + quoted(view) +
                                    ") holds a line break");
    text.append(view).push_back('\n');
}

std::string text_of(nb::object words) {
    if (PyBytes_Check(words.ptr())) {
        nb::bytes bytes = nb::borrow<nb::bytes>(words);
        return {bytes.c_str(), bytes.size()};
    }
    if (PyUnicode_Check(words.ptr()))
        throw std::invalid_argument("words must be bytes or an iterable of words, not one text");
    std::string text;
    size_t place = 0;
    for (nb::handle word : nb::iter(words)) append_word(text, word, ++place);
    return text;
}

Graph build(nb::object words) {
    std::string text = text_of(words);
    nb::gil_scoped_release release;
    return WordGraph::build(std::move(text));
}

Graph load(const std::filesystem::path& path) {
    auto file = opened(path);
    nb::gil_scoped_release release;
    return WordGraph::read(std::move(file), path.string());
}

void save(const WordGraph& graph, const std::filesystem::path& path) {
    if (int error = graph.save(path)) raise_os_error(error, path);
}

nb::bytes contains_many(const WordGraph& graph, nb::bytes words) {
    std::string answers;
    {
        nb::gil_scoped_release release;
        answers = graph.contains_many({words.c_str(), words.size()});
    }
    return nb::bytes(answers.data(), answers.size());
}

std::string word_at(const WordGraph& graph, int64_t index) {
    if (index < 0 || index >= static_cast<int64_t>(graph.size()))
        throw nb::index_error(("no word " + std::to_string(index) + " among " +
                               std::to_string(graph.size())).c_str());
    return graph.word(static_cast<uint32_t>(index));
}

}  // namespace

void bind_word_graph(nb::module_& module) {
    nb::class_<WordGraph>(module, "WordGraph", nb::type_slots(slots))
        .def_static("build", &build, nb::arg("words"))
        .def_static("load", &load, nb::arg("path"))
        .def("save", &save, nb::arg("path"))
        .def("__len__", &WordGraph::size)
        .def("contains_many", &contains_many, nb::arg("words"))
        .def("index", &WordGraph::index, nb::arg("word"))
        .def("word", &word_at, nb::arg("index"))
        .def("indexes_matching", &WordGraph::indexes_matching, nb::arg("pattern"),
             nb::arg("limit") = -1, nb::call_guard<nb::gil_scoped_release>())
        .def("words_starting", &WordGraph::words_starting, nb::arg("prefix"), nb::arg("limit") = -1,
             nb::call_guard<nb::gil_scoped_release>())
        .def_prop_ro("file_bytes", &WordGraph::file_bytes);
}

}  // namespace setz
