import { jest } from '@jest/globals';
import type { JudgingResult } from '@evident/contracts';
import type { ComplexityClass } from '../../evidence/complexity-class.js';
import type { EvidenceRunner } from '../../evidence/evidence-runner.js';
import { axesOf } from '../inputs/axis.js';
import type { GrowthInputs } from '../inputs/input-source.js';
import { measured } from '../../testing/sample-findings.js';
import { checkedByCpu } from './cpu-check.js';
import { measureGrowth } from './measure-growth.js';
import type { StepMeter } from './step-meter.js';

const shape = {
  variables: [{ name: 'n', kind: 'count' as const, min: 1, max: 100_000 }],
  families: ['any'],
};
const inputs: GrowthInputs = {
  describe: () => Promise.resolve(shape),
  generate: (requests) => Promise.resolve(requests.map(({ sizes }) => String(sizes.n))),
};

/** A program that says it takes `steps`, and takes `cpuMs`. */
async function check(found: ComplexityClass, steps: (n: number) => number, cpuMs: (n: number) => number) {
  const countAll = (texts: readonly string[]) => {
    const runs = texts.flatMap((text, index) => {
      const total = steps(Number(text));
      if (total > 4_000_000) return [];
      const sites = [{ line: 1, label: 'loop', steps: total }];
      const count = { total, sites, charges: new Map(), short: new Map(), depth: 0, heap: null };
      const run = { index, ended: 'exit', exitCode: 0, stdout: '', clipped: false, stderr: '', ms: 1 };
      return [{ index, count, run }];
    });
    return Promise.resolve({ runs, endedBy: null });
  };
  const axis = axesOf(shape)?.joint;
  if (!axis) throw new Error('no axis');
  const meter = { countAll, mostSteps: 4_000_000, isRandomised: false } as unknown as StepMeter;
  const joint = await measureGrowth(axis, { meter, inputs, families: ['any'] });
  const run = jest.fn<EvidenceRunner['run']>(({ cases }) => {
    const tests = cases.map(({ id }) => ({
      testId: id,
      verdict: 'accepted',
      measurement: { cpuTimeMs: cpuMs(Number(id)) },
    }));
    return Promise.resolve({ tests } as unknown as JudgingResult);
  });
  const program = { language: 'PYTHON' as const, sourceCode: '' };
  const limits = { timeLimitMs: 1_000, memoryLimitKb: 65_536 };
  const { signal } = new AbortController();
  const finding = await checkedByCpu(measured(found), joint, program, limits, {
    inputs,
    runner: { run },
    signal,
  });
  return { finding, runs: run.mock.calls.length };
}

it('believes counted steps that grow as CPU time does', async () => {
  const { finding } = await check(
    'linear',
    (n) => 20 * n,
    (n) => 100 + n,
  );
  expect(finding.class).toBe('linear');
});

it('believes no steps that grow clearly slower than CPU time', async () => {
  const { finding } = await check(
    'linear',
    (n) => 20 * n,
    (n) => 100 + n * n,
  );
  expect(finding).toMatchObject({ source: 'inconclusive', class: null });
});

it('runs nothing for exponential growth, because nothing grows clearly faster', async () => {
  const { finding, runs } = await check(
    'exponential',
    (n) => 2 ** n,
    (n) => 3 ** n,
  );
  expect(finding.class).toBe('exponential');
  expect(runs).toBe(0);
});
