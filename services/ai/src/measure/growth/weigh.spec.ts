import type { AxisGrowth } from './measure-growth.js';
import { fewerCalls, isAffordable } from './weigh.js';

/** Programs with `loop` steps in loops and `calls` in the library, counted up to 4,096. */
function grown(loop: (n: number) => number, calls: (n: number) => number): Pick<AxisGrowth, 'worst'> {
  const counted = [64, 256, 1_024, 4_096].map((n) => ({
    n,
    count: {
      total: loop(n) + calls(n),
      sites: [{ line: 1, label: 'loop', steps: loop(n) }],
      charges: new Map([['in@0', calls(n)]]),
      short: new Map(),
      depth: 0,
      heap: null,
    },
  }));
  return { worst: { counted } as unknown as AxisGrowth['worst'] };
}

const meter = { mostSteps: 800_000 };
const linear = (n: number): number => n;

it('memory is weighed on inputs beyond those counted, unless calls of the library take long there', () => {
  const search = grown(linear, (n) => (n * n) / 40);
  expect([2_048, 4_096, 5_000, 8_192, 65_536].map((n) => isAffordable(n, search, meter))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(isAffordable(262_144, grown(linear, linear), meter)).toBe(true);
  // Loops end the run by themselves.
  const loops = grown(
    (n) => n * n,
    () => 0,
  );
  expect(isAffordable(262_144, loops, meter)).toBe(true);
});

it('sizes at which calls of the library take long are left out where the others are enough', () => {
  const search = grown(linear, (n) => (n * n) / 40);
  const doubled = (from: number, to: number): number[] => {
    const sizes = [];
    for (let n = from; n <= to; n *= 2) sizes.push(n);
    return sizes;
  };
  expect(fewerCalls(doubled(8, 4_096), search, meter)).toEqual(doubled(8, 4_096));
  const fine = [...doubled(32, 4_096), ...doubled(48, 6_144)].sort((a, b) => a - b);
  expect(Math.max(...fewerCalls(fine, search, meter))).toBe(3_072);
  expect(fewerCalls(fine, grown(linear, linear), meter)).toEqual(fine);
});
