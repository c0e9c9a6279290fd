#include "mapped_file.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <string>

#if defined(__unix__) || defined(__APPLE__)
#define SETZ_MMAP 1
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#else
#define SETZ_MMAP 0
#include <process.h>
#define getpid _getpid
#endif

namespace setz {

#if SETZ_MMAP
std::shared_ptr<const MappedFile> MappedFile::open(const std::filesystem::path& path, int& error) {
    std::shared_ptr<MappedFile> file(new MappedFile);
    int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    struct stat status {};
    if (fd < 0 || ::fstat(fd, &status) != 0 || S_ISDIR(status.st_mode)) {
        error = fd >= 0 && S_ISDIR(status.st_mode) ? EISDIR : errno;
        if (fd >= 0) ::close(fd);
        return nullptr;
    }
    file->size_ = static_cast<size_t>(status.st_size);
    if (file->size_) {
        void* data = ::mmap(nullptr, file->size_, PROT_READ, MAP_SHARED, fd, 0);
        error = errno;
        file->data_ = data == MAP_FAILED ? nullptr : static_cast<const std::byte*>(data);
    }
    ::close(fd);
    return file->size_ && !file->data_ ? nullptr : file;
}

MappedFile::~MappedFile() {
    if (data_ && !copy_) ::munmap(const_cast<std::byte*>(data_), size_);
}
#else
std::shared_ptr<const MappedFile> MappedFile::open(const std::filesystem::path& path, int& error) {
    std::shared_ptr<MappedFile> file(new MappedFile);
    std::ifstream in(path, std::ios::binary | std::ios::ate);
    error = ENOENT;
    if (!in) return nullptr;
    file->size_ = static_cast<size_t>(in.tellg());
    file->copy_ = std::make_unique<std::byte[]>(file->size_);
    in.seekg(0);
    in.read(reinterpret_cast<char*>(file->copy_.get()), static_cast<std::streamsize>(file->size_));
    file->data_ = file->copy_.get();
    error = EIO;
    return in ? file : nullptr;
}

MappedFile::~MappedFile() = default;
#endif

int MappedFile::replace(const std::filesystem::path& path, std::span<const std::byte> header,
                        std::span<const std::byte> body) {
    std::filesystem::path beside = path;
    beside += '.';
    beside += std::to_string(getpid());
    beside += ".part";
    errno = 0;
    std::ofstream out(beside, std::ios::binary | std::ios::trunc);
    out.write(reinterpret_cast<const char*>(header.data()),
              static_cast<std::streamsize>(header.size()));
    out.write(reinterpret_cast<const char*>(body.data()), static_cast<std::streamsize>(body.size()));
    out.close();
    std::error_code failure;
    if (!out) {
        int error = errno ? errno : EIO;
        std::filesystem::remove(beside, failure);
        return error;
    }
    std::filesystem::rename(beside, path, failure);
    if (!failure) return 0;
    int error = failure.value();
    std::filesystem::remove(beside, failure);
    return error;
}

uint64_t checksum(std::span<const std::byte> bytes) {
    constexpr uint64_t kPrime = 0x9E3779B97F4A7C15u;
    uint64_t lanes[4] = {1, 2, 3, 4};
    size_t at = 0;
    for (; at + 32 <= bytes.size(); at += 32)
        for (size_t i = 0; i < 4; ++i) {
            uint64_t word;
            std::memcpy(&word, bytes.data() + at + 8 * i, 8);
            lanes[i] = (lanes[i] ^ word) * kPrime;
            lanes[i] ^= lanes[i] >> 32;
        }
    uint64_t sum = bytes.size();
    for (; at < bytes.size(); ++at) sum = (sum ^ static_cast<uint64_t>(bytes[at])) * kPrime;
    for (uint64_t lane : lanes) sum = ((sum ^ lane) * kPrime) ^ (lane >> 31);
    return sum;
}

}  // namespace setz
