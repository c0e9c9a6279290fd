// In Presto nobody begins; somebody calls.
export const CALLER = {
  way: 'lot',
  text: { de: 'Das Los bestimmt, wer „Los“ ruft.', en: 'The lot decides who calls “Los”.' },
} as const;
