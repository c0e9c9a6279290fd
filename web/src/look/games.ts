// The look of each game, found in its folder or its family's; between the look of all and the limits of the room.
import.meta.glob(['../families/*/look.css', '../games/*/look.css'], { eager: true });
