#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include "contain_index.hpp"
#include "python/faces.hpp"
#include "python/paths.hpp"

namespace nb = nanobind;

namespace setz {
namespace {

using Index = std::shared_ptr<const ContainIndex>;

Index load(const std::filesystem::path& path) {
    auto file = opened(path);
    nb::gil_scoped_release release;
    return ContainIndex::read(std::move(file), path.string());
}

void save(const ContainIndex& index, const std::filesystem::path& path) {
    if (int error = index.save(path)) raise_os_error(error, path);
}

nb::str sorted_letters(uint32_t letters) {
    char text[kLetters];
    size_t size = 0;
    for (uint32_t code = 1; code <= kLetters; ++code)
        if (letters >> code & 1) text[size++] = letter_of(code);
    return nb::str(text, size);
}

}  // namespace

void bind_contain_index(nb::module_& module) {
    nb::class_<ContainIndex>(module, "ContainIndex")
        .def_static("build", &ContainIndex::build, nb::arg("graph"),
                    nb::call_guard<nb::gil_scoped_release>())
        .def_static("load", &load, nb::arg("path"))
        .def("save", &save, nb::arg("path"))
        .def("__len__", &ContainIndex::words)
        .def("count", &ContainIndex::count, nb::arg("run"))
        .def("indexes", &ContainIndex::indexes, nb::arg("run"), nb::arg("limit") = -1,
             nb::call_guard<nb::gil_scoped_release>())
        .def("front",
             [](const ContainIndex& index, std::string_view run) {
                 return sorted_letters(index.front(run));
             }, nb::arg("run"))
        .def("back",
             [](const ContainIndex& index, std::string_view run) {
                 return sorted_letters(index.back(run));
             }, nb::arg("run"))
        .def_prop_ro("file_bytes", &ContainIndex::bytes);
}

}  // namespace setz
