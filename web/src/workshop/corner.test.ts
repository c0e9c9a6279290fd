// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { area, corner, keyOf } from './corner';

const rows = ['.....', '.....', '.....', '.....', '....#'];
const grid = { rows, words: [] };

describe('a corner of the grid', () => {
  it('goes from the square that was tapped to the nearest corner', () => {
    expect(corner(grid, [0, 0]).map(keyOf)).toContain('3,3');
    expect(corner(grid, [0, 0]).map(keyOf)).not.toContain('4,0');
    expect(corner(grid, [4, 3]).map(keyOf)).not.toContain('0,0');
  });

  it('leaves black squares out', () => {
    expect(area(grid, [4, 3], [3, 4]).map(keyOf)).toEqual(['3,3', '3,4', '4,3']);
  });

  it('takes words whole that lie in it by half', () => {
    const squares = [0, 1, 2, 3, 4].map((col): [number, number] => [0, col]);
    expect(corner({ rows, words: [{ squares }] }, [0, 0]).map(keyOf)).toContain('0,4');
  });
});
