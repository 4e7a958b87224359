import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { JudgingResult, Language } from '@evident/contracts';
import { z } from 'zod';
import { readBlocks, readReached, type Block, type Reached } from './block.js';
import type { EvidenceRunner } from '../../evidence/evidence-runner.js';
import { processLimits } from '../../evidence/limits.js';
import type { BatchProgram } from './batch-program.js';

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
  /** 0 when it ended well; negative: killed by that signal. */
  exitCode: number;
  stdout: string;
  /** Part of the output was dropped. */
  clipped: boolean;
  /** The end of what it wrote, a report of counted steps included. */
  stderr: string;
  /** CPU milliseconds where they can be told, else wall. */
  ms: number;
  /** Blocks that it entered, of a program that marks them. */
  reached?: Reached;
}

export interface BatchRun {
  /** Null: it compiled. */
  compileOutput: string | null;
  /** Cases that were run, in order; those behind a limit are missing. */
  cases: BatchCase[];
  /** Of a program that marks them. */
  blocks: readonly Block[];
  /** The whole process, for what happened when cases are missing. */
  judged: JudgingResult['tests'][number] | null;
}

export interface BatchLimits {
  caseMs: number;
  /** CPU of the whole process. */
  totalMs: number;
  /** Bytes kept of each case's output. */
  keepBytes: number;
  /** Cases that may run out of time before the rest is left; Java leaves it after one. */
  mostTimeouts: number;
  memoryLimitKb: number;
  /** Weighs memory after each so many steps of each case. */
  weighEvery?: readonly number[];
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

/** Gzip of frames, each a big-endian length and a text, in base64. */
export async function packInputs(inputs: readonly string[]): Promise<string> {
  const frames = inputs.flatMap((input) => {
    const bytes = Buffer.from(input, 'utf8');
    const length = Buffer.alloc(4);
    length.writeInt32BE(bytes.length);
    return [length, bytes];
  });
  return (await compress(Buffer.concat(frames), { level: 1 })).toString('base64');
}

/** @throws what {@link EvidenceRunner.run} throws. */
export async function runBatch(
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
  ];
  const input = `${head.join(' ')}\n${await packInputs(inputs)}\n`;
  const result = await runner.run(
    {
      program: { language: program.language, sourceCode: program.source },
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

/** The first line that says which blocks there are; whatever the program inside says of that comes later. */
function blocksIn(stdout: string, marker: string): readonly Block[] {
  const start = stdout.indexOf(marker);
  return start < 0 ? [] : (readBlocks(stdout.slice(start + marker.length).split('\n', 1)[0] ?? '') ?? []);
}

/** Report lines in order of their cases; whatever else was printed is passed over. */
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
    // The last line may be cut where the whole output ended.
    return undefined;
  }
}
