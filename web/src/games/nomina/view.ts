// Nomina as the server shows it.
export type { NominaMove, NominaView } from '../../lib/wire';
