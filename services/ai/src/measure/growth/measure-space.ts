import type { EditorLanguage, GrowthSeries } from '@evident/contracts';
import { GROWTH_MEMORY_KB, type BatchLimits } from '../batches/run-batch.js';
import type { Findings } from '../../evidence/findings.js';
import {
  formatComplexity,
  isExplosive,
  rankOf,
  type ComplexityClass,
} from '../../evidence/complexity-class.js';
import {
  fitGrowth,
  fittedValue,
  type GrowthFit,
  type GrowthPoint,
  type Noise,
} from '../fitting/fit-growth.js';
import { WEIGHINGS } from '../counters/instrumented-program.js';
import { MAX_INPUT_BYTES, SEED, type AxisGrowth } from './measure-growth.js';
import type { StepMeter } from './step-meter.js';
import { inconclusive } from './time-finding.js';
import { NoInputs, type InputSource } from '../inputs/input-source.js';

interface SpaceMeasurement {
  finding: Findings['space'];
  recursion: Findings['recursion'];
}

const LIMITS: BatchLimits = {
  caseMs: 3_000,
  totalMs: 8_000,
  keepBytes: 0,
  mostTimeouts: 1,
  memoryLimitKb: GROWTH_MEMORY_KB,
};
/** Sizes that are weighed, at most. */
const MOST_SIZES = 8;
/** Below this the program's data is nothing beside the runtime's. */
const SMALLEST_TELLING = 32;
/** Weighing slows a program down: it is ended after this share of the steps that may be counted. */
const SHARE_OF_STEPS = 0.1;
/** A program shows most of its memory long before it ends, so larger inputs than those counted to the end are weighed. */
const BEYOND_COUNTED = 64;
/** Tables double as they grow, so memory moves in leaps; below the absolute part the runtime itself varies. */
const NOISE: Readonly<Record<EditorLanguage, Noise & { relative: number }>> = {
  JAVASCRIPT: { relative: 0.2, absolute: 25, floor: 0.5 },
  PYTHON: { relative: 0.2, absolute: 4, floor: 0.5 },
  JAVA: { relative: 0.2, absolute: 5, floor: 0.5 },
};
const CLASSES: readonly ComplexityClass[] = ['constant', 'linear', 'quadratic', 'cubic', 'exponential'];
const WORST_FIT = 8;
/** Nothing kept of an item takes less, in kilobytes: what would have to show before memory may be called constant. */
const LEAST_ITEM_KB = 4 / 1_024;

/**
 * The most memory a program has in use, by growing inputs on the family that took most steps.
 * @param joint how its steps grew; null: nothing was counted.
 */
export async function measureSpace(
  meter: StepMeter | undefined,
  joint: AxisGrowth | null,
  inputs: InputSource,
): Promise<SpaceMeasurement> {
  if (!meter || !joint) return unknown('Memory could not be weighed, because no steps were counted.');
  const recursion = recursionOf(joint);
  const points = await weigh(meter, joint, inputs);
  if (points.length < 4) return { ...unknown('Memory could be weighed on too few sizes.'), recursion };
  return { finding: spaceFinding(joint, points, recursion, NOISE[meter.language]), recursion };
}

const unknown = (note: string): SpaceMeasurement => ({
  finding: { ...inconclusive(note), extra: null },
  recursion: null,
});

function recursionOf({ worst }: AxisGrowth): Findings['recursion'] {
  const points = worst.counted.map(({ n, count }) => ({ n, value: count.depth }));
  const depth = Math.max(0, ...points.map(({ value }) => value));
  const [first, last] = [points[0], points.at(-1)];
  if (depth === 0 || !first || !last) return null;
  return { depth, grows: last.value > 2 * Math.max(1, first.value) };
}

async function weigh(meter: StepMeter, joint: AxisGrowth, inputs: InputSource): Promise<GrowthPoint[]> {
  const { axis, worst } = joint;
  const counted = new Map(worst.counted.map(({ n, count }) => [n, ticksOf(count)]));
  const furthest = worst.counted.at(-1)?.n ?? 0;
  const most = meter.mostSteps * SHARE_OF_STEPS;
  const sizes = axis.sizes.filter(
    (n) => n <= (isExplosive(worst.classified.class) ? furthest : furthest * BEYOND_COUNTED),
  );
  const telling = sizes.filter((n) => n >= SMALLEST_TELLING);
  const candidates = telling.length >= MOST_SIZES ? telling : sizes;
  const texts = await inputsOf(joint, candidates, inputs);
  const legal = candidates.flatMap((n, at) => {
    const text = texts[at];
    const ticks = Math.min(counted.get(n) ?? Infinity, most);
    return typeof text === 'string' ? [{ n, text, every: Math.max(1, Math.ceil(ticks / WEIGHINGS)) }] : [];
  });
  const usable = spread(legal, MOST_SIZES);
  // The first run also pays for what the runtime loads once, so it is made twice.
  const played = [...usable.slice(0, 1), ...usable];
  const runs = await meter.count(
    played.map(({ text }) => text),
    { ...LIMITS, weighEvery: played.map(({ every }) => every) },
  );
  return runs.slice(1).flatMap(({ index, count }): GrowthPoint[] => {
    const n = played[index]?.n;
    // What still grew when the program was ended says too little.
    if (n === undefined || !count?.heap || count.heap.rising) return [];
    return [{ n, value: Math.max(0, count.heap.bytes) / 1024 }];
  });
}

async function inputsOf(
  { axis, worst }: AxisGrowth,
  sizes: readonly number[],
  inputs: InputSource,
): Promise<(string | null)[]> {
  try {
    const requests = sizes.map((n) => ({ family: worst.family, sizes: axis.sizesAt(n), seed: SEED + n }));
    return await inputs.generate(requests, MAX_INPUT_BYTES);
  } catch (error) {
    if (error instanceof NoInputs) return [];
    throw error;
  }
}

const ticksOf = (count: { sites: readonly { steps: number }[] }): number =>
  count.sites.reduce((sum, { steps }) => sum + steps, 0);

/** At most `most` of the items, the last one always among them. */
function spread<T>(items: readonly T[], most: number): T[] {
  if (items.length <= most) return [...items];
  return Array.from(
    { length: most },
    (_, at) => items[Math.round((at * (items.length - 1)) / (most - 1))] as T,
  );
}

function spaceFinding(
  joint: AxisGrowth,
  points: readonly GrowthPoint[],
  recursion: Findings['recursion'],
  noise: Noise,
): Findings['space'] {
  const { axis, worst } = joint;
  const [variable = 'n'] = axis.variables;
  const fit = fitGrowth(points, noise, CLASSES);
  const isClear = fit.best.misfit < WORST_FIT && wouldShow(fit, points, noise);
  if (!isClear)
    return {
      ...inconclusive('Memory in use fits no curve well enough.', [
        seriesOf(joint, points, fit, noise, null),
      ]),
      extra: null,
    };
  const stack = recursion?.grows === true ? depthClass(joint) : 'constant';
  const total = rankOf(stack) > rankOf(fit.best.complexity) ? stack : fit.best.complexity;
  const notation = formatComplexity(
    total,
    axis.variables.length > 1 ? `(${axis.variables.join(' + ')})` : variable,
  );
  return {
    source: 'measured',
    notation,
    class: total,
    runnerUp: formatComplexity(fit.runnerUp.complexity, variable),
    family: worst.family,
    dominantLine: null,
    series: [seriesOf(joint, points, fit, noise, notation)],
    note: total === stack && stack !== 'constant' ? 'Calls that are open at a time take part of it.' : null,
    extra: extraOf(total, variable),
  };
}

/** Memory that does not grow is known to be constant only where a growing one would have been seen. */
function wouldShow(fit: GrowthFit, points: readonly GrowthPoint[], noise: Noise): boolean {
  const largest = points.at(-1)?.n ?? 0;
  return fit.best.complexity !== 'constant' || largest * LEAST_ITEM_KB > 2 * noise.absolute;
}

/** What the input itself takes is linear at most: below that nothing is kept, above it the program added something. */
function extraOf(total: ComplexityClass, variable: string): string | null {
  if (total === 'constant') return formatComplexity('constant');
  return rankOf(total) > rankOf('linear') ? formatComplexity(total, variable) : null;
}

function depthClass({ worst }: AxisGrowth): ComplexityClass {
  const points = worst.counted.map(({ n, count }) => ({ n, value: Math.max(1, count.depth) }));
  const fit = fitGrowth(points, { relative: 0.1, absolute: 1 }, ['constant', 'logarithmic', 'linear']);
  return fit.best.complexity === 'linear' ? 'linear' : 'constant';
}

function seriesOf(
  { axis, worst }: AxisGrowth,
  points: readonly GrowthPoint[],
  fit: GrowthFit,
  noise: Noise,
  fitted: string | null,
): GrowthSeries {
  const largest = points.at(-1)?.n ?? 1;
  return {
    variable: axis.name,
    family: worst.family,
    metric: 'memory_kb',
    points: points.map(({ n, value }) => ({
      n,
      value,
      low: Math.max(0, value * (1 - noise.relative) - noise.absolute),
      high: value * (1 + noise.relative) + noise.absolute,
    })),
    fitted,
    runnerUp: formatComplexity(fit.runnerUp.complexity, axis.variables[0]),
    curve: points.map(({ n }) => ({ n, value: fittedValue(fit.best, n, largest) })),
  };
}
