import { BATCH_MEMORY_KB, GROWTH_MEMORY_KB, type BatchLimits } from '../batches/run-batch.js';
import { ONE_BY_ONE, type Axis } from '../inputs/axis.js';
import type { GrowthInputs } from '../inputs/input-source.js';
import type { InputRequest } from '../inputs/input-program.js';
import { byBadness } from './by-badness.js';
import { classify, type Classified, type CountedPoint } from './classify.js';
import { exponentOfTail } from '../fitting/fit-growth.js';
import { variedFamilies } from '../inputs/variations.js';
import type { OutputGrowth } from './output-growth.js';
import type { StepMeter } from './step-meter.js';
import { groupedBySize, merged, stepsAlong, type Sample } from './samples.js';
import { harderThan, worstFamilies } from './worst-families.js';

/** The largest input in bytes. */
export const MAX_INPUT_BYTES = 320_000;
const PILOT_SIZES = [16, 64, 256];
const PILOT_LIMITS: BatchLimits = {
  caseMs: 1_000,
  totalMs: 4_000,
  keepBytes: 0,
  mostTimeouts: 2,
  memoryLimitKb: BATCH_MEMORY_KB,
};
const LADDER_LIMITS: BatchLimits = {
  caseMs: 2_000,
  totalMs: 8_000,
  keepBytes: 0,
  mostTimeouts: 1,
  memoryLimitKb: GROWTH_MEMORY_KB,
};
/**
 * Of a program that was too slow for the pilot. Sizes go up one by one, and the last ones take nearly all of the time, so
 * they are played only where the others tell no class.
 */
const SLOW_LIMITS: BatchLimits = { ...LADDER_LIMITS, caseMs: 500, totalMs: 4_000 };
/** The least of the sizes that are tried one by one when growth may be exponential. */
const SMALLEST_SINGLE = 3;
/** The seed of an input of size n is this plus n. */
export const SEED = 7_001;
/** Between the seeds of two inputs of one size. */
const NEXT_SEED = 1_000_003;
const PILOT_SEEDS = 2;
/** Inputs of each size for a program whose steps depend on the data. */
const LADDER_SEEDS = 3;
/** Steps on two inputs of one size that differ by more than this share depend on the data. */
const DEPENDS = 0.02;

export interface FamilyGrowth {
  family: string;
  classified: Classified;
  /** All counted points, with the smallest sizes. */
  counted: CountedPoint[];
}

export interface AxisGrowth {
  axis: Axis;
  /** The family on which the program takes most steps. */
  worst: FamilyGrowth;
  all: FamilyGrowth[];
  /** Where the program works for what it prints. */
  output?: OutputGrowth;
}

/** What the runs of a batch showed. */
interface Counted {
  samples: Sample[];
  /** Families on an input of which the program itself took too long. */
  slow: Set<string>;
  /** Inputs that were not played, because the process as a whole had reached its CPU limit. */
  left: SizedRequest[];
}

export interface GrowthTools {
  meter: Pick<StepMeter, 'mostSteps' | 'isRandomised' | 'countAll'>;
  inputs: GrowthInputs;
  families: readonly string[];
  /** The share of {@link StepMeter.mostSteps} to use; default 1. */
  shareOfSteps?: number;
  /** Whether variations of the families are tried as well. */
  vary?: boolean;
}

/** Counts the program's steps along one axis, on its worst families. @returns null without points. */
export async function measureGrowth(axis: Axis, tools: GrowthTools): Promise<AxisGrowth | null> {
  const pilot = await pilotAlong(axis, tools);
  const families = worstFamilies(pilot, [...tools.families, ...(await harderVariations(axis, pilot, tools))]);
  const mostSteps = tools.meter.mostSteps * (tools.shareOfSteps ?? 1);
  const chosen = families.map((family, at): Chosen => {
    const seeds = dependsOnData(pilot, family) ? LADDER_SEEDS : 1;
    const affordable = mostSteps / (at === 0 ? 1 : 3) / (seeds > 1 ? 2 : 1);
    return { family, seeds, sizes: sizesFor(axis, pilot, family, affordable) };
  });
  const growthOf = (family: string, counts: readonly Sample[]): FamilyGrowth[] => {
    const samples = counts.filter((sample) => sample.family === family);
    const counted = merged(samples, tools.meter.isRandomised ? 'median' : 'most');
    return counted.length < 2 ? [] : [{ family, counted, classified: classify(counted, axis.sizes.at(-1)) }];
  };
  const isTold = (samples: readonly Sample[]): boolean =>
    growthOf(families[0] ?? '', samples).some(({ classified }) => classified.conclusive);
  const known = await countLadder(axis, pilot, { chosen, isTold }, tools);
  const all = families.flatMap((family) => growthOf(family, known));
  const [first] = [...all].sort(byBadness);
  if (!first) return null;
  const late = await countOvertaking(axis, { ...pilot, samples: known }, first, families, tools);
  all.push(...late.flatMap(({ family, samples }) => growthOf(family, samples)));
  const [worst = first] = [...all].sort(byBadness);
  return { axis, worst, all };
}

/** A family and the sizes at which it is counted. */
interface Chosen {
  family: string;
  seeds: number;
  sizes: readonly number[];
}

interface Ladder {
  chosen: readonly Chosen[];
  /** Whether the samples tell the class of the first family. */
  isTold: (samples: readonly Sample[]) => boolean;
}

/** Counts the chosen families at their sizes. @returns also the samples of the pilot */
async function countLadder(
  axis: Axis,
  pilot: Counted,
  { chosen, isTold }: Ladder,
  tools: GrowthTools,
): Promise<Sample[]> {
  const isSlow = pilot.slow.size > 0;
  const known = [...pilot.samples];
  const count = async (wanted: readonly SizedRequest[], limits: BatchLimits): Promise<void> => {
    known.unshift(...(await countAlong(axis, tools, wanted, limits)).samples);
  };
  await count(interleaved(chosen), isSlow ? SLOW_LIMITS : LADDER_LIMITS);
  const [first] = chosen;
  if (!first) return known;
  const between = sizesBetween(axis, known, first.family);
  await count(interleaved([{ ...first, sizes: between }]), LADDER_LIMITS);
  if (!isSlow || isTold(known)) return known;
  const beyond = first.sizes.filter((n) => n > reachedBy(known, first.family));
  await count(interleaved([{ ...first, sizes: beyond }]), LADDER_LIMITS);
  return known;
}

/** The share of all steps for the input on which the other families are tried. */
const SHARE_OF_FAR = 1 / 8;

/**
 * A family that is hard at the sizes of the pilot may stop to grow, as brackets do that may be nested 200 deep only, and
 * long numbers are short there. So the families that were not counted further are tried on one large input, and the one
 * that is hardest there is counted, if it is clearly harder than the others.
 */
async function countOvertaking(
  axis: Axis,
  before: Counted,
  worst: FamilyGrowth,
  counted: readonly string[],
  tools: GrowthTools,
): Promise<{ family: string; samples: Sample[] }[]> {
  const others = tools.families.filter((family) => !counted.includes(family));
  const most = tools.meter.mostSteps * SHARE_OF_FAR;
  const far = worst.counted.filter(({ n, count }) => axis.sizes.includes(n) && count.total <= most).at(-1);
  if (!tools.vary || !far || others.length === 0 || far.n <= Math.max(...PILOT_SIZES)) return [];
  const requests = others.map((family) => ({ family, n: far.n, seed: SEED + far.n }));
  const { samples } = await countAlong(axis, tools, requests, PILOT_LIMITS);
  const known = { ...before, samples: [...before.samples, ...samples] };
  const [family] = harderThan(known.samples, counted, others, far.n);
  if (family === undefined) return [];
  const sizes = sizesFor(axis, known, family, tools.meter.mostSteps / 3);
  const ladder = await countAlong(axis, tools, interleaved([{ family, seeds: 1, sizes }]), LADDER_LIMITS);
  return [{ family, samples: [...known.samples, ...ladder.samples] }];
}

interface SizedRequest {
  family: string;
  n: number;
  seed: number;
}

const seedsOf = (n: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => SEED + n + at * NEXT_SEED);

/** Whether steps depend on the data shows at the smaller sizes, so the largest one has a single seed. */
function pilotRequests(axis: Axis, families: readonly string[]): SizedRequest[] {
  const sizes = [...new Set(PILOT_SIZES.map((wanted) => nearest(axis.sizes, wanted)))];
  return sizes.flatMap((n, at) => {
    const seeds = at > 0 && at === sizes.length - 1 ? 1 : PILOT_SEEDS;
    return families.flatMap((family) => seedsOf(n, seeds).map((seed) => ({ family, n, seed })));
  });
}

/** Variations of the families are tried at the nearest size to this one. */
const VARIED_SIZE = 64;
const MOST_VARIATIONS = 2;

function variationsOf(axis: Axis, { families, inputs, vary }: GrowthTools): string[] {
  const counts = axis.variables.filter((_, at) => axis.kinds[at] === 'count');
  return vary && inputs.varies ? variedFamilies(families, counts, axis.ample) : [];
}

const variedSize = (axis: Axis): number => nearest(axis.sizes, VARIED_SIZE);

/** The variations that are harder than the families themselves, after the rest of the pilot on them. */
async function harderVariations(axis: Axis, pilot: Counted, tools: GrowthTools): Promise<string[]> {
  if (pilot.slow.size > 0) return [];
  const all = variationsOf(axis, tools);
  const harder = harderThan(pilot.samples, tools.families, all, variedSize(axis)).slice(0, MOST_VARIATIONS);
  if (harder.length === 0) return [];
  const { samples, slow } = await countAlong(axis, tools, pilotRequests(axis, harder), PILOT_LIMITS);
  pilot.samples.push(...samples);
  for (const family of slow) pilot.slow.add(family);
  return harder;
}

/** After this many processes that ended at their CPU limit, the larger sizes stay uncounted. */
const MOST_PILOTS = 3;

/**
 * The pilot's inputs take turns. When all of them together reach the process's CPU limit, the rest is played in another
 * process, because that limit says nothing about a single input.
 */
async function pilotAlong(axis: Axis, tools: GrowthTools): Promise<Counted> {
  const all: Counted = { samples: [], slow: new Set(), left: [] };
  const n = variedSize(axis);
  const varied = variationsOf(axis, tools).map((family) => ({ family, n, seed: SEED + n }));
  // The variations come last, and are left out when time runs out.
  let wanted: readonly SizedRequest[] = [...pilotRequests(axis, tools.families), ...varied];
  for (let round = 0; round < MOST_PILOTS && wanted.length > 0; round += 1) {
    const { samples, slow, left } = await countAlong(axis, tools, wanted, PILOT_LIMITS);
    all.samples.push(...samples);
    for (const family of slow) all.slow.add(family);
    // The first input alone used the CPU time of a whole process.
    if (left.length === wanted.length && left[0]) all.slow.add(left[0].family);
    if (left.length === wanted.length) break;
    wanted = left.filter(({ family }) => tools.families.includes(family));
  }
  return all;
}

const nearest = (sizes: readonly number[], wanted: number): number =>
  sizes.reduce(
    (best, size) => (Math.abs(size - wanted) < Math.abs(best - wanted) ? size : best),
    sizes[0] ?? 1,
  );

/** Ordered by size, so that when time runs out only the largest sizes are missing. */
function interleaved(chosen: readonly Chosen[]): SizedRequest[] {
  return chosen
    .flatMap(({ family, seeds, sizes }) =>
      sizes.flatMap((n) => seedsOf(n, seeds).map((seed) => ({ family, n, seed }))),
    )
    .sort((a, b) => a.n - b.n);
}

/** With fewer sizes no curve shows. */
const LEAST_COUNTED = 7;

const reachedBy = (samples: readonly Sample[], family: string): number =>
  Math.max(0, ...samples.filter((sample) => sample.family === family).map(({ n }) => n));

/** If the program ended at few sizes, as one of exponential growth does: the sizes between them, and the next one. */
function sizesBetween(axis: Axis, samples: readonly Sample[], family: string): number[] {
  const counted = new Set(samples.filter((sample) => sample.family === family).map(({ n }) => n));
  const reached = reachedBy(samples, family);
  const missed = axis.sizes.find((n) => n > reached);
  if (missed === undefined || counted.size >= LEAST_COUNTED || reached > ONE_BY_ONE) return [];
  const first = Math.max(axis.min, SMALLEST_SINGLE);
  return Array.from({ length: Math.max(0, missed - first + 1) }, (_, at) => first + at).filter(
    (n) => !counted.has(n),
  );
}

async function countAlong(
  axis: Axis,
  { meter, inputs }: GrowthTools,
  wanted: readonly SizedRequest[],
  limits: BatchLimits,
): Promise<Counted> {
  const requests = wanted.map(({ family, n, seed }): InputRequest => ({
    family,
    sizes: axis.sizesAt(n),
    seed,
  }));
  if (requests.length === 0) return { samples: [], slow: new Set(), left: [] };
  const texts = await inputs.generate(requests, MAX_INPUT_BYTES);
  const usable = wanted.flatMap((request, at) => {
    const text = texts[at];
    return typeof text === 'string' ? [{ ...request, text }] : [];
  });
  const { runs, endedBy } = await meter.countAll(
    usable.map(({ text }) => text),
    limits,
  );
  const slow = new Set<string>();
  const samples = runs.flatMap((run): Sample[] => {
    const request = usable[run.index];
    if (request && run.run.ended === 'timeout') slow.add(request.family);
    const ended = run.run.ended === 'exit' && run.run.exitCode === 0;
    return request && run.count && ended
      ? [{ ...request, count: run.count, bytes: request.text.length }]
      : [];
  });
  const last = runs.at(-1);
  const unplayed = last?.run.ended === 'timeout' ? [] : usable.slice((last?.index ?? -1) + 1);
  // An input at which the process died needs too much, as one that took too long does.
  if (endedBy !== 'cpu' && unplayed[0]) slow.add(unplayed[0].family);
  const left = endedBy === 'cpu' ? unplayed.map(({ family, n, seed }) => ({ family, n, seed })) : [];
  return { samples, slow, left };
}

/** Whether two inputs of one size and family take different numbers of steps; true when none of them ended. */
function dependsOnData({ samples }: Counted, family: string): boolean {
  const groups = groupedBySize(samples.filter((sample) => sample.family === family));
  return (
    groups.length === 0 ||
    groups.some((group) => {
      const totals = group.map(({ count }) => count.total);
      return Math.max(...totals) > Math.min(...totals) * (1 + DEPENDS);
    })
  );
}

/** The sizes that the step budget allows, extrapolated from the pilot. */
function sizesFor(axis: Axis, pilot: Counted, family: string, mostSteps: number): number[] {
  const points = stepsAlong(pilot.samples, family);
  const last = points.at(-1);
  const pilotSizes = [...new Set(PILOT_SIZES.map((size) => nearest(axis.sizes, size)))];
  if (last && (points.length >= pilotSizes.length || !pilot.slow.has(family))) {
    const rise = points.length > 1 ? Math.max(0, exponentOfTail(points)) : 1;
    const affordable = (n: number): boolean =>
      last.value * Math.max(1, n / last.n) ** (rise + 0.05) <= mostSteps;
    return axis.sizes.filter((n) => n <= last.n || affordable(n));
  }
  // The program took too long on a small input, so growth may be exponential: sizes go up one by one, and not far.
  const missed = pilotSizes[points.length] ?? ONE_BY_ONE;
  const first = Math.max(axis.min, SMALLEST_SINGLE);
  const single = Array.from(
    { length: Math.max(0, Math.min(missed - 1, ONE_BY_ONE) - first + 1) },
    (_, at) => first + at,
  );
  const before = axis.sizes.filter((n) => last !== undefined && n <= last.n);
  return [...new Set([...before, ...single])].sort((a, b) => a - b);
}
