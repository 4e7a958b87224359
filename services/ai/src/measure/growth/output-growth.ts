import type { ComplexityFinding } from '../../evidence/findings.js';
import { formatComplexity, type ComplexityClass } from '../../evidence/complexity-class.js';
import { BATCH_MEMORY_KB, type BatchLimits } from '../batches/run-batch.js';
import { classOfFew } from '../fitting/few-sizes.js';
import type { GrowthPoint } from '../fitting/growth-point.js';
import { powerOver } from '../fitting/slopes.js';
import { withoutDips } from '../fitting/upper-hull.js';
import type { Axis } from '../inputs/axis.js';
import type { GrowthInputs, OutputVariable } from '../inputs/input-source.js';
import { MAX_INPUT_BYTES, SEED } from './measure-growth.js';
import type { StepMeter } from './step-meter.js';
import { ticksOf } from './weigh.js';

/** An input, with how much there is to print for it, and the program's loops and calls on it. */
export interface PrintingRun {
  n: number;
  family: string;
  text: string;
  printed: number;
  ticks: number;
}

/** The growth of a program in the size of its inputs and of what it prints. */
export interface OutputGrowth {
  output: OutputVariable;
  /** The class of the steps for each printed thing, in the size of the input. */
  forEach: 'linear' | 'quadratic' | 'cubic';
  /** The most steps for each printed thing at each size of the input. */
  points: readonly (GrowthPoint & { family: string })[];
  runs: readonly PrintingRun[];
}

const LIMITS: BatchLimits = {
  caseMs: 1_000,
  totalMs: 8_000,
  keepBytes: 0,
  mostTimeouts: 1,
  memoryLimitKb: BATCH_MEMORY_KB,
};
const LEAST_SIZES = 7;

/**
 * Counts the steps for each thing that is printed, on all families at all sizes of a small axis. Where the families differ
 * in how much there is to print, this tells a program that works for its output from one that tries everything.
 * @returns null where a run does not end, or the steps for each thing grow faster than a power of the size
 */
export async function measureOutputGrowth(
  axis: Axis,
  output: OutputVariable,
  { meter, inputs }: { meter: Pick<StepMeter, 'countAll'>; inputs: GrowthInputs },
): Promise<OutputGrowth | null> {
  const { families } = await inputs.describe();
  const made = await inputsAlong(axis, families, inputs);
  const { runs } = await meter.countAll(
    made.map(({ text }) => text),
    LIMITS,
  );
  if (runs.length < made.length) return null;
  const played: PrintingRun[] = [];
  const most = new Map<number, GrowthPoint & { family: string }>();
  for (const { index, count, run } of runs) {
    const one = made[index];
    if (!one || !count || run.ended !== 'exit' || run.exitCode !== 0) return null;
    played.push({ ...one, ticks: ticksOf(count) });
    const value = count.total / Math.max(1, one.printed);
    if (value > (most.get(one.n)?.value ?? 0)) most.set(one.n, { n: one.n, value, family: one.family });
  }
  const points = Array.from(most.values()).sort((a, b) => a.n - b.n);
  if (points.length < LEAST_SIZES) return null;
  const forEach = classOfEach(points);
  return forEach && { output, forEach, points, runs: played };
}

/** Steps that scatter, as where the letters themselves count, rise by less than this power where they rise with n. */
const MOST_OF_LINE = 1.5;

function classOfEach(points: readonly GrowthPoint[]): OutputGrowth['forEach'] | null {
  const hard = withoutDips(points, ({ value }) => value);
  const found = classOfFew(hard);
  if (found === 'quadratic' || found === 'cubic') return found;
  // To print a word takes a step for each of its letters.
  return found !== null || powerOver(hard) < MOST_OF_LINE ? 'linear' : null;
}

/** The inputs that can be made, with how much there is to print for each. */
async function inputsAlong(
  axis: Axis,
  families: readonly string[],
  inputs: GrowthInputs,
): Promise<Omit<PrintingRun, 'ticks'>[]> {
  const wanted = axis.sizes.flatMap((n) => families.map((family) => ({ n, family })));
  const texts = await inputs.generate(
    wanted.map(({ n, family }) => ({ family, sizes: axis.sizesAt(n), seed: SEED + n })),
    MAX_INPUT_BYTES,
  );
  const legal = wanted.flatMap((one, at) => {
    const text = texts[at];
    return typeof text === 'string' ? [{ ...one, text }] : [];
  });
  const printed = await inputs.printedBy?.(legal.map(({ text }) => text));
  return legal.flatMap((one, at) => {
    const size = printed?.[at];
    return typeof size === 'number' ? [{ ...one, printed: size }] : [];
  });
}

/** The class when the input and what is printed grow alike. */
const TOGETHER: Readonly<Record<OutputGrowth['forEach'], ComplexityClass>> = {
  linear: 'quadratic',
  quadratic: 'cubic',
  cubic: 'quartic',
};

/** `O(n * k)`, with k for what is printed. @param alone what was found in the size of the input alone */
export function outputTimeFinding(
  { output, forEach, points }: OutputGrowth,
  axis: Axis,
  alone: ComplexityFinding,
): ComplexityFinding {
  const [variable = 'n'] = axis.variables;
  const each = formatComplexity(forEach, variable);
  const note = `${output.name} is ${output.meaning}.`;
  return {
    ...alone,
    // Every run went to its end.
    isOfSmallInputs: false,
    source: 'measured',
    class: TOGETHER[forEach],
    notation: times(each, output),
    runnerUp: null,
    family: points.at(-1)?.family ?? alone.family,
    series: [
      {
        variable,
        family: `for each of ${output.name}`,
        metric: 'steps',
        points: points.map(({ n, value }) => ({ n, value, low: value, high: value })),
        fitted: each,
        runnerUp: null,
        curve: [],
      },
      ...alone.series,
    ],
    note: alone.note === null || alone.source !== 'measured' ? note : `${alone.note} ${note}`,
  };
}

/** @param each what each printed thing takes, such as `O(n)` */
export const times = (each: string, { name }: OutputVariable): string => `O(${each.slice(2, -1)} * ${name})`;
