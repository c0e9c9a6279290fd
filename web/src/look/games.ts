// The look of each game, found in its folder or its family's.
import.meta.glob(['../families/*/look.css', '../games/*/look.css'], { eager: true });
