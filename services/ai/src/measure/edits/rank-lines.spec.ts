import { rankLines, type TriedChange } from './rank-lines.js';

const change = (line: number, changes: Partial<TriedChange> = {}): TriedChange => ({
  line,
  fixed: 0,
  moved: 0,
  broken: 0,
  ...changes,
});
const rank = (changes: readonly TriedChange[], spectrum = (_line: number): number => 0.5): number[] =>
  rankLines({ changes, failing: 3, passing: 3 }, spectrum);

describe('the lines that deserve a look first', () => {
  it('begin with the one whose change makes failing inputs pass', () => {
    const moving = change(2, { moved: 3, broken: 3 });
    expect(rank([moving, change(5, { fixed: 2, moved: 3 }), change(7)])).toEqual([5, 2, 7]);
  });

  it('prefer a change that goes on to pass further inputs', () => {
    const cured = [change(4, { fixed: 3, moved: 3 }), change(9, { fixed: 3, moved: 3 })];
    const proved = [change(4, { proof: 0.9 }), change(9, { proof: 1 })];
    expect(rank([...cured, ...proved])).toEqual([9, 4]);
  });

  it('take a forced step for less than a change that cures, and for more than one that only moves', () => {
    const forced = change(3, { fixed: 3, isForced: true });
    expect(rank([forced, change(5, { fixed: 3, moved: 3 })])).toEqual([5, 3]);
    expect(rank([change(2, { moved: 3, broken: 3 }), forced])).toEqual([3, 2]);
  });

  it('prefer a change that moves failing inputs only', () => {
    expect(rank([change(1, { moved: 3, broken: 3 }), change(2, { moved: 3 })])[0]).toBe(2);
  });

  it('follow the runs where changes tell nothing', () => {
    expect(rank([change(1), change(2)], (line) => (line === 2 ? 0.9 : 0.1))).toEqual([2, 1]);
    expect(rank([change(1), change(2)], () => 0)).toEqual([]);
  });

  it('are at most three', () => {
    expect(rank([1, 2, 3, 4, 5].map((line) => change(line, { moved: line })))).toHaveLength(3);
  });
});
