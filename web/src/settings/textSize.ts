// How large the text is: a share of the size that the browser has set.
import './textSize.css';
import { keep, kept } from '../app/kept';

export const TEXT_SIZES = ['usual', 'large', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export function textSize(): TextSize {
  const chosen = kept('text');
  return TEXT_SIZES.find((size) => size === chosen) ?? 'usual';
}

export function setTextSize(chosen: TextSize): void {
  keep('text', chosen === 'usual' ? null : chosen);
  showTextSize();
}

/** Called once when the page opens, and after every change. */
export function showTextSize(): void {
  const chosen = textSize();
  if (chosen === 'usual') delete document.documentElement.dataset.text;
  else document.documentElement.dataset.text = chosen;
}
