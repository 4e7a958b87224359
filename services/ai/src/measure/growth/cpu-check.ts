import type { EditorLanguage, GrowthSeries, ProblemLimits } from '@evident/contracts';
import type { EvidenceProgram, EvidenceRunner } from '../../evidence/evidence-runner.js';
import { passed, type ComplexityFinding } from '../../evidence/findings.js';
import { isExplosive } from '../../evidence/complexity-class.js';
import { testLimits } from '../../evidence/limits.js';
import type { GrowthInputs } from '../inputs/input-source.js';
import { exponentOfTail } from '../fitting/fit-growth.js';
import type { GrowthPoint } from '../fitting/growth-point.js';
import { MAX_INPUT_BYTES, SEED, type AxisGrowth } from './measure-growth.js';
import { inconclusive } from './time-finding.js';

/** Below this, CPU time is mostly the start of the runtime. */
const LEAST_CPU_MS: Readonly<Record<EditorLanguage, number>> = { JAVASCRIPT: 120, PYTHON: 60, JAVA: 250 };
const MOST_SIZES = 4;
const LEAST_POINTS = 3;
/** The exponent of CPU time may exceed that of the steps by this much. Beyond it, some work was not counted. */
const TOLERANCE = 0.6;

/**
 * Compares the growth of CPU time with that of the counted steps. It finds costs that no counter sees, such as a
 * backtracking regular expression, growing integers, or forged counts.
 * @param found may still be measured, with each variable alone
 * @returns the finding; inconclusive if CPU time grows clearly faster.
 * @throws what the runner throws.
 */
export async function checkedByCpu(
  found: ComplexityFinding | Promise<ComplexityFinding>,
  joint: AxisGrowth | null,
  program: EvidenceProgram & { language: EditorLanguage },
  problem: ProblemLimits,
  tools: { inputs: GrowthInputs; runner: EvidenceRunner; signal: AbortSignal },
): Promise<ComplexityFinding> {
  // Nothing grows clearly faster than exponentially, and its largest inputs take longest.
  if (!joint?.worst.classified.conclusive || isExplosive(joint.worst.classified.class)) return found;
  const [finding, points] = await Promise.all([found, cpuPoints(joint, program, problem, tools)]);
  const clear = points.filter(({ value }) => value >= LEAST_CPU_MS[program.language]);
  if (clear.length < LEAST_POINTS) return finding;
  const steps = joint.worst.counted
    .filter(({ n }) => clear.some((point) => point.n === n))
    .map(({ n, count }) => ({ n, value: count.total }));
  const series = [...finding.series, cpuSeries(joint, clear)];
  if (exponentOfTail(clear) <= exponentOfTail(steps) + TOLERANCE) return { ...finding, series };
  return {
    ...inconclusive(
      'CPU time grows clearly faster than the counted steps, so some of the work was not counted.',
      series,
    ),
    family: finding.family,
    dominantLine: finding.dominantLine,
  };
}

async function cpuPoints(
  { axis, worst }: AxisGrowth,
  program: EvidenceProgram,
  problem: ProblemLimits,
  { inputs, runner, signal }: { inputs: GrowthInputs; runner: EvidenceRunner; signal: AbortSignal },
): Promise<GrowthPoint[]> {
  const sizes = worst.counted.slice(-MOST_SIZES).map(({ n }) => n);
  const texts = await inputs.generate(
    sizes.map((n) => ({ family: worst.family, sizes: axis.sizesAt(n), seed: SEED + n })),
    MAX_INPUT_BYTES,
  );
  const cases = texts.flatMap((input, at) =>
    input === null ? [] : [{ id: String(sizes[at]), input, answer: null }],
  );
  if (cases.length < LEAST_POINTS) return [];
  const { tests } = await runner.run(
    {
      program,
      cases,
      limits: { ...testLimits(program.language, problem), outputLimitBytes: MAX_INPUT_BYTES },
      checker: { kind: 'exact' },
      stopAtFirstFailure: true,
    },
    signal,
  );
  return tests
    .filter(passed)
    .map(({ testId, measurement }) => ({ n: Number(testId), value: measurement.cpuTimeMs }));
}

function cpuSeries({ axis, worst }: AxisGrowth, points: readonly GrowthPoint[]): GrowthSeries {
  return {
    variable: axis.name,
    family: worst.family,
    metric: 'cpu_ms',
    points: points.map(({ n, value }) => ({ n, value, low: value * 0.85, high: value * 1.15 })),
    fitted: null,
    runnerUp: null,
    curve: [],
  };
}
