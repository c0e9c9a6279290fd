// Why there is nothing to do at a table any more: somebody said farewell, or the table is gone.
import { tableThere } from '../app/http';
import { said, t } from '../app/language.svelte';
import type { TableSocket } from './socket.svelte';

// After how many tries in vain may a table that was seen be gone? A server that starts again takes some.
const PATIENT_TRIES = 3;

export class Parting {
  private gone = $state(false);

  constructor(
    id: string,
    private readonly socket: TableSocket,
  ) {
    $effect(() => {
      const seen = socket.frame ?? socket.gathering;
      if (socket.failures >= (seen ? PATIENT_TRIES : 1)) void this.look(id);
    });
  }

  /** A sentence; empty while all is well. */
  get text(): string {
    if (this.socket.farewell) return said(this.socket.farewell);
    return this.gone ? t('link.none') : '';
  }

  private async look(id: string): Promise<void> {
    const reply = await tableThere(id);
    if (reply.ok || reply.problem.status !== 404) return;
    this.gone = true;
    this.socket.close();
  }
}
