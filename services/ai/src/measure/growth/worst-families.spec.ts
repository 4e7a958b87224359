import type { Sample } from './samples.js';
import { harderThan, worstFamilies } from './worst-families.js';

/** @param heap the steps of the calls of a heap */
function sample(family: string, n: number, loop: number, heap = 0): Sample {
  const count = {
    total: loop + heap,
    sites: [{ line: 3, label: 'loop', steps: loop }],
    charges: new Map([['poll@0', heap]]),
    short: new Map(),
    depth: 0,
    heap: null,
  };
  return { family, n, seed: 1, count };
}

const along = (family: string, heap: (n: number) => number): Sample[] =>
  [16, 64, 256].map((n) => sample(family, n, 2 * n, heap(n)));

it('keeps a family on which only the heap grows large, although others take as many steps', () => {
  const samples = [
    ...along('blocked', (n) => 0.3 * n),
    ...along('single', (n) => 0.29 * n),
    ...along('far', (n) => 0.08 * n * Math.log2(n)),
  ];
  // One more family takes more steps in its loop.
  const busy = along('busy', () => 0).map((one) => ({ ...one, count: { ...one.count, total: 4 * one.n } }));
  const families = ['blocked', 'single', 'far', 'busy'];
  expect(worstFamilies({ samples: [...samples, ...busy], slow: new Set() }, families)).toContain('far');
});

it('takes a variation only if it is clearly harder', () => {
  const samples = [
    sample('random', 64, 100, 10),
    sample('random, ascending', 64, 110, 10),
    sample('random, few n', 64, 150, 10),
    sample('random, spread', 64, 90, 30),
  ];
  const others = ['random, ascending', 'random, few n', 'random, spread'];
  expect(harderThan(samples, ['random'], others, 64)).toEqual(['random, spread', 'random, few n']);
  expect(harderThan(samples, ['missing'], others, 64)).toEqual([]);
});
