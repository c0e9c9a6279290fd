#include "rack.hpp"

#include <stdexcept>
#include <string>

namespace setz {

Rack Rack::parse(std::string_view text, uint32_t vowels, size_t largest) {
    if (text.size() > largest)
        throw std::invalid_argument("the rack has " + std::to_string(text.size()) +
                                    " stones; at most " + std::to_string(largest) +
                                    " are possible");
    Rack rack;
    rack.sets_ = {vowels, kAllLetters & ~vowels, kAllLetters};
    for (size_t i = 0; i < text.size(); ++i) {
        if (uint32_t code = code_of(text[i])) {
            rack.put_back(code);
            continue;
        }
        size_t kind = std::string_view("vk?").find(text[i]);
        if (kind == std::string_view::npos)
            throw std::invalid_argument("rack " + quoted(text) + ": stone " + std::to_string(i + 1) +
                                        " is not A-Z, '?', 'v' or 'k'");
        rack.put_back_jolly(kind);
    }
    return rack;
}

}  // namespace setz
