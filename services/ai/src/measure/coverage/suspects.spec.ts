import type { Block } from '../batches/block.js';
import { suspectsOf, suspicion } from './suspects.js';

const block = (line: number, endLine = line): Block => ({
  line,
  column: 0,
  endLine,
  endColumn: 1,
  kind: 'code',
});
const test_ = (failed: boolean, ...reached: number[]) => ({ failed, reached: new Set(reached) });

describe('the lines that failing tests implicate', () => {
  it('run on the failing tests and not on the passing ones', () => {
    const blocks = [block(1, 9), block(3), block(6)];
    const tests = [test_(false, 0, 1), test_(false, 0, 1), test_(true, 0, 1, 2), test_(true, 0, 2)];
    expect(suspectsOf(blocks, tests)[0]).toEqual({ first: 6, last: 6, failing: 2, passing: 0 });
  });

  it('are none when every test runs everything, or all tests fail, or none does', () => {
    const blocks = [block(1), block(2)];
    expect(suspectsOf(blocks, [test_(true, 0, 1), test_(false, 0, 1)])).toEqual([]);
    expect(suspectsOf(blocks, [test_(true, 0), test_(true, 0, 1)])).toEqual([]);
    expect(suspectsOf(blocks, [test_(false, 0), test_(false, 1)])).toEqual([]);
  });

  it('name the smallest of nested blocks, and at most three', () => {
    const blocks = [block(2, 8), block(2), block(4), block(5), block(6), block(7)];
    const tests = [test_(false, 9), test_(true, 0, 1, 2, 3, 4, 5)];
    const suspects = suspectsOf(blocks, tests);
    expect(suspects).toHaveLength(3);
    expect(suspects[0]).toMatchObject({ first: 2, last: 2 });
  });
});

describe('how far a line is suspected', () => {
  it('is decided by the smallest block around it, and by all runs outside of blocks', () => {
    const blocks = [block(2, 8), block(4, 5)];
    const tests = [test_(true, 0, 1), test_(false, 0), test_(false), test_(false)];
    const suspected = suspicion(blocks, tests);
    expect(suspected(4)).toBe(1);
    expect(suspected(7)).toBeCloseTo(1 / Math.sqrt(2));
    expect(suspected(1)).toBe(0.5);
  });

  it('is nothing where no failing run came', () => {
    expect(suspicion([block(3)], [test_(true), test_(false, 0)])(3)).toBe(0);
  });
});
