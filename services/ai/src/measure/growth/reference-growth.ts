import type { Language } from '@evident/contracts';
import type { EvidenceRunner } from '../../evidence/evidence-runner.js';
import type { MeasurementCache } from '../../evidence/measurement-cache.js';
import type { ProblemContext } from '../../evidence/problem-context.js';
import { NoInputs, type InputSource } from '../inputs/input-source.js';
import { measureSpace } from './measure-space.js';
import { measureTime } from './growth-report.js';
import { growthKey, ReferenceGrowth, type GrowthRecord } from './growth-record.js';
import { StepMeter } from './step-meter.js';

const UNKNOWN: ReferenceGrowth = { time: null, space: null, series: [] };

interface ReferenceTools {
  runner: EvidenceRunner;
  cache: MeasurementCache;
  signal: AbortSignal;
  /** What was measured ahead; by default nothing. */
  record?: GrowthRecord;
}

/** The growth of the problem's reference in this language: measured ahead, or cached, or measured now. */
export async function referenceGrowth(
  language: Language,
  problem: ProblemContext,
  inputs: InputSource,
  tools: ReferenceTools,
): Promise<ReferenceGrowth> {
  const sourceCode = problem.references[language];
  const { generator, validator } = problem;
  if (sourceCode === undefined || generator === null) return UNKNOWN;
  const key = growthKey({ language, sourceCode, generator, validator });
  const known = (await tools.record?.get(key)) ?? ReferenceGrowth.safeParse(await tools.cache.get(key)).data;
  if (known) return known;
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
