// Cartino as the server shows it.
export type { CartinoMove, CartinoView } from '../../lib/wire';
