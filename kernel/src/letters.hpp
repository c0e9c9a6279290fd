// Letters are codes 1..26 (A..Z); 0 means "no letter".
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace setz {

constexpr int kLetters = 26;
constexpr size_t kLongestWord = 63;

inline uint32_t code_of(char c) {
    uint32_t code = static_cast<unsigned char>(c) - uint32_t{'A'} + 1;
    return code - 1 < kLetters ? code : 0;
}

inline char letter_of(uint32_t code) { return static_cast<char>('A' + code - 1); }

// "'Ö' is …" for messages: printable characters as they are, others as \xNN, at most 40 of them.
std::string quoted(std::string_view text);

// Bit c for each letter c in the text. Throws std::invalid_argument for anything else.
uint32_t letters_in(std::string_view text);

}  // namespace setz
