// The parts of the companion, as its bar names them.
export type Part = 'glass' | 'pad' | 'counter' | 'judge' | 'lots' | 'tray';
