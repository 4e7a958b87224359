import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { JudgingResult, Language } from '@evident/contracts';
import { z } from 'zod';
import { readBlocks, readReached, type Block, type Reached } from './block.js';
import type { EvidenceRunner } from '../../evidence/evidence-runner.js';
import { processLimits } from '../../evidence/limits.js';
import type { BatchProgram } from './played-program.js';

const compress = promisify(gzip);

/** Memory of a process that runs many small cases. */
export const BATCH_MEMORY_KB = 524_288;
/** Memory of a process that runs growing cases. */
export const GROWTH_MEMORY_KB = 786_432;

/** What one case of a batch did. */
export interface BatchCase {
  /** 0-based position among the inputs. */
  index: number;
  ended: 'exit' | 'timeout';
  /** 0 after a normal end; negative: the signal that killed it. */
  exitCode: number;
  stdout: string;
  /** Part of the output was dropped. */
  clipped: boolean;
  /** The end of its standard error, with the report of counted steps. */
  stderr: string;
  /** CPU milliseconds where they can be measured, else wall. */
  ms: number;
  /** The blocks it entered, if the program marks them. */
  reached?: Reached;
}

export interface BatchRun {
  /** Null: it compiled. */
  compileOutput: string | null;
  /** The cases that ran, in order; those after a limit are missing. */
  cases: BatchCase[];
  /** Empty without marks. */
  blocks: readonly Block[];
  /** The whole process: it shows why cases are missing. */
  judged: JudgingResult['tests'][number] | null;
}

export interface BatchLimits {
  caseMs: number;
  /** CPU of the whole process. */
  totalMs: number;
  /** Bytes kept of each case's output. */
  keepBytes: number;
  /** Time-outs after which the remaining cases are skipped; in Java one is enough. */
  mostTimeouts: number;
  memoryLimitKb: number;
  /** For each case: memory is measured every so many steps. */
  weighEvery?: readonly number[];
  /** For each case: what says which variant it plays. */
  frames?: readonly string[];
  /** In Java: a variant that does on its first input what the batch's first one does is not played on its others. */
  skipsUnmoved?: boolean;
}

const Report = z.object({
  case: z.number().int().nonnegative(),
  ended: z.enum(['exit', 'timeout']),
  exit: z.number().int(),
  out: z.string(),
  clipped: z.boolean(),
  err: z.string(),
  ms: z.number().nonnegative(),
  reached: z.string().optional(),
});

/** Base64 of gzipped frames; a frame is a big-endian length and a text. */
export async function packInputs(inputs: readonly string[]): Promise<string> {
  const frames = inputs.flatMap((input) => {
    const bytes = Buffer.from(input, 'utf8');
    const length = Buffer.alloc(4);
    length.writeInt32BE(bytes.length);
    return [length, bytes];
  });
  return (await compress(Buffer.concat(frames), { level: 1 })).toString('base64');
}

/** A process that waited for a core until its wall limit is split so often into two. */
const MOST_SPLITS = 2;

/**
 * Plays the inputs in one process. If it waits for a core until its wall limit, which says nothing about the program,
 * the inputs are played in two processes, each with the whole of the limits.
 * @throws what {@link EvidenceRunner.run} throws.
 */
export async function runBatch(
  runner: EvidenceRunner,
  program: BatchProgram & { language: Language },
  inputs: readonly string[],
  limits: BatchLimits,
  signal: AbortSignal,
  splits = MOST_SPLITS,
): Promise<BatchRun> {
  const whole = await runOnce(runner, program, inputs, limits, signal);
  const waited = whole.judged?.measurement.limit === 'wall';
  if (!waited || splits === 0) return whole;
  const half = Math.ceil(inputs.length / 2);
  const { weighEvery, frames } = limits;
  const part = (from: number, to: number): Promise<BatchRun> =>
    runBatch(
      runner,
      program,
      inputs.slice(from, to),
      {
        ...limits,
        ...(weighEvery && { weighEvery: weighEvery.slice(from, to) }),
        ...(frames && { frames: frames.slice(from, to) }),
      },
      signal,
      splits - 1,
    );
  const first = await part(0, half);
  const isLast = half >= inputs.length || timeoutsOf(first) >= limits.mostTimeouts;
  if (isLast || first.compileOutput !== null || !endedNormally(first)) return first;
  const second = await part(half, inputs.length);
  return {
    ...second,
    cases: [...first.cases, ...second.cases.map((one) => ({ ...one, index: one.index + half }))],
  };
}

const timeoutsOf = ({ cases }: BatchRun): number => cases.filter(({ ended }) => ended === 'timeout').length;

/** Otherwise the program was ended, and so it would be on larger inputs. */
const endedNormally = ({ judged }: BatchRun): boolean => judged?.measurement.limit === null;

async function runOnce(
  runner: EvidenceRunner,
  program: BatchProgram & { language: Language },
  inputs: readonly string[],
  limits: BatchLimits,
  signal: AbortSignal,
): Promise<BatchRun> {
  const head = [
    Math.round(limits.caseMs),
    limits.keepBytes,
    limits.mostTimeouts,
    ...(limits.weighEvery ?? []),
    ...(limits.skipsUnmoved ? ['unmoved'] : []),
  ];
  const { frames } = limits;
  const packed = frames ? inputs.flatMap((text, at) => [frames[at] ?? '', text]) : inputs;
  const input = `${head.join(' ')}\n${await packInputs(packed)}\n`;
  const result = await runner.run(
    {
      program: { language: program.language, sourceCode: program.source, isBatch: true },
      cases: [{ id: 'batch', input, answer: null }],
      limits: processLimits(limits),
      checker: { kind: 'exact' },
      stopAtFirstFailure: false,
    },
    signal,
  );
  if (result.verdict === 'compile_error')
    return { compileOutput: result.compileOutput, cases: [], blocks: [], judged: null };
  const [judged] = result.tests;
  const stdout = judged?.stdout ?? '';
  return {
    compileOutput: null,
    cases: readReports(stdout, program.marker, inputs.length),
    blocks: program.blocks ?? blocksIn(stdout, program.marker),
    judged: judged ?? null,
  };
}

/** Reads the first report of blocks. The harness prints it before the program runs, so the program cannot forge it. */
function blocksIn(stdout: string, marker: string): readonly Block[] {
  const start = stdout.indexOf(marker);
  return start < 0 ? [] : (readBlocks(stdout.slice(start + marker.length).split('\n', 1)[0] ?? '') ?? []);
}

/** The reports in order of their cases. Other output is ignored. */
export function readReports(stdout: string, marker: string, count: number): BatchCase[] {
  const cases = new Map<number, BatchCase>();
  for (const line of stdout.split('\n')) {
    if (!line.startsWith(marker)) continue;
    const report = parseReport(line.slice(marker.length));
    if (report && report.index < count && !cases.has(report.index)) cases.set(report.index, report);
  }
  return Array.from(cases.values()).sort((a, b) => a.index - b.index);
}

function parseReport(text: string): BatchCase | undefined {
  try {
    const report = Report.parse(JSON.parse(text));
    return {
      index: report.case,
      ended: report.ended,
      exitCode: report.exit,
      stdout: Buffer.from(report.out, 'base64').toString('utf8'),
      clipped: report.clipped,
      stderr: Buffer.from(report.err, 'base64').toString('utf8'),
      ms: report.ms,
      ...(report.reached !== undefined && { reached: readReached(report.reached) }),
    };
  } catch {
    // The last line may be cut off by the output limit.
    return undefined;
  }
}
