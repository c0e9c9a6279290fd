// @vitest-environment node
import { expect, test } from 'vitest';
import { boardKey } from './keys';

const press = (key: string, held: Partial<KeyboardEvent> = {}) =>
  boardKey({ key, ctrlKey: false, metaKey: false, altKey: false, isComposing: false, ...held });

test('letters are laid as capitals', () => {
  expect(press('w')).toEqual({ do: 'letters', letters: 'W' });
});

test('umlauts and sharp s are laid as two stones', () => {
  expect(press('ä')).toEqual({ do: 'letters', letters: 'AE' });
  expect(press('ß')).toEqual({ do: 'letters', letters: 'SS' });
});

test('arrows move, with the control key to the edge', () => {
  expect(press('ArrowUp')).toEqual({ do: 'move', down: true, by: -1, far: false });
  expect(press('ArrowLeft', { ctrlKey: true })).toEqual({
    do: 'move',
    down: false,
    by: -1,
    far: true,
  });
});

test('the browser keeps its own shortcuts, the Tab key and digits', () => {
  expect(press('r', { ctrlKey: true })).toBeNull();
  expect(press('Tab')).toBeNull();
  expect(press('4')).toBeNull();
  expect(press('é')).toBeNull();
});
