import type { GrowthSeries, Language } from '@evident/contracts';
import { z } from 'zod';
import type { EvidenceRunner } from '../../evidence/evidence-runner.js';
import type { MeasurementCache } from '../../evidence/measurement-cache.js';
import type { ProblemContext } from '../../evidence/problem-context.js';
import { NoInputs, type InputSource } from '../inputs/input-source.js';
import { measureSpace } from './measure-space.js';
import { COMPLEXITY_CLASSES } from '../../evidence/complexity-class.js';
import { measureTime } from './growth-report.js';
import { StepMeter } from './step-meter.js';

const ReferenceGrowth = z.object({
  time: z.enum(COMPLEXITY_CLASSES).nullable(),
  space: z.enum(COMPLEXITY_CLASSES).nullable(),
  series: z.array(z.custom<GrowthSeries>((value) => typeof value === 'object' && value !== null)),
});
type ReferenceGrowth = z.infer<typeof ReferenceGrowth>;

const UNKNOWN: ReferenceGrowth = { time: null, space: null, series: [] };

/** The growth of the problem's reference in this language, cached by revision. */
export async function referenceGrowth(
  language: Language,
  problem: ProblemContext,
  inputs: InputSource,
  tools: { runner: EvidenceRunner; cache: MeasurementCache; signal: AbortSignal },
): Promise<ReferenceGrowth> {
  const sourceCode = problem.references[language];
  if (sourceCode === undefined || problem.generator === null) return UNKNOWN;
  const key = `reference-growth-8:${problem.revision}:${language}`;
  const known = ReferenceGrowth.safeParse(await tools.cache.get(key));
  if (known.success) return known.data;
  const measured = await measure({ language, sourceCode }, inputs, tools);
  await tools.cache.set(key, measured);
  return measured;
}

async function measure(
  program: { language: Language; sourceCode: string },
  inputs: InputSource,
  tools: { runner: EvidenceRunner; signal: AbortSignal },
): Promise<ReferenceGrowth> {
  const meter = await StepMeter.of(program, tools);
  if (!meter) return UNKNOWN;
  try {
    const { finding, joint } = await measureTime(meter, inputs, { jointOnly: true });
    const space = await measureSpace(meter, joint, inputs);
    return { time: finding.class, space: space.finding.class, series: [...finding.series] };
  } catch (error) {
    if (error instanceof NoInputs) return UNKNOWN;
    throw error;
  }
}
