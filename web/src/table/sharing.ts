// What is in the making on a desk, for the mates of its seat: the stones, the way in which they are
// handled, and the word that is typed with them.
import type { Desk } from './desk.svelte';
import { Mates, type Making } from './mates.svelte';

export function shareWithMates(desk: Desk): void {
  const { socket, arranging, ways } = desk;
  new Mates(socket, {
    seat: () => (handles(desk) ? desk.actor : null),
    making: () => ({ stones: arranging.stones, way: ways.choice, word: typed(desk) }),
    takes: (seat, { way }) =>
      (way ? ways.offers(way, seat) : handles(desk)) &&
      (desk.actor === null || (desk.actor === seat && handles(desk))),
    show: (making) => show(desk, making),
  });
}

/** A game with a face of its own shares what is built there. */
const handles = ({ mine, game }: Desk): boolean => mine && !game?.look.face;

const typed = ({ game, saying }: Desk): string => game?.handle.note?.text ?? saying.word;

function show(desk: Desk, { stones, way, word }: Making): void {
  const { arranging, ways, game, saying } = desk;
  if (way !== ways.choice) desk.handle(way || null);
  const { cursor, hand } = arranging;
  arranging.restore(stones, { cursor, hand });
  if (word === undefined) return;
  if (game?.handle.note) game.handle.note.text = word;
  else saying.word = word;
}
