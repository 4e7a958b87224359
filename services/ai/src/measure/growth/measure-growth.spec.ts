import type { BatchLimits } from '../batches/run-batch.js';
import { axesOf } from '../inputs/axis.js';
import type { GrowthInputs } from '../inputs/input-source.js';
import { measureGrowth } from './measure-growth.js';
import type { StepMeter } from './step-meter.js';

const inputs: GrowthInputs = {
  describe: () =>
    Promise.resolve({ variables: [{ name: 'n', kind: 'count', min: 1, max: 100_000 }], families: ['any'] }),
  generate: (requests) => Promise.resolve(requests.map(({ sizes }) => String(sizes.n))),
};

/** A run of `total` steps in one loop, which ends. */
const countedRun = (index: number, total: number) => ({
  index,
  count: {
    total,
    sites: [{ line: 1, label: 'loop', steps: total }],
    charges: new Map(),
    short: new Map(),
    depth: 0,
    heap: null,
  },
  run: { index, ended: 'exit', exitCode: 0, stdout: '', clipped: false, stderr: '', ms: 1 },
});

/** A program of `steps(n)` whose process may take the CPU time of `most` inputs; then its CPU limit ends it. */
function meterOf(steps: (n: number) => number, most: number): { meter: StepMeter; sizes: number[][] } {
  const sizes: number[][] = [];
  const countAll = (texts: readonly string[], limits: BatchLimits) => {
    sizes.push(texts.map(Number));
    const played = limits.totalMs <= 4_000 ? texts.slice(0, most) : texts;
    const runs = played.map((text, index) => countedRun(index, steps(Number(text))));
    return Promise.resolve({ runs, endedBy: played.length < texts.length ? 'cpu' : null });
  };
  const meter = { countAll, mostSteps: 4_000_000, isRandomised: false } as unknown as StepMeter;
  return { meter, sizes };
}

it('a process that reaches its CPU limit during the pilot does not make a program exponential', async () => {
  const axis = axesOf({
    variables: [{ name: 'n', kind: 'count', min: 1, max: 100_000 }],
    families: ['any'],
  })?.joint;
  if (!axis) throw new Error('no axis');
  // Only the first input is played in each process, as on a loaded machine or with many families.
  const { meter, sizes } = meterOf((n) => n * n, 1);
  const growth = await measureGrowth(axis, { meter, inputs, families: ['any'] });
  expect(growth?.worst.classified.class).toBe('quadratic');
  // The ladder goes far, and not one by one.
  expect(Math.max(...(sizes.at(-1) ?? []))).toBeGreaterThan(1_000);
});

it('a family on which no first input ends is the slowest one, and its sizes go up one by one', async () => {
  const axis = axesOf({
    variables: [{ name: 'n', kind: 'count', min: 1, max: 100_000 }],
    families: ['easy', 'hard'],
  })?.joint;
  if (!axis) throw new Error('no axis');
  // The process dies on the first hard input that is larger than 12.
  const steps = (text: string): number =>
    text.startsWith('hard') ? 2 ** Number(text.slice(5)) : Number(text.slice(5));
  const wanted: string[][] = [];
  const countAll = (texts: readonly string[]) => {
    wanted.push([...texts]);
    const dies = texts.findIndex((text) => steps(text) > 5_000 && text.startsWith('hard'));
    const played = dies < 0 ? texts : texts.slice(0, dies);
    const runs = played.map((text, index) => countedRun(index, steps(text)));
    return Promise.resolve({ runs, endedBy: dies < 0 ? null : 'cpu' });
  };
  const meter = { countAll, mostSteps: 4_000_000, isRandomised: false } as unknown as StepMeter;
  const families: GrowthInputs = {
    describe: inputs.describe,
    generate: (requests) => Promise.resolve(requests.map(({ family, sizes }) => `${family} ${sizes.n}`)),
  };
  const growth = await measureGrowth(axis, { meter, inputs: families, families: ['easy', 'hard'] });
  expect(growth?.worst).toMatchObject({ family: 'hard', classified: { class: 'exponential' } });
  expect(wanted.at(-1)).toContain('hard 5');
});

it('sizes go up one by one where a program ended at few sizes, although its first input was quick', async () => {
  const axis = axesOf({
    variables: [{ name: 'n', kind: 'count', min: 1, max: 100_000 }],
    families: ['any'],
  })?.joint;
  if (!axis) throw new Error('no axis');
  // The next size of the ladder would take more steps than a measurement may, and nothing says how many.
  const { meter, sizes } = meterOf((n) => 60 * 2 ** n, 1);
  const countAll = meter.countAll.bind(meter);
  // The process dies without a word on inputs larger than 20.
  meter.countAll = async (texts, limits) => {
    const dies = texts.findIndex((text) => Number(text) > 20);
    const { runs } = await countAll(dies < 0 ? texts : texts.slice(0, dies), limits);
    return { runs, endedBy: dies < 0 ? null : 'cpu' };
  };
  const growth = await measureGrowth(axis, { meter, inputs, families: ['any'] });
  expect(growth?.worst.classified).toMatchObject({ class: 'exponential', conclusive: true });
  expect(sizes.at(-1)).toContain(20);
});

describe('a program that is too slow for the pilot', () => {
  /** Of each call its limit of a case, ms, and the largest size. Sizes above `most` of a limit do not end. */
  async function countedBy(steps: (n: number) => number, most: Readonly<Record<number, number>>) {
    const axis = axesOf({
      variables: [{ name: 'n', kind: 'count', min: 1, max: 100_000 }],
      families: ['any'],
    })?.joint;
    if (!axis) throw new Error('no axis');
    const { meter } = meterOf(steps, 1_000);
    const countAll = meter.countAll.bind(meter);
    const calls: [caseMs: number, largest: number][] = [];
    meter.countAll = async (texts, limits) => {
      const end = texts.findIndex((text) => Number(text) > (most[limits.caseMs] ?? 0));
      const { runs } = await countAll(end < 0 ? texts : texts.slice(0, end), limits);
      calls.push([limits.caseMs, Math.max(0, ...texts.map(Number))]);
      return { runs, endedBy: null };
    };
    const growth = await measureGrowth(axis, { meter, inputs, families: ['any'] });
    return { calls, growth };
  }

  it('is not given more time where its class is told', async () => {
    const { calls, growth } = await countedBy((n) => 7 * 2 ** n, { 1_000: 12, 500: 14, 2_000: 18 });
    expect(growth?.worst.classified).toMatchObject({ class: 'exponential', conclusive: true });
    expect(calls.map(([caseMs]) => caseMs)).not.toContain(2_000);
  });

  it('is given more where it is not', async () => {
    const scattered = (n: number): number => 2 ** n * (n < 12 && n % 3 === 0 ? 9 : 1);
    const { calls, growth } = await countedBy(scattered, { 1_000: 9, 500: 9, 2_000: 30 });
    expect(calls.filter(([caseMs]) => caseMs === 2_000).length).toBeGreaterThan(0);
    expect(growth?.worst.counted.at(-1)?.n).toBeGreaterThan(9);
  });
});

interface Counters {
  loop: number;
  calls?: number;
}

/** Measures a program whose steps are known for each family of inputs. */
function measureFamilies(
  steps: Readonly<Record<string, (n: number) => Counters>>,
  { vary = false, max = 100_000 } = {},
) {
  const families = Object.keys(steps);
  const shape = { variables: [{ name: 'n', kind: 'count' as const, min: 1, max }], families };
  const axis = axesOf(shape)?.joint;
  if (!axis) throw new Error('no axis');
  const countAll = (texts: readonly string[]) => {
    const runs = texts.map((text, index) => {
      const [family = '', n = '0'] = text.split(' ');
      const { loop = 0, calls = 0 } = steps[family]?.(Number(n)) ?? {};
      const sites = [{ line: 1, label: 'loop', steps: loop }];
      const charges = new Map([['poll@0', calls]]);
      const run = { index, ended: 'exit', exitCode: 0, stdout: '', clipped: false, stderr: '', ms: 1 };
      return { index, count: { total: loop + calls, sites, charges, depth: 0, heap: null }, run };
    });
    return Promise.resolve({ runs, endedBy: null });
  };
  return measureGrowth(axis, {
    meter: { countAll, mostSteps: 4_000_000, isRandomised: false } as unknown as StepMeter,
    inputs: {
      describe: () => Promise.resolve(shape),
      generate: (requests) => Promise.resolve(requests.map(({ family, sizes }) => `${family} ${sizes.n}`)),
    },
    families,
    vary,
  });
}

it('a family on which the program grows faster decides, although it takes fewer steps on the measured sizes', async () => {
  const growth = await measureFamilies({
    plain: (n) => ({ loop: 6 * n }),
    heap: (n) => ({ loop: n, calls: 0.2 * n * Math.log2(n) }),
  });
  expect(growth?.worst).toMatchObject({ family: 'heap', classified: { class: 'linearithmic' } });
});

it('a family decides although its steps fall at the smallest sizes', async () => {
  const growth = await measureFamilies(
    {
      words: (n) => ({ loop: 2 * n * Math.log2(n) }),
      stars: (n) => ({ loop: n < 10 ? 47 : 4 * n, calls: n < 10 ? 0 : (n * n) / 400 }),
    },
    { max: 2_000 },
  );
  expect(growth?.worst).toMatchObject({ family: 'stars', classified: { class: 'quadratic' } });
});

it('a family that overtakes the worst one of the pilot at a larger size is counted as well', async () => {
  const steps = {
    // Brackets are nested up to a depth, and each pair costs the whole text.
    deep: (n: number) => ({ loop: Math.min(n, 199) * n * 0.2 + n }),
    flat: (n: number) => ({ loop: (n * n) / 60 + n }),
    easy: (n: number) => ({ loop: n }),
  };
  const growth = await measureFamilies(steps, { vary: true });
  expect(growth?.worst).toMatchObject({ family: 'flat', classified: { class: 'quadratic' } });
});

it('a family that takes by far the most steps is not hidden by one whose curve fits better', async () => {
  const growth = await measureFamilies({
    // Beyond the sizes of the pilot some sizes take forty times the steps of others.
    jumps: (n) => ({ loop: n <= 256 ? 59 : n * (Math.floor(Math.log2(n)) % 2 === 0 ? 40 : 1) }),
    small: () => ({ loop: 60 }),
  });
  expect(growth?.worst).toMatchObject({ family: 'jumps', classified: { class: 'linear' } });
});

it('a family whose steps scatter below those of another one decides nothing', async () => {
  const shape = {
    variables: [{ name: 'n', kind: 'count' as const, min: 1, max: 100_000 }],
    families: ['reachable', 'blocked'],
  };
  const axis = axesOf(shape)?.joint;
  if (!axis) throw new Error('no axis');
  // On some inputs the stones cannot be reached, and the program ends early.
  const early = new Map([
    [23, 22],
    [32, 27],
    [45, 34],
    [64, 45],
    [91, 58],
    [181, 109],
    [362, 207],
    [512, 292],
    [1024, 573],
    [2048, 1136],
    [8192, 4516],
  ]);
  const { meter } = meterOf((n) => {
    const size = n % 1_000_000;
    const steps = Math.floor(1.05 * size);
    return n === size ? steps : (early.get(size) ?? steps);
  }, Infinity);
  const scattered: GrowthInputs = {
    describe: () => Promise.resolve(shape),
    generate: (requests) =>
      Promise.resolve(
        requests.map(({ family, sizes: { n = 0 } }) =>
          family === 'reachable' ? String(n) : n > 70_000 ? null : String(1_000_000 + n),
        ),
      ),
  };
  const growth = await measureGrowth(axis, { meter, inputs: scattered, families: shape.families });
  expect(growth?.all.map(({ family }) => family).sort()).toEqual(['blocked', 'reachable']);
  expect(growth?.worst.classified.class).toBe('linear');
});

it('does not believe the first sizes of a family whose curve bends below that of another one', async () => {
  const axis = axesOf({
    variables: [{ name: 'n', kind: 'count', min: 1, max: 2_048 }],
    families: ['straight', 'bent'],
  })?.joint;
  if (!axis) throw new Error('no axis');
  const steps = (text: string): number => {
    const [family, n = 0] = [text.split(' ')[0], Number(text.split(' ')[1])];
    if (family === 'straight') return 30 * n * Math.log2(n);
    return 0.8 * Math.min(n * n, 256 ** 2 * (n / 256) ** 1.2);
  };
  const countAll = (texts: readonly string[]) =>
    Promise.resolve({
      runs: texts.map((text, index) => countedRun(index, Math.round(steps(text)))),
      endedBy: null,
    });
  const meter = { countAll, mostSteps: 4_000_000, isRandomised: false } as unknown as StepMeter;
  const named: GrowthInputs = {
    ...inputs,
    generate: (requests) => Promise.resolve(requests.map(({ family, sizes }) => `${family} ${sizes.n}`)),
  };
  const growth = await measureGrowth(axis, { meter, inputs: named, families: ['straight', 'bent'] });
  expect(growth?.all.find(({ family }) => family === 'bent')?.classified.class).toBe('quadratic');
  expect(growth?.worst).toMatchObject({ family: 'straight', classified: { class: 'linearithmic' } });
});
