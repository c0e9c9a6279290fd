#include "letters.hpp"

#include <stdexcept>

namespace setz {

std::string quoted(std::string_view text) {
    static const char* digits = "0123456789abcdef";
    std::string out = "'";
    for (size_t i = 0; i < text.size() && i < 40; ++i) {
        unsigned char c = static_cast<unsigned char>(text[i]);
        if (c >= 32 && c < 127) {
            out += static_cast<char>(c);
        } else {
            out += "\\x";
            out += digits[c >> 4];
            out += digits[c & 15];
        }
    }
    return out + (text.size() > 40 ? "…'" : "'");
}

uint32_t letters_in(std::string_view text) {
    uint32_t set = 0;
    for (char letter : text) {
        if (!code_of(letter))
            throw std::invalid_argument(quoted(text) + " holds something else than letters A-Z");
        set |= 1u << code_of(letter);
    }
    return set;
}

}  // namespace setz
