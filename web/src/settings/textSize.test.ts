import { beforeEach, expect, test } from 'vitest';
import { setTextSize, showTextSize, textSize } from './textSize';

beforeEach(() => {
  localStorage.clear();
  showTextSize();
});

test('text has its usual size unless chosen otherwise', () => {
  expect(textSize()).toBe('usual');
  expect(document.documentElement.dataset.text).toBeUndefined();
});

test('a chosen size is shown and remembered', () => {
  setTextSize('large');
  expect(textSize()).toBe('large');
  expect(document.documentElement.dataset.text).toBe('large');
  setTextSize('usual');
  expect(document.documentElement.dataset.text).toBeUndefined();
});

test('nonsense in the store is the usual size', () => {
  localStorage.setItem('setzkasten.text', 'riesig');
  expect(textSize()).toBe('usual');
});
