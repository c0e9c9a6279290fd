// Colours as they are written: of a board, and of a hand.
#include <stdexcept>

#include "colours.hpp"

namespace setz {

uint8_t ColourRules::colour_of(char sign) const {
    size_t at = signs.find(sign);
    return at == std::string::npos ? 0 : static_cast<uint8_t>(at + 1);
}

std::vector<uint8_t> ColourRules::colours_in(std::string_view text, const char* name) const {
    std::vector<uint8_t> found;
    size_t row = 1, col = 0;
    for (char sign : text) {
        if (sign == '\n') {
            ++row;
            col = 0;
            continue;
        }
        ++col;
        if (sign != '.' && !colour_of(sign))
            throw std::invalid_argument(std::string(name) + ", row " + std::to_string(row) +
                                        ", column " + std::to_string(col) + ": " +
                                        quoted({&sign, 1}) + " is no colour");
        found.push_back(colour_of(sign));
    }
    return found;
}

ColouredHand ColouredHand::parse(std::string_view text, const ColourRules& rules) {
    if (text.size() % 2 || text.size() > 80)
        throw std::invalid_argument("hand " + quoted(text) +
                                    ": up to 40 stones, each a letter and its colour");
    ColouredHand hand;
    for (size_t i = 0; i < text.size(); i += 2) {
        uint32_t code = code_of(text[i]), colour = rules.colour_of(text[i + 1]);
        if (!code || !colour)
            throw std::invalid_argument("hand " + quoted(text) + ": stone " +
                                        std::to_string(i / 2 + 1) + " is no letter with a colour");
        ++hand.counts[code][colour];
    }
    return hand;
}

ColouredBoard::ColouredBoard(std::string_view text, std::string_view lying, const ColourRules& rules)
    : board(Board::parse(text)), colours(rules.colours_in(lying, "colours")) {
    if (board.rows != rules.fields.rows || board.cols != rules.fields.cols ||
        colours.size() != board.squares.size())
        throw std::invalid_argument("board and colours must have the " +
                                    std::to_string(rules.fields.rows) + " rows and " +
                                    std::to_string(rules.fields.cols) + " columns of the fields");
    for (size_t at = 0; at < colours.size(); ++at)
        if (board.squares[at].stone() != (colours[at] != 0))
            throw std::invalid_argument("square " + std::to_string(at) +
                                        ": a stone has a colour, and no other square has one");
}

}  // namespace setz
