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

/** A program of `steps(n)` whose process may take the CPU time of `most` inputs; then its CPU limit ends it. */
function meterOf(steps: (n: number) => number, most: number): { meter: StepMeter; sizes: number[][] } {
  const sizes: number[][] = [];
  const countAll = (texts: readonly string[], limits: BatchLimits) => {
    sizes.push(texts.map(Number));
    const played = limits.totalMs <= 4_000 ? texts.slice(0, most) : texts;
    const runs = played.map((text, index) => {
      const total = steps(Number(text));
      const count = {
        total,
        sites: [{ line: 1, label: 'loop', steps: total }],
        charges: new Map(),
        depth: 0,
        heap: null,
      };
      return {
        index,
        count,
        run: { index, ended: 'exit', exitCode: 0, stdout: '', clipped: false, stderr: '', ms: 1 },
      };
    });
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
