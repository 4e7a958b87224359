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

it('makes what does not grow small where few sizes are legal, also if those between them were counted', async () => {
  const countAll = (texts: readonly string[]) => {
    const runs = texts.map((text, index) => {
      const [q = 1, n = 1] = text.split(' ').map(Number);
      const total = q * n * n;
      const sites = [{ line: 1, label: 'loop', steps: total }];
      const run = { index, ended: 'exit', exitCode: 0, stdout: '', clipped: false, stderr: '', ms: 1 };
      return { index, count: { total, sites, charges: new Map(), depth: 0, heap: null }, run };
    });
    return Promise.resolve({ runs, endedBy: null });
  };
  const meter = { countAll, mostSteps: 4_000_000, isRandomised: false, level: 'full' };
  const { finding } = await measureTime(meter as unknown as StepMeter, inputs);
  expect(finding).toMatchObject({ source: 'measured', class: 'quadratic' });
});
