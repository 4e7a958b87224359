import type { ComplexityFinding } from '../../evidence/findings.js';
import { axesOf, ONE_BY_ONE, RESTING, type Axis } from '../inputs/axis.js';
import type { GrowthInputs, InputShape } from '../inputs/input-source.js';
import { isExplosive } from '../../evidence/complexity-class.js';
import { Lockstep } from './lockstep.js';
import { measureGrowth, type AxisGrowth, type GrowthTools } from './measure-growth.js';
import { measureOutputGrowth, outputTimeFinding, type OutputGrowth } from './output-growth.js';
import { smallVariables } from './small-variables.js';
import type { CountedBatch, StepMeter } from './step-meter.js';
import { atCall, growsClearly, growsUntold, inconclusive, timeFinding } from './time-finding.js';

export interface TimeMeasurement {
  finding: ComplexityFinding;
  joint: AxisGrowth | null;
  /** The growth in variables with few legal sizes, which do not grow together with the others. */
  small?: AxisGrowth[];
}

interface TimeOptions {
  /** Measures only all variables together. This gives the class, but not a notation in several variables. */
  jointOnly?: boolean;
}

const NOTES: Readonly<Record<StepMeter['level'], readonly string[]>> = {
  full: [],
  plain: ['The bodies of lambdas could not be counted.'],
  loops: ['Library calls could not be counted; only loops and calls were.'],
};

const tooFewSizes = (name: string): string => `It grows with ${name} as well, but too few sizes show how.`;

export interface JointMeasurement {
  joint: AxisGrowth | null;
  /** The whole measurement, which goes on with each variable alone. */
  whole: Promise<TimeMeasurement>;
}

/** Counts a program's steps along all axes of its problem. @throws NoInputs, and what the runner throws. */
export const measureTime = async (...args: Parameters<typeof measureJoint>): Promise<TimeMeasurement> =>
  (await measureJoint(...args)).whole;

/**
 * Counts a program's steps while all variables grow together. Its memory needs no more than that, so it can be measured
 * while each variable grows alone.
 * @throws NoInputs, and what the runner throws.
 */
export async function measureJoint(
  meter: StepMeter,
  inputs: GrowthInputs,
  { jointOnly = false }: TimeOptions = {},
): Promise<JointMeasurement> {
  const nothing = (note: string): JointMeasurement => ({
    joint: null,
    whole: Promise.resolve({ finding: inconclusive(note), joint: null }),
  });
  const shape = await inputs.describe();
  const axes = axesOf(shape);
  if (!axes || shape.families.length === 0) return nothing('The generator has no size that can grow.');
  const tools = { meter, inputs, families: shape.families };
  const { joint, isScarce } = await jointGrowth(axes, tools);
  if (!joint) return nothing('The program ended normally on too few inputs.');
  const output = await outputGrowth(joint, shape, tools);
  if (output) {
    const finding = ofOutput(output, joint, meter);
    const withOutput = { ...joint, output };
    return { joint: withOutput, whole: Promise.resolve({ finding, joint: withOutput }) };
  }
  const { conclusive, class: found } = joint.worst.classified;
  // For exponential growth, single variables add nothing and take long to measure.
  const wanted = !jointOnly && conclusive && !isExplosive(found);
  const singles = wanted
    ? measureSingles(axes.single(isScarce ? SCARCE_REST : restFor(joint, meter), isScarce), joint, tools)
    : [];
  const whole = Promise.resolve(singles).then((single): TimeMeasurement => {
    const small = smallVariables(joint, single);
    const untold = isScarce ? small.filter((growth) => growsUntold(growth)).map(({ axis }) => axis.name) : [];
    const notes = [...NOTES[meter.level], ...untold.map(tooFewSizes)];
    const together = timeFinding(joint, single, notes);
    // What was measured along the joint axis is then no part of the work that counts.
    const growing = isScarce && together.class === 'constant' ? small.find(growsClearly) : undefined;
    if (growing && !growing.worst.classified.conclusive)
      return { finding: inconclusive(tooFewSizes(growing.axis.name), together.series), joint, small };
    const told = growing ? timeFinding(growing, [], notes) : together;
    const finding = atCall(told, meter.sourceCode);
    // A class from a part of the steps is an estimate, and so is one without a factor of the work.
    const isPartial = (meter.level !== 'full' || untold.length > 0) && finding.source === 'measured';
    return { finding: isPartial ? { ...finding, source: 'estimated' } : finding, joint, small };
  });
  // Whoever needs it sees its failure.
  whole.catch(() => undefined);
  return { joint, whole };
}

/** Where sizes are small, the number of things to print may be what grows. */
async function outputGrowth(
  { axis, worst }: AxisGrowth,
  { output }: InputShape,
  { meter, inputs }: GrowthTools & { meter: StepMeter },
): Promise<OutputGrowth | null> {
  const isTold = worst.classified.conclusive && !isExplosive(worst.classified.class);
  if (!output || isTold || (axis.sizes.at(-1) ?? 0) > ONE_BY_ONE) return null;
  return measureOutputGrowth(axis, output, { meter, inputs });
}

function ofOutput(output: OutputGrowth, joint: AxisGrowth, meter: StepMeter): ComplexityFinding {
  const finding = outputTimeFinding(output, joint.axis, timeFinding(joint, [], NOTES[meter.level]));
  return atCall(meter.level === 'full' ? finding : { ...finding, source: 'estimated' }, meter.sourceCode);
}

/** With fewer sizes the limits of the problem, and not those of the measurement, end the growth. */
const LEAST_SIZES = 6;

/**
 * The growth along the joint axis. Where few sizes are legal, such as of a hundred test cases with 2,000 letters
 * together, what does not grow is made as small as is legal.
 */
async function jointGrowth(
  axes: Pick<NonNullable<ReturnType<typeof axesOf>>, 'joint' | 'scarce'>,
  tools: GrowthTools,
): Promise<{ joint: AxisGrowth | null; isScarce: boolean }> {
  const joint = await measureGrowth(axes.joint, { ...tools, vary: true });
  const sizes = sizesOf(joint);
  const mayGrow = axes.joint.sizes.length > sizes && sizes < LEAST_SIZES;
  if (!axes.scarce || !mayGrow || joint?.worst.classified.conclusive) return { joint, isScarce: false };
  const scarce = await measureGrowth(axes.scarce, { ...tools, vary: true });
  const isBetter = scarce !== null && sizesOf(scarce) > sizes;
  return isBetter ? { joint: scarce, isScarce: true } : { joint, isScarce: false };
}

/** How many sizes of its axis were counted, without those between them. */
function sizesOf(growth: AxisGrowth | null): number {
  return growth?.worst.counted.filter(({ n }) => growth.axis.sizes.includes(n)).length ?? 0;
}

/** Where what has few sizes takes most of the work, as little as this of the rest shows its growth. */
const SCARCE_REST = 8;

/** The share of all steps for one input on which a variable with few legal sizes grows. */
const SHARE_OF_REST = 1 / 80;
const LARGEST_REST = 512;

/** The size of the other variables while one with few legal sizes grows: as large as the steps allow. */
function restFor({ worst }: AxisGrowth, { mostSteps }: StepMeter): number {
  const affordable = worst.counted.filter(
    ({ n, count }) => n <= LARGEST_REST && count.total <= mostSteps * SHARE_OF_REST,
  );
  return Math.max(RESTING, ...affordable.map(({ n }) => n));
}

/** A single variable needs fewer steps, because its growth shows at small sizes. */
const SHARE_OF_SINGLE = 0.1;

/** Measures each variable alone, on the worst family. Only the notation depends on the result. */
async function measureSingles(
  axes: readonly Axis[],
  joint: AxisGrowth,
  tools: GrowthTools,
): Promise<AxisGrowth[]> {
  const together = new Lockstep(axes.length);
  const alone = { ...asking(together, tools), families: [joint.worst.family], shareOfSteps: SHARE_OF_SINGLE };
  const growths = await Promise.all(
    axes.map((axis) => measureGrowth(axis, alone).finally(() => together.leave())),
  );
  return growths.filter((growth) => growth !== null);
}

/** Tools by which several axes are generated and played together. */
function asking(together: Lockstep, { meter, inputs, ...rest }: GrowthTools): GrowthTools {
  return {
    ...rest,
    meter: {
      mostSteps: meter.mostSteps,
      isRandomised: meter.isRandomised,
      countAll: (texts, limits) =>
        together.ask(
          limits,
          texts,
          (all) => meter.countAll(all, limits),
          (whole, from) => countedPart(whole, from, texts.length),
        ),
    },
    inputs: {
      describe: () => inputs.describe(),
      generate: (requests, maxBytes) =>
        together.ask(
          inputs,
          requests,
          (all) => inputs.generate(all, maxBytes),
          (whole, from) => whole.slice(from, from + requests.length),
        ),
    },
  };
}

/** Where an input was not played, or took too long, that says nothing about the inputs of another axis. */
function countedPart({ runs, endedBy }: CountedBatch, from: number, count: number): CountedBatch | undefined {
  const own = runs.filter(({ index }) => index >= from && index < from + count);
  if (own.length < count || own.some(({ run }) => run.ended === 'timeout')) return undefined;
  return { runs: own.map((one) => ({ ...one, index: one.index - from })), endedBy };
}
