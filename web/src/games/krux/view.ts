// Krux as the server shows it.
export type { KruxSheet, KruxView } from '../../lib/wire';
