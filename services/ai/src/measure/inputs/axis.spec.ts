import { axesOf, ladder } from './axis.js';

const count = (name: string, max: number, min = 1) => ({ name, kind: 'count' as const, min, max });
const value = (name: string, max: number) => ({ name, kind: 'value' as const, min: 1, max });

describe('ladder', () => {
  it('goes up one by one when only small inputs are legal', () => {
    expect(ladder(1, 12)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('grows by √2 and then by 2, and ends at the largest legal size', () => {
    const sizes = ladder(1, 100_000);
    expect(sizes.slice(0, 4)).toEqual([8, 11, 16, 23]);
    expect(sizes.slice(-3)).toEqual([32_768, 65_536, 100_000]);
  });

  it('goes further for numbers than for counts', () => {
    expect(ladder(1, 1e12, true).at(-1)).toBeGreaterThan(1e11);
  });
});

describe('axesOf', () => {
  it('has one axis for one variable', () => {
    const axes = axesOf({ variables: [count('n', 1_000)], families: ['any'] });
    expect(axes?.joint.name).toBe('n');
    expect(axes?.single()).toEqual([]);
    expect(axes?.joint.sizesAt(64)).toEqual({ n: 64 });
  });

  it('lets several variables grow together and each alone', () => {
    const axes = axesOf({ variables: [count('n', 1_000), count('m', 2_000)], families: ['any'] });
    expect(axes?.joint.sizesAt(100)).toEqual({ n: 100, m: 100 });
    expect(axes?.single().map(({ name }) => name)).toEqual(['n', 'm']);
    expect(axes?.single()[0]?.sizesAt(100)).toEqual({ n: 100, m: 48 });
  });

  it('fixes a variable with a small maximum, and keeps a window at half its array', () => {
    const coins = axesOf({ variables: [count('n', 20), value('amount', 100_000)], families: ['any'] });
    expect(coins?.joint.variables).toEqual(['amount']);
    expect(coins?.joint.sizesAt(512)).toEqual({ n: 20, amount: 512 });
    const few = coins?.single(512)[0];
    expect(few?.sizes.at(-1)).toBe(20);
    expect(few?.sizesAt(9)).toEqual({ n: 9, amount: 512 });
    const window = axesOf({ variables: [count('n', 9_000), value('k', 9_000)], families: ['any'] });
    expect(window?.joint.sizesAt(100)).toEqual({ n: 100, k: 50 });
  });

  it('can keep what does not grow as small as is legal', () => {
    const songs = axesOf({ variables: [count('q', 100), count('n', 2_000)], families: ['any'] });
    expect(songs?.joint.sizesAt(64)).toEqual({ q: 48, n: 64 });
    expect(songs?.scarce?.sizesAt(64)).toEqual({ q: 1, n: 64 });
    expect(songs?.single(64, true).map((one) => one.sizesAt(9))).toEqual([
      { q: 9, n: 64 },
      { q: 1, n: 9 },
    ]);
    expect(axesOf({ variables: [count('n', 2_000)], families: ['any'] })?.scarce).toBeNull();
  });

  it('knows the counts that may be many times as large as the others', () => {
    const graph = axesOf({
      variables: [count('n', 250), count('m', 20_000), value('k', 90_000)],
      families: ['any'],
    });
    expect(graph?.joint.ample).toEqual(['m']);
    expect(
      axesOf({ variables: [count('n', 250), count('m', 1_999)], families: ['any'] })?.joint.ample,
    ).toEqual([]);
  });

  it('has none without variables', () => {
    expect(axesOf({ variables: [], families: ['any'] })).toBeNull();
  });
});
