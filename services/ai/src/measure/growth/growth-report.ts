import type { ComplexityFinding } from '../../evidence/findings.js';
import { axesOf, type Axis } from '../inputs/axis.js';
import type { InputSource } from '../inputs/input-source.js';
import { isExplosive } from '../../evidence/complexity-class.js';
import { measureGrowth, type AxisGrowth } from './measure-growth.js';
import type { StepMeter } from './step-meter.js';
import { inconclusive, timeFinding } from './time-finding.js';

export interface TimeMeasurement {
  finding: ComplexityFinding;
  joint: AxisGrowth | null;
}

interface TimeOptions {
  /** All variables together only: the class, not how it is written in several of them. */
  jointOnly?: boolean;
}

/** Counts a program's steps along all axes of its problem. @throws NoInputs, and what the runner throws. */
export async function measureTime(
  meter: StepMeter,
  inputs: InputSource,
  { jointOnly = false }: TimeOptions = {},
): Promise<TimeMeasurement> {
  const shape = await inputs.describe();
  const axes = axesOf(shape);
  if (!axes || shape.families.length === 0)
    return { finding: inconclusive('The generator names no size that could grow.'), joint: null };
  const tools = { meter, inputs, families: shape.families };
  const joint = await measureGrowth(axes.joint, tools);
  if (!joint) return { finding: inconclusive('The program ended well on too few inputs.'), joint };
  const { conclusive, class: found } = joint.worst.classified;
  // One variable alone says nothing more about work that explodes, and would take long to say it.
  const wanted = !jointOnly && conclusive && !isExplosive(found);
  const single = wanted ? await measureSingles(axes.single, joint, tools) : [];
  const notes = meter.level === 'loops' ? ['Library calls could not be counted; loops and calls were.'] : [];
  return { finding: timeFinding(joint, single, notes), joint };
}

/** How one variable alone grows shows early. */
const SHARE_OF_SINGLE = 0.1;

/** Each variable by itself, on the family that was worst for all together: only how the class is written hangs on it. */
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
