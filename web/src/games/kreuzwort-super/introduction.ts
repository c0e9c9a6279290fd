import { introductionOf } from '../../families/kreuzwort/introduction';
import { say } from '../../intro/introduction';

export const introduction = introductionOf({
  title: say('Der Jolly passt überall', 'The jolly fits anywhere'),
  text: say(
    'Er gilt als der Buchstabe, den du nennst. Liegt er frei, tauscht ihn, wer den echten hat.',
    'It counts as the letter you name. While it lies free, anyone with the real one may take it.',
  ),
  drawing: {
    look: 'ivory',
    rows: ['S! P! I! E*! L!'],
    note: say('Wer zuerst leer ist, gewinnt', 'Who is out first wins'),
  },
});
