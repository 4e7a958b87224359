import { jest } from '@jest/globals';
import type { GrowthInputs } from '../inputs/input-source.js';
import { measureTime } from './growth-report.js';
import type { StepMeter } from './step-meter.js';

/** All cases of an input have 800 letters together. */
const inputs: GrowthInputs = {
  describe: () =>
    Promise.resolve({
      variables: [
        { name: 'q', kind: 'count', min: 1, max: 100 },
        { name: 'n', kind: 'count', min: 1, max: 2_000 },
      ],
      families: ['any'],
    }),
  generate: (requests) =>
    Promise.resolve(requests.map(({ sizes: { q = 1, n = 1 } }) => (q * n > 800 ? null : `${q} ${n}`))),
};

const MOST_STEPS = 4_000_000;

/** A meter of a program with so many steps; inputs with more than a process may take are not counted. */
function meterOf(stepsOf: (first: number, second: number, third: number) => number): StepMeter {
  const countAll = (texts: readonly string[]) => {
    const runs = texts.flatMap((text, index) => {
      const [first = 1, second = 1, third = 1] = text.split(' ').map(Number);
      const total = stepsOf(first, second, third);
      if (total > MOST_STEPS) return [];
      const sites = [{ line: 1, label: 'loop', steps: total }];
      const run = { index, ended: 'exit', exitCode: 0, stdout: '', clipped: false, stderr: '', ms: 1 };
      return [
        { index, count: { total, sites, charges: new Map(), short: new Map(), depth: 0, heap: null }, run },
      ];
    });
    return Promise.resolve({ runs, endedBy: null });
  };
  return { countAll, mostSteps: MOST_STEPS, isRandomised: false, level: 'full' } as unknown as StepMeter;
}

it('makes what does not grow small where few sizes are legal, also if those between them were counted', async () => {
  const { finding } = await measureTime(
    meterOf((q, n) => q * n * n),
    inputs,
  );
  expect(finding).toMatchObject({ source: 'measured', class: 'quadratic' });
});

describe('a program that grows only with a variable of which few sizes could be counted', () => {
  const chests: GrowthInputs = {
    describe: () =>
      Promise.resolve({
        variables: [
          { name: 'n', kind: 'count', min: 1, max: 200 },
          { name: 'c', kind: 'value', min: 0, max: 40_000 },
        ],
        families: ['any'],
      }),
    generate: (requests) => Promise.resolve(requests.map(({ sizes: { n = 1, c = 1 } }) => `${n} ${c}`)),
  };

  it('has the class in that variable where the sizes tell it', async () => {
    const { finding } = await measureTime(
      meterOf((n) => 2 ** n),
      chests,
    );
    expect(finding).toMatchObject({ source: 'measured', class: 'exponential', notation: 'O(c^n)' });
  });

  it('has an estimate where only a part of the steps could be counted', async () => {
    const part = Object.assign(
      meterOf((n) => 2 ** n),
      { level: 'loops' },
    );
    const { finding } = await measureTime(part, chests);
    expect(finding).toMatchObject({ source: 'estimated', class: 'exponential' });
  });

  it('is not called constant where they do not', async () => {
    const { finding } = await measureTime(
      meterOf((n) => 2 ** (n + 3 * ((n * 7) % 5))),
      chests,
    );
    const note = expect.stringContaining('n');
    expect(finding).toMatchObject({ source: 'inconclusive', class: null, note });
  });
});

describe('variables that grow alone', () => {
  const grids: GrowthInputs = {
    describe: () =>
      Promise.resolve({
        variables: ['n', 'm', 'q'].map((name) => ({ name, kind: 'count' as const, min: 1, max: 100_000 })),
        families: ['any'],
      }),
    generate: (requests) =>
      Promise.resolve(requests.map(({ sizes: { n = 1, m = 1, q = 1 } }) => `${n} ${m} ${q}`)),
  };

  it('are counted in as many batches as one of them needs', async () => {
    const meter = meterOf((n, m, q) => n + m + q);
    const counted = jest.spyOn(meter, 'countAll');
    const { finding } = await measureTime(meter, grids);
    expect(finding.notation).toBe('O(n + m + q)');
    expect(counted).toHaveBeenCalledTimes(4);
  });

  it('are counted by themselves where the inputs of another one are not played to the end', async () => {
    const meter = meterOf((n, m, q) => n + m + (q > 200 && n < 200 ? Infinity : q));
    const { finding } = await measureTime(meter, grids);
    const alone = finding.series.find(({ variable }) => variable === 'n');
    expect(alone?.points.at(-1)?.n).toBe(100_000);
    expect(finding.series.find(({ variable }) => variable === 'q')?.points.at(-1)?.n).toBe(64);
  });
});
