// Files by path, with Python's own errors for those that cannot be opened or written.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/filesystem.h>

#include <cerrno>

#include "mapped_file.hpp"

namespace setz {

[[noreturn]] inline void raise_os_error(int error, const std::filesystem::path& path) {
    errno = error;
    PyErr_SetFromErrnoWithFilename(PyExc_OSError, path.string().c_str());
    throw nanobind::python_error();
}

inline std::shared_ptr<const MappedFile> opened(const std::filesystem::path& path) {
    int error = 0;
    auto file = MappedFile::open(path, error);
    if (!file) raise_os_error(error, path);
    return file;
}

}  // namespace setz
