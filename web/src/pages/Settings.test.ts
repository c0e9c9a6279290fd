import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setLanguage } from '../app/language.svelte';
import { remember } from '../newgame/names';
import Settings from './Settings.svelte';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  setLanguage('de');
});

test('language, colours and size of the text are chosen at once', async () => {
  render(Settings);
  await fireEvent.click(screen.getByRole('radio', { name: 'Dunkel' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  await fireEvent.click(screen.getByRole('radio', { name: 'Groß' }));
  expect(document.documentElement.dataset.text).toBe('large');
  await fireEvent.click(screen.getByRole('radio', { name: 'English' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Settings');
});

test('remembered names can be forgotten', async () => {
  remember(['Anna', 'Bert']);
  render(Settings);
  expect(screen.getByText('Anna und Bert')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Namen vergessen' }));
  expect(screen.getByText('Die Namen sind vergessen.')).toBeTruthy();
});
