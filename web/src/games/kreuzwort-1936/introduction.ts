import { introductionOf } from '../../families/kreuzwort/introduction';
import { say } from '../../intro/introduction';

const intro = introductionOf({
  title: say('Wer zuerst leer ist, gewinnt', 'Who is out first wins'),
  text: say(
    'Passt nichts, kaufst du einen Stein. Wer alle los ist, bekommt etwas für die Reste der anderen.',
    'If nothing fits, you buy a stone. Who has none left is paid for what the others keep.',
  ),
  drawing: { look: 'ivory', rows: ['U! H! R'], note: say('Bank leer', 'Bench empty') },
});

/** This leaflet has a worked game, and its lot says who begins. */
export const introduction = { ...intro, sample: true, steps: ['* start 1', ...intro.steps] };
