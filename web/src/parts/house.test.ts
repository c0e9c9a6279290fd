import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announced, loadHouse } from '../app/house.svelte';
import ReportForm from '../company/ReportForm.svelte';
import HouseText from '../pages/HouseText.svelte';
import { served } from '../testkit/served';
import Announced from './Announced.svelte';
import HouseLinks from './HouseLinks.svelte';

const house = { announcement: null, imprint: true, opens: true, barred: false, keeper: false };

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
});

test('what is announced is text, ends by itself, and comes no more once it was put away', async () => {
  const { container } = render(Announced);
  announced({ number: 5, text: '<b>Pause</b>', until: Date.now() + 1000 });
  await tick();
  expect(screen.getByText('<b>Pause</b>')).toBeTruthy();
  vi.advanceTimersByTime(1000);
  await tick();
  expect(container.querySelector('p')).toBeNull();
  announced({ number: 6, text: 'Neu', until: null });
  await tick();
  await fireEvent.click(screen.getByRole('button', { name: 'Gelesen' }));
  announced({ number: 6, text: 'Neu', until: null });
  await tick();
  expect(screen.queryByText('Neu')).toBeNull();
});

test('an imprint is linked where there is one, privacy always', async () => {
  served({ 'GET /api/house': { ...house, imprint: false } });
  await loadHouse(true);
  render(HouseLinks);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Datenschutz']);
  served({ 'GET /api/house': { ...house, keeper: true } });
  await loadHouse(true);
  await tick();
  const named = screen.getAllByRole('link').map((link) => link.textContent);
  expect(named).toEqual(['Hauswart', 'Impressum', 'Datenschutz']);
});

test('the text of a host is plain paragraphs, and ours stands in for one about privacy', async () => {
  vi.useRealTimers();
  const imprint = '# Wir\n\nFamilie <i>Meier</i>\nHinten 3';
  served({ 'GET /api/house/texts': { imprint, privacy: null } });
  const { container, unmount } = render(HouseText, { kind: 'impressum' });
  expect((await screen.findByText(/Familie/)).textContent).toBe('Familie <i>Meier</i>\nHinten 3');
  expect(screen.getByRole('heading', { name: 'Wir' })).toBeTruthy();
  expect(container.querySelector('i')).toBeNull();
  unmount();
  render(HouseText, { kind: 'datenschutz' });
  expect(await screen.findByText(/nach dreißig Tagen/)).toBeTruthy();
});

test('a report has a reason and a note, at a child’s table no note', async () => {
  vi.useRealTimers();
  const sent = served({ 'POST /api/tables/t/report': 204 });
  const done = vi.fn();
  const props = { table: 't', seat: 1, name: 'Bert', onback: vi.fn(), ondone: done };
  const { unmount } = render(ReportForm, { ...props, child: false });
  await fireEvent.click(screen.getByLabelText('Der Name'));
  await fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Gemein' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Melden' }));
  await vi.waitFor(() => expect(done).toHaveBeenCalled());
  expect(sent[0]?.body).toEqual({ seat: 1, reason: 'name', note: 'Gemein' });
  unmount();
  render(ReportForm, { ...props, child: true });
  expect(screen.queryByRole('textbox')).toBeNull();
});
