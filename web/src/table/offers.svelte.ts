// What can be done besides laying. The server is asked for each, so that a closed button can say why.
import type { TableGame } from './game';
import type { SideAction } from './handle';
import type { Frame, Refusal } from '../lib/wire';
import { shortRefusal } from './wording';

interface Around {
  frame: Frame | null;
  game: TableGame | undefined;
  seat: number | null;
  mine: boolean;
}

export class Offers {
  private refusals = $state.raw<ReadonlyMap<string, Refusal>>(new Map());
  private asked = 0;

  constructor(
    private readonly around: () => Around,
    /** The server's objection to an action, or null. */
    private readonly ask: (action: string) => Promise<Refusal | null>,
  ) {
    $effect(() => {
      void this.probe(this.question);
      return () => (this.asked += 1);
    });
  }

  readonly acts = $derived.by<SideAction[]>(() => {
    const { frame, game, seat, mine } = this.around();
    return frame && game && mine && seat !== null ? game.handle.sideActions(frame, seat) : [];
  });

  /** Why an action is closed; undefined where it is open, or as far as one knows. */
  whyNot({ action, why }: SideAction): string | undefined {
    const refusal = this.refusals.get(action);
    return why ?? (refusal && shortRefusal(refusal));
  }

  /** The same question is not asked twice: a heartbeat brings a new frame, but no news. */
  private readonly question = $derived.by(() => {
    const { frame, seat } = this.around();
    const probes = this.acts.flatMap(({ action, probes = [] }) =>
      probes.map((probe) => `${action}|${probe}`),
    );
    return [frame?.seq, seat, ...probes].join('\n');
  });

  private async probe(question: string): Promise<void> {
    const number = ++this.asked;
    const [, , ...probes] = question.split('\n');
    this.refusals = new Map();
    if (!probes.length) return;
    const refusals = new Map<string, Refusal>();
    const allowed = new Set<string>();
    for (const probe of probes) {
      const [action = '', text = ''] = probe.split('|');
      const refusal = await this.ask(text);
      if (number !== this.asked) return;
      if (refusal) refusals.set(action, refusal);
      else allowed.add(action);
    }
    this.refusals = new Map([...refusals].filter(([action]) => !allowed.has(action)));
  }
}
