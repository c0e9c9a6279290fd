// The analysis of a finished game: begun at the server, asked about until it is there.
import { announce } from '../app/announce.svelte';
import { asked, part } from '../app/http';
import { said, t } from '../app/language.svelte';
import type { Analysis, AnalysisProgress } from '../lib/wire';

export class Analysing {
  busy = $state(false);
  done = $state(0);
  all = $state(0);
  trouble = $state('');
  analysis = $state.raw<Analysis | null>(null);
  private asking = 0;

  constructor(private readonly id: string) {}

  /** Asks until it is told; the server waits a moment with each answer. */
  async start(): Promise<void> {
    const asking = ++this.asking;
    this.busy = true;
    this.trouble = '';
    while (this.asking === asking && !this.analysis) {
      const address = `/api/tables/${part(this.id)}/analysis`;
      const reply = await asked<AnalysisProgress>(address, { method: 'POST' });
      if (this.asking !== asking) return;
      if (!reply.ok) {
        this.trouble = said(reply.problem);
        break;
      }
      // Another process may have begun anew: what was reached once stays shown.
      this.done = Math.max(this.done, reply.value.done);
      this.all = reply.value.all;
      this.analysis = reply.value.analysis;
    }
    this.busy = false;
    announce(this.trouble || t('analysis.head'));
  }

  /** Nobody waits any more: the server ends the search by itself. */
  stop(): void {
    this.asking += 1;
    this.busy = false;
  }
}
