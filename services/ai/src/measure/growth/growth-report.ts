import type { ComplexityFinding } from '../../evidence/findings.js';
import { axesOf, RESTING, type Axis } from '../inputs/axis.js';
import type { GrowthInputs } from '../inputs/input-source.js';
import { isExplosive } from '../../evidence/complexity-class.js';
import { measureGrowth, type AxisGrowth } from './measure-growth.js';
import { smallVariables } from './small-variables.js';
import type { StepMeter } from './step-meter.js';
import { inconclusive, timeFinding } from './time-finding.js';

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

/** Counts a program's steps along all axes of its problem. @throws NoInputs, and what the runner throws. */
export async function measureTime(
  meter: StepMeter,
  inputs: GrowthInputs,
  { jointOnly = false }: TimeOptions = {},
): Promise<TimeMeasurement> {
  const shape = await inputs.describe();
  const axes = axesOf(shape);
  if (!axes || shape.families.length === 0)
    return { finding: inconclusive('The generator has no size that can grow.'), joint: null };
  const tools = { meter, inputs, families: shape.families };
  const joint = await measureGrowth(axes.joint, tools);
  if (!joint) return { finding: inconclusive('The program ended normally on too few inputs.'), joint };
  const { conclusive, class: found } = joint.worst.classified;
  // For exponential growth, single variables add nothing and take long to measure.
  const wanted = !jointOnly && conclusive && !isExplosive(found);
  const single = wanted ? await measureSingles(axes.single(restFor(joint, meter)), joint, tools) : [];
  const finding = timeFinding(joint, single, NOTES[meter.level]);
  // A class from a part of the steps is an estimate.
  const isPartial = meter.level !== 'full' && finding.source === 'measured';
  const small = smallVariables(joint, single);
  return { finding: isPartial ? { ...finding, source: 'estimated' } : finding, joint, small };
}

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
  tools: Parameters<typeof measureGrowth>[1],
): Promise<AxisGrowth[]> {
  const growths: AxisGrowth[] = [];
  for (const axis of axes) {
    const growth = await measureGrowth(axis, {
      ...tools,
      families: [joint.worst.family],
      shareOfSteps: SHARE_OF_SINGLE,
    });
    if (growth) growths.push(growth);
  }
  return growths;
}
