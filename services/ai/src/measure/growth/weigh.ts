import type { EditorLanguage } from '@evident/contracts';
import { isExplosive, rankOf } from '../../evidence/complexity-class.js';
import { GROWTH_MEMORY_KB, type BatchLimits } from '../batches/run-batch.js';
import { WEIGHINGS } from '../counters/instrumented-program.js';
import type { Noise } from '../fitting/fit-growth.js';
import type { GrowthPoint } from '../fitting/growth-point.js';
import { spread } from '../inputs/axis.js';
import { NoInputs, type GrowthInputs } from '../inputs/input-source.js';
import { MAX_INPUT_BYTES, SEED, type AxisGrowth } from './measure-growth.js';
import type { StepMeter } from './step-meter.js';

const LIMITS: BatchLimits = {
  caseMs: 3_000,
  totalMs: 8_000,
  keepBytes: 0,
  mostTimeouts: 1,
  memoryLimitKb: GROWTH_MEMORY_KB,
};
/** The most sizes at which memory is measured. */
const MOST_SIZES = 8;
/** The families are compared at a size up to this one. */
const MIDDLE = 4_096;
/** At smaller sizes the runtime's own memory hides the program's. */
const SMALLEST_TELLING = 32;
/** Measuring memory is slow, so the program is ended after this share of the steps that may be counted. */
const SHARE_OF_STEPS = 0.1;
/**
 * A program reaches most of its memory long before it ends, so memory is measured on inputs up to this many times
 * larger.
 */
const BEYOND_COUNTED = 64;
/**
 * Hash tables double when they are full, so memory grows in jumps. The absolute part covers variations of the runtime.
 */
export const NOISE: Readonly<Record<EditorLanguage, Noise & { relative: number }>> = {
  JAVASCRIPT: { relative: 0.2, absolute: 12, floor: 1 },
  PYTHON: { relative: 0.2, absolute: 4, floor: 1 },
  JAVA: { relative: 0.2, absolute: 3, floor: 1 },
};
/** Whether all values lie within what the runtime itself varies by. */
export function isHidden(points: readonly GrowthPoint[], { relative, absolute }: Noise): boolean {
  const values = points.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return most - least <= relative * most + 2 * absolute;
}

const LEAST_LAST_RISE = 1.25;

/** A buffer of the output grows with it until it is full. */
export function stillRises(points: readonly GrowthPoint[]): boolean {
  const [first = 0, before = 0, last = 0] = [points[0], points.at(-2), points.at(-1)].map(
    (one) => one?.value,
  );
  return last - first > LEAST_LAST_RISE * (before - first);
}

/** Programs of at least cubic time are weighed at small sizes too, up to this share of the steps. */
const SHARE_OF_STEEP = 0.4;
/** So many of these sizes, and so many of the larger ones at which the program is ended. */
const MOST_WHOLE = 6;
const MOST_ENDED = 4;
/** Of the input so many long lines are most. */
const FEW_LINES = 3;
interface WeighedPoint extends GrowthPoint {
  /** The program ran to its end. Otherwise it may have needed more memory later. */
  isWhole: boolean;
}
interface Weighed {
  points: WeighedPoint[];
  /** The bytes of the inputs. */
  texts: GrowthPoint[];
  /** Most of the largest input is one line, or a few. */
  isLine: boolean;
}

/** Weighs the program on growing inputs of a family. */
export async function weigh(
  meter: StepMeter,
  joint: AxisGrowth,
  inputs: GrowthInputs,
  family: string,
): Promise<Weighed> {
  const wanted = candidatesOf(joint, meter).map((n) => ({ n, family }));
  const points = await weighAt(meter, joint, inputs, wanted);
  const last = points.at(-1);
  const isLine = last !== undefined && last.longest * (FEW_LINES + 1) > last.bytes;
  return { points, texts: points.map(({ n, bytes }) => ({ n, value: bytes })), isLine };
}

/** The sizes at which memory may be weighed. */
function candidatesOf(joint: AxisGrowth, meter: StepMeter): readonly number[] {
  const { axis, worst } = joint;
  const furthest = worst.counted.at(-1)?.n ?? 0;
  // Explosive growth is counted at sizes one by one, which the axis does not have.
  const sizes = isExplosive(worst.classified.class)
    ? worst.counted.map(({ n }) => n)
    : fewerCalls(
        axis.sizes.filter((n) => n <= furthest * BEYOND_COUNTED && isAffordable(n, joint, meter)),
        joint,
        meter,
      );
  const telling = sizes.filter((n) => n >= SMALLEST_TELLING);
  if (!isSteep(worst)) return telling.length >= MOST_SIZES ? telling : sizes;
  const ending = endingSizes(joint, meter);
  return [
    ...spread(ending, MOST_WHOLE),
    ...spread(
      telling.filter((n) => !ending.includes(n)),
      MOST_ENDED,
    ),
  ];
}

/** Whether a program ends at few of the sizes that memory needs to show: it takes n³ steps or more. */
export const isSteep = ({ classified }: AxisGrowth['worst']): boolean =>
  classified.conclusive && !isExplosive(classified.class) && rankOf(classified.class) >= rankOf('cubic');

const shareOf = ({ worst }: AxisGrowth): number => (isSteep(worst) ? SHARE_OF_STEEP : SHARE_OF_STEPS);

/** The sizes at which the program ends before it has been weighed often enough. */
function endingSizes(joint: AxisGrowth, { mostSteps }: StepMeter): number[] {
  const most = mostSteps * shareOf(joint);
  return joint.worst.counted.filter(({ count }) => ticksOf(count) <= most).map(({ n }) => n);
}

/** Whether a run on an input larger than those counted, up to the step at which it is ended, takes few library calls. */
export function isAffordable(
  n: number,
  { worst: { counted } }: Pick<AxisGrowth, 'worst'>,
  { mostSteps }: Pick<StepMeter, 'mostSteps'>,
): boolean {
  const last = counted.at(-1);
  const before = counted.findLast((one) => last !== undefined && one.n * 4 <= last.n);
  if (!last || !before || n <= last.n) return true;
  const [ticks, ticksBefore] = [last, before].map(({ count }) => Math.max(1, ticksOf(count)));
  if (ticks === undefined || ticksBefore === undefined) return true;
  const powerOf = (to: number, from: number): number =>
    Math.max(0, Math.log(to / from) / Math.log(last.n / before.n));
  const stepsOfTick = Math.max(1, last.count.total / ticks);
  const rise = powerOf(stepsOfTick, Math.max(1, before.count.total / ticksBefore));
  const played = Math.min(ticks * (n / last.n) ** powerOf(ticks, ticksBefore), mostSteps * SHARE_OF_STEPS);
  return played * stepsOfTick * (n / last.n) ** rise <= mostSteps;
}

/** Calls of the library take at most this share of the steps while families are compared. */
const SHARE_OF_COMPARED = 0.02;

/** The size at which families are compared: large enough for memory to show, and small enough for many families. */
function middleOf(
  candidates: readonly number[],
  { worst: { counted } }: AxisGrowth,
  { mostSteps }: StepMeter,
): number | undefined {
  const furthest = counted.at(-1)?.n ?? 0;
  const tooLarge = sizeOfManyCalls(counted, mostSteps * SHARE_OF_COMPARED);
  const [first, ...larger] = candidates.filter((n) => n <= Math.min(MIDDLE, furthest));
  return larger.filter((n) => n < tooLarge).at(-1) ?? first;
}

/** The smallest size at which calls of the library take more than `most` steps; Infinity if there is none. */
const sizeOfManyCalls = (counted: AxisGrowth['worst']['counted'], most: number): number =>
  counted.find(({ count }) => count.total - ticksOf(count) > most)?.n ?? Infinity;

/** Sizes at which calls of the library take at most this share of the steps are enough where there are many of them. */
const SHARE_OF_CALLS = 0.25;

/** Leaves out the largest sizes where a run takes long in calls of the library, which cannot be ended early. */
export function fewerCalls(
  sizes: readonly number[],
  { worst: { counted } }: Pick<AxisGrowth, 'worst'>,
  { mostSteps }: Pick<StepMeter, 'mostSteps'>,
): readonly number[] {
  const tooLarge = sizeOfManyCalls(counted, mostSteps * SHARE_OF_CALLS);
  const few = sizes.filter((n) => n < tooLarge);
  const telling = few.filter((n) => n >= SMALLEST_TELLING);
  return telling.length >= MOST_SIZES ? few : sizes;
}

/** How a run is weighed. */
interface Weighings {
  /** How often, if it ends before it has taken the most steps; each time takes a garbage collection. */
  times: number;
  /** The share of the most steps after which it is ended. */
  share: number;
}

const WHOLE: Weighings = { times: WEIGHINGS, share: 1 };
const COMPARING: Weighings = { times: 3, share: 1 / 4 };

/**
 * The family on which the program needs most memory. A stack may hold all values on one that takes no more steps than
 * another one.
 */
export async function heaviest(meter: StepMeter, joint: AxisGrowth, inputs: GrowthInputs): Promise<string> {
  const { families } = await inputs.describe();
  const { family: worst } = joint.worst;
  const n = middleOf(candidatesOf(joint, meter), joint, meter);
  if (n === undefined || isExplosive(joint.worst.classified.class)) return worst;
  const wanted = [worst, ...families.filter((family) => family !== worst)].slice(0, MOST_SIZES);
  const weights = await weighAt(
    meter,
    joint,
    inputs,
    wanted.map((family) => ({ n, family })),
    COMPARING,
  );
  const least = weights.find(({ family }) => family === worst)?.value ?? 0;
  const [top] = [...weights].sort((a, b) => b.value - a.value);
  const { relative, absolute } = NOISE[meter.language];
  return top && top.value > least * (1 + relative) + absolute ? top.family : worst;
}

export async function weighAt(
  meter: StepMeter,
  joint: AxisGrowth,
  inputs: GrowthInputs,
  wanted: readonly { n: number; family: string }[],
  { times, share }: Weighings = WHOLE,
): Promise<(WeighedPoint & { family: string; bytes: number; longest: number })[]> {
  const counted = new Map(joint.worst.counted.map(({ n, count }) => [n, ticksOf(count)]));
  const ending = new Set(endingSizes(joint, meter));
  const most = meter.mostSteps * shareOf(joint);
  const texts = await inputsOf(joint, wanted, inputs);
  const legal = wanted.flatMap(({ n, family }, at) => {
    const text = texts[at];
    const ticks = counted.get(n) ?? Infinity;
    const ends = ticks < most * share;
    const every = Math.max(1, Math.ceil(ends ? ticks / times : (most * share) / WEIGHINGS));
    const once = ends ? Math.max(1, ticks) : every;
    return typeof text === 'string' ? [{ n, family, text, every, once }] : [];
  });
  const usable = spread(legal, isSteep(joint.worst) ? MOST_WHOLE + MOST_ENDED : MOST_SIZES);
  return (await weighEach(meter, usable)).map(({ n, family, text, value }) => {
    const longest = text.split('\n').reduce((most, line) => Math.max(most, line.length), 0);
    return { n, family, value, bytes: text.length, longest, isWhole: ending.has(n) };
  });
}

interface Weighable {
  text: string;
  /** Memory is measured every so many loops and calls. */
  every: number;
  /** So many of them are measured once. */
  once: number;
}

/** The most memory on each input, in kilobytes. Where none could be measured the input is left out. */
async function weighEach<T extends Weighable>(
  meter: StepMeter,
  usable: readonly T[],
): Promise<(T & { value: number })[]> {
  // The first input is played twice, because the first run also loads parts of the runtime. What it weighs is not used.
  const played = [...usable.slice(0, 1).map((one) => ({ ...one, every: one.once })), ...usable];
  const runs = await meter.count(
    played.map(({ text }) => text),
    { ...LIMITS, weighEvery: played.map(({ every }) => every) },
  );
  return runs.slice(1).flatMap(({ index, count }) => {
    const one = played[index];
    // Memory that still grew when the program was ended is no peak.
    if (!one || !count?.heap || count.heap.rising) return [];
    return [{ ...one, value: Math.max(0, count.heap.bytes) / 1024 }];
  });
}

/** Weighs the program on inputs of any sizes, each until the program ends. @param runs with their loops and calls */
export function weighRuns<T extends { text: string; ticks: number }>(
  meter: StepMeter,
  runs: readonly T[],
): Promise<(T & Weighable & { value: number })[]> {
  const affordable = runs.filter(({ ticks }) => ticks <= meter.mostSteps * SHARE_OF_STEEP);
  const usable = spread(affordable, MOST_SIZES).map((run) => ({
    ...run,
    every: Math.max(1, Math.ceil(run.ticks / WEIGHINGS)),
    once: Math.max(1, run.ticks),
  }));
  return weighEach(meter, usable);
}

async function inputsOf(
  { axis }: AxisGrowth,
  wanted: readonly { n: number; family: string }[],
  inputs: GrowthInputs,
): Promise<(string | null)[]> {
  try {
    const requests = wanted.map(({ n, family }) => ({ family, sizes: axis.sizesAt(n), seed: SEED + n }));
    return await inputs.generate(requests, MAX_INPUT_BYTES);
  } catch (error) {
    if (error instanceof NoInputs) return [];
    throw error;
  }
}

/** The loops and calls of a run, without what the library took. */
export const ticksOf = (count: { sites: readonly { steps: number }[] }): number =>
  count.sites.reduce((sum, { steps }) => sum + steps, 0);
