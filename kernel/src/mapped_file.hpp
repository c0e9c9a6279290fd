// A whole file in memory, mapped where the system can.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>

namespace setz {

class MappedFile {
public:
    // Null and an errno if the file cannot be opened.
    static std::shared_ptr<const MappedFile> open(const std::filesystem::path& path, int& error);
    // Writes beside the target and renames, so a reader never sees half a file. 0 or an errno.
    static int replace(const std::filesystem::path& path, std::span<const std::byte> header,
                       std::span<const std::byte> body);

    ~MappedFile();
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;

    std::span<const std::byte> bytes() const { return {data_, size_}; }

private:
    MappedFile() = default;
    const std::byte* data_ = nullptr;
    size_t size_ = 0;
    std::unique_ptr<std::byte[]> copy_;  // where mapping is not possible
};

uint64_t checksum(std::span<const std::byte> bytes);

}  // namespace setz
