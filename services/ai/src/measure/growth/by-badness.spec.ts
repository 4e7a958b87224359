import { byBadness } from './by-badness.js';
import { classify } from './classify.js';

const SIZES = [16, 32, 64, 128, 256, 512, 1_024, 2_048, 4_096, 8_192];

/** A program that looks for letters among the children of a node, and takes ten further steps for each word. */
function familyOf(family: string, searched: (n: number) => number) {
  const counted = SIZES.map((n) => {
    const steps = [10 * n, Math.round(searched(n))];
    const sites = steps.map((one, at) => ({ line: at + 1, label: 'loop', steps: one }));
    const total = steps.reduce((sum, one) => sum + one, 0);
    const count = { total, sites, charges: new Map(), short: new Map(), depth: 0, heap: null };
    return { n, count };
  });
  return { family, counted, classified: classify(counted) };
}

const worstOf = (...families: ReturnType<typeof familyOf>[]): string | undefined =>
  families.sort(byBadness)[0]?.family;

describe('a family that grows by a logarithm more', () => {
  const filling = familyOf('fills slowly', (n) => 1.5 * n * Math.log2(n));

  it('decides nothing where another one takes more of the same steps from the beginning', () => {
    expect(filling.classified.class).toBe('linearithmic');
    const full = familyOf('is full', (n) => 40 * n);
    expect(worstOf(full, filling)).toBe('is full');
    expect(worstOf(filling, full)).toBe('is full');
  });

  it('decides where it takes more of these steps, although another one takes more in all', () => {
    const elsewhere = familyOf('works elsewhere', (n) => 2 * n);
    elsewhere.counted.forEach(({ count }) => {
      count.total += 4 * (count.sites[0]?.steps ?? 0);
    });
    expect(worstOf(elsewhere, filling)).toBe('fills slowly');
  });

  it('decides where it grows by more than a logarithm', () => {
    const squares = familyOf('squares', (n) => (n * n) / 400);
    const full = familyOf('is full', (n) => 40 * n);
    expect(worstOf(full, squares)).toBe('squares');
  });
});
