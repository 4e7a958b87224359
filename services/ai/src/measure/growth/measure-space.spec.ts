import { jest } from '@jest/globals';
import type { BatchLimits } from '../batches/run-batch.js';
import { axesOf } from '../inputs/axis.js';
import type { GrowthInputs } from '../inputs/input-source.js';
import { measureGrowth } from './measure-growth.js';
import { measureSpace } from './measure-space.js';
import type { StepMeter } from './step-meter.js';

const shape = {
  variables: [{ name: 'n', kind: 'count' as const, min: 1, max: 100_000 }],
  families: ['any'],
};
const inputs: GrowthInputs = {
  describe: () => Promise.resolve(shape),
  generate: (requests) => Promise.resolve(requests.map(({ sizes }) => String(sizes.n))),
};

/** A recursion as deep as n that takes 2ⁿ steps, and ends at its CPU limit beyond a size. */
function recursion(): StepMeter {
  const count = (texts: readonly string[], { weighEvery }: Partial<BatchLimits>) =>
    texts.flatMap((text, index) => {
      const n = Number(text);
      const total = 2 ** n;
      if (total > 4_000_000) return [];
      const sites = [{ line: 1, label: 'function', steps: total }];
      const heap = weighEvery ? { bytes: 9_000 + 80 * n, rising: false } : null;
      const run = { index, ended: 'exit', exitCode: 0, stdout: '', clipped: false, stderr: '', ms: 1 };
      return [{ index, count: { total, sites, charges: new Map(), short: new Map(), depth: n, heap }, run }];
    });
  const countAll = (texts: readonly string[], limits: BatchLimits) =>
    Promise.resolve({ runs: count(texts, limits), endedBy: null });
  return {
    language: 'PYTHON',
    sourceCode: 'def f(n):\n    return f(n - 1) + f(n - 1) if n else 1\nprint(f(int(input())))',
    mostSteps: 4_000_000,
    isRandomised: false,
    countAll,
    count: async (texts: readonly string[], limits: BatchLimits) => (await countAll(texts, limits)).runs,
  } as unknown as StepMeter;
}

it('weighs a program of exponential time at the few sizes at which it was counted', async () => {
  const axis = axesOf(shape)?.joint;
  if (!axis) throw new Error('no axis');
  const meter = recursion();
  const joint = await measureGrowth(axis, { meter, inputs, families: ['any'] });
  expect(joint?.worst.classified.class).toBe('exponential');
  const { finding } = await measureSpace(meter, joint, inputs);
  expect(finding).toMatchObject({ source: 'measured', class: 'linear' });
});

interface Behaviour {
  steps: (n: number) => number;
  /** In bytes, of a run to the end. @param rest what follows n in the input */
  heap: (n: number, rest?: string) => number;
  /** In bytes, where the program is ended before its end. */
  heapAtEnd: (n: number) => number;
  source: string;
}

function meterOf({ steps, heap, heapAtEnd, source }: Behaviour): StepMeter {
  const count = (texts: readonly string[], { weighEvery }: Partial<BatchLimits>) =>
    texts.map((text, index) => {
      const [first, rest] = text.split('\n');
      const n = Number(first);
      const total = steps(n);
      const isEnded = total > (weighEvery?.[index] ?? 0) * 16;
      const sites = [{ line: 1, label: 'loop', steps: total }];
      const bytes = isEnded ? heapAtEnd(n) : heap(n, rest);
      const run = { index, ended: 'exit', exitCode: 0, stdout: '', clipped: false, stderr: '', ms: 1 };
      const kept = weighEvery ? { bytes, rising: false } : null;
      return {
        index,
        count: { total, sites, charges: new Map(), short: new Map(), depth: 0, heap: kept },
        run,
      };
    });
  return {
    language: 'PYTHON',
    sourceCode: source,
    mostSteps: 800_000,
    isRandomised: false,
    countAll: (texts: readonly string[], limits: BatchLimits) =>
      Promise.resolve({ runs: count(texts, limits), endedBy: null }),
    count: (texts: readonly string[], limits: BatchLimits) => Promise.resolve(count(texts, limits)),
  } as unknown as StepMeter;
}

async function spaceOf(meter: StepMeter, made: GrowthInputs): Promise<string | null> {
  const axis = axesOf(await made.describe())?.joint;
  if (!axis) throw new Error('no axis');
  const { families } = await made.describe();
  const joint = await measureGrowth(axis, { meter, inputs: made, families: families.slice(0, 1) });
  return (await measureSpace(meter, joint, made)).finding.notation;
}

it('believes runs to the end where a program of cubic time is ended before it has a table', async () => {
  const table = meterOf({
    steps: (n) => n ** 3,
    heap: (n) => 9_000 + 40 * n ** 2,
    heapAtEnd: () => 9_000,
    source: 'table = [[0] * n for _ in range(n)]',
  });
  expect(await spaceOf(table, inputs)).toBe('O(n²)');
});

it('leaves out runs that had too little memory for their table', async () => {
  const heap = (n: number): number => 9_000 + 40 * n ** 2;
  const table = meterOf({
    steps: (n) => n ** 2,
    heap,
    heapAtEnd: (n) => (n > 3_000 ? 9_100 : heap(n)),
    source: 'table = [[0] * n for _ in range(n)]',
  });
  expect(await spaceOf(table, inputs)).toBe('O(n²)');
});

it('knows that two long lines of the input are kept where their memory is too small to show', async () => {
  const lines: GrowthInputs = {
    describe: () =>
      Promise.resolve({ variables: [{ name: 'n', kind: 'count', min: 1, max: 1_500 }], families: ['any'] }),
    generate: (requests) =>
      Promise.resolve(requests.map(({ sizes: { n = 1 } }) => `${n}\n${'a'.repeat(n)}\n${'b'.repeat(n)}\n`)),
  };
  const source = 'n = int(input())\na = input()\nb = input()\nseen = set(a)';
  const meter = meterOf({ steps: (n) => n * n, heap: (n) => 9_000 + 3 * n, heapAtEnd: () => 10_000, source });
  expect(await spaceOf(meter, lines)).toBe('O(n)');
});

describe('where another family of inputs takes as many steps', () => {
  const families: GrowthInputs = {
    describe: () => Promise.resolve({ ...shape, families: ['flat', 'deep'] }),
    generate: (requests) => Promise.resolve(requests.map(({ family, sizes }) => `${sizes.n}\n${family}`)),
  };
  const meterWith = (heap: (n: number, rest?: string) => number): StepMeter =>
    meterOf({ steps: (n) => n, heap, heapAtEnd: (n) => heap(n), source: 'stack = []' });

  it('finds the memory that only the other one needs', async () => {
    const stack = meterWith((n, rest) => 9_000 + (rest === 'deep' ? 40 * n : 0));
    expect(await spaceOf(stack, families)).toBe('O(n)');
  });

  it('does not compare them where the program holds the whole input in any case', async () => {
    const whole = meterWith((n) => 9_000 + 40 * n);
    const weighed = jest.spyOn(whole, 'count');
    expect(await spaceOf(whole, families)).toBe('O(n)');
    expect(weighed).toHaveBeenCalledTimes(1);
  });
});
