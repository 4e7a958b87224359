import { axesOf } from '../inputs/axis.js';
import { classify } from './classify.js';
import type { AxisGrowth } from './measure-growth.js';
import { atCall, growsUntold, inconclusive, timeFinding } from './time-finding.js';

const axes = axesOf({
  variables: [
    { name: 'n', kind: 'count', min: 1, max: 100 },
    { name: 'a', kind: 'value', min: 0, max: 30_000 },
  ],
  families: ['any'],
});

/** The growth of a loop and of a smaller one beside it. */
function growthOf(
  axis: AxisGrowth['axis'],
  loop: (n: number) => number,
  small: (n: number) => number,
): AxisGrowth {
  const counted = axis.sizes.map((n) => {
    const sites = [loop(n), small(n)].map((steps, at) => ({ line: at + 1, label: 'loop', steps }));
    return {
      n,
      count: { total: loop(n) + small(n), sites, charges: new Map(), short: new Map(), depth: 0, heap: null },
    };
  });
  const worst = { family: 'any', counted, classified: classify(counted) };
  return { axis, worst, all: [worst] };
}

it('says whether all legal inputs are small', () => {
  const isOfSmallInputs = (max: number): boolean | undefined => {
    const joint = axesOf({
      variables: [{ name: 'n', kind: 'count', min: 1, max }],
      families: ['any'],
    })?.joint;
    if (!joint) throw new Error('no axis');
    const growth = growthOf(
      joint,
      (n) => n * n,
      () => 0,
    );
    return timeFinding(growth, [], []).isOfSmallInputs;
  };
  expect([isOfSmallInputs(60), isOfSmallInputs(100)]).toEqual([true, undefined]);
});

it('a small part that grows faster in a variable with few sizes does not multiply the rest', () => {
  const coins = axes?.single().find(({ name }) => name === 'n');
  if (!axes || !coins) throw new Error('no axis');
  const sizes = [8, 11, 16, 23, 32, 45, 64, 91];
  const amount = growthOf(
    axes.joint,
    (a) => 100 * a,
    () => 0,
  );
  const part = growthOf(
    { ...coins, sizes },
    // The small part takes from the other one.
    (n) => 500 * n - (n * n) / 2,
    (n) => (n * n) / 2,
  );
  expect(timeFinding(amount, [part, amount], []).notation).toBe('O(a * n)');
});

it('a small part that grows faster in a variable with few sizes multiplies the rest if it grows with that', () => {
  const coins = axes?.single().find(({ name }) => name === 'n');
  if (!axes || !coins) throw new Error('no axis');
  const amount = growthOf(
    axes.joint,
    (a) => 50 * a,
    (a) => 8 * a,
  );
  const sizes = [5, 7, 10, 12, 14, 16, 18];
  const part = growthOf(
    { ...coins, sizes },
    (n) => 500 * 3 * n,
    (n) => (500 * n * n) / 40,
  );
  expect(timeFinding(amount, [part, amount], []).notation).toBe('O(a * n²)');
});

it('calls a factor that bends a line and not a root', () => {
  const coins = axes?.single().find(({ name }) => name === 'n');
  if (!axes || !coins) throw new Error('no axis');
  const amount = growthOf(
    axes.joint,
    (a) => 100 * a,
    () => 0,
  );
  const part = growthOf(
    { ...coins, sizes: [8, 11, 16, 23, 32, 45, 64, 91] },
    (n) => 3_000 * Math.sqrt(n),
    () => 0,
  );
  expect(part.worst.classified).toMatchObject({ class: 'square_root', conclusive: true });
  expect(timeFinding(amount, [part, amount], []).notation).toBe('O(a * n)');
});

it('counts the letters of short words where their length multiplies the rest', () => {
  const axes = axesOf({
    variables: [
      { name: 'n', kind: 'count', min: 1, max: 8_000 },
      { name: 'l', kind: 'value', min: 1, max: 8 },
    ],
    families: ['any'],
  });
  const letters = axes?.single().find(({ name }) => name === 'l');
  if (!axes || !letters) throw new Error('no axis');
  // Each of n words of l letters is cut at each of its letters. A cut costs as much as one of 20 letters.
  const cuts = (axis: AxisGrowth['axis'], words: (size: number) => number, l: (size: number) => number) => {
    const counted = axis.sizes.map((n) => {
      const [steps, lacking] = [words(n) * l(n), words(n) * l(n) * (20 - (l(n) - 1))];
      const sites = [{ line: 1, label: 'loop', steps }];
      const count = { total: 2 * steps, sites, depth: 0, heap: null };
      const of = (value: number) => new Map([['slice@0', value]]);
      return { n, count: { ...count, charges: of(steps), short: of(lacking) } };
    });
    const worst = { family: 'any', counted, classified: classify(counted) };
    return { axis, worst, all: [worst] };
  };
  const joint = cuts(
    axes.joint,
    (n) => n,
    () => 8,
  );
  const single = cuts(
    { ...letters, sizes: [3, 4, 5, 6, 7, 8] },
    () => 512,
    (l) => l,
  );
  expect(timeFinding(joint, [joint, single], []).notation).toBe('O(n * l²)');
});

it('knows that steps grow in a variable of which too few sizes were counted', () => {
  const coins = axes?.single().find(({ name }) => name === 'n');
  if (!coins) throw new Error('no axis');
  const board = (sizes: number[], power: number): AxisGrowth =>
    growthOf(
      { ...coins, sizes },
      (n) => 400 * n ** power,
      () => 0,
    );
  expect(growsUntold(board([3, 4, 5, 6], 4))).toBe(true);
  expect(growsUntold(board([3, 4, 5, 6], 0))).toBe(false);
  expect(growsUntold(board([3, 5, 7, 9, 11, 13], 2))).toBe(false);
});

it('divides by a variable with which the steps fall, and counts its least value', () => {
  const groups = axesOf({
    variables: [
      { name: 'n', kind: 'count', min: 1, max: 100_000 },
      { name: 'k', kind: 'count', min: 1, max: 100_000 },
    ],
    families: ['any'],
  });
  if (!groups) throw new Error('no axis');
  const nothing = () => 0;
  const joint = growthOf(groups.joint, (n) => 3 * n, nothing);
  const singles = groups
    .single()
    .map((axis) => growthOf(axis, axis.name === 'n' ? (n) => (n * n) / 8 : () => 900, nothing));
  const found = timeFinding(joint, singles, []);
  expect(found.notation).toBe('O(n²/k)');
  expect(found.class).toBe('quadratic');
});

describe('the line of a call', () => {
  const source = 'n = int(input())\nfor i in range(n):\n    # moves all\n    a.remove(0)\n';
  const finding = (label: string) => ({
    ...inconclusive(''),
    dominantLine: { line: 2, label, share: 0.9, class: 'quadratic' as const },
  });

  it('is that on which it stands, and not the head of the loop around it', () => {
    expect(atCall(finding('remove'), source).dominantLine?.line).toBe(4);
  });

  it.each(['loop', 'insert'])('stays where %s is found', (label) => {
    expect(atCall(finding(label), source).dominantLine?.line).toBe(2);
  });
});

it('a variable of which only the digits are read is no part of the notation', () => {
  const axes = axesOf({
    variables: [
      { name: 'q', kind: 'count', min: 1, max: 10_000 },
      { name: 'b', kind: 'value', min: 1, max: 1e15 },
      { name: 'm', kind: 'value', min: 1, max: 9e7 },
    ],
    families: ['any'],
  });
  if (!axes) throw new Error('no axis');
  const log = Math.log2;
  const powers = growthOf(
    axes.joint,
    (n) => n * (10 + 6 * log(n)),
    () => 0,
  );
  const alone: Record<string, (n: number) => number> = {
    q: (n) => 40 * n,
    b: (n) => 48 * (10 + 6 * log(n)),
    m: (n) => 48 * (40 + log(n) / 20),
  };
  const single = axes.single().map((axis) => growthOf(axis, alone[axis.name] ?? log, () => 0));
  expect(timeFinding(powers, single, []).notation).toBe('O(q log b)');
});

describe('queries to a tree and the tree, of which only the tree is n log n alone', () => {
  const axes = axesOf({
    variables: [
      { name: 'n', kind: 'count', min: 1, max: 60_000 },
      { name: 'q', kind: 'count', min: 1, max: 60_000 },
    ],
    families: ['any'],
  });
  const log = Math.log2;
  /** @param query steps of one query, as a function of the size of the tree */
  const notation = (query: (n: number) => number): string | null => {
    if (!axes) throw new Error('no axis');
    const joint = growthOf(
      axes.joint,
      (n) => n * log(n),
      (n) => n * query(n),
    );
    const single = axes.single().map((axis) =>
      axis.name === 'n'
        ? growthOf(
            axis,
            (n) => n * log(n),
            (n) => 16 * query(n),
          )
        : growthOf(
            axis,
            () => 16 * log(16),
            (q) => q * query(16),
          ),
    );
    return timeFinding(joint, single, []).notation;
  };

  it('share the logarithm if each query takes one', () => {
    expect(notation(log)).toBe('O((n + q) log n)');
  });

  it('do not if each takes one step', () => {
    expect(notation(() => 1)).toBe('O(n log n + q)');
  });
});
