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
      return [{ index, count: { total, sites, charges: new Map(), depth: n, heap }, run }];
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
