import type { EditorLanguage } from '@evident/contracts';
import type { VariantProgram } from '../batches/played-program.js';
import {
  BATCH_MEMORY_KB,
  runBatch,
  type BatchCase,
  type BatchLimits,
  type BatchRun,
} from '../batches/run-batch.js';
import type { EvidenceRunner } from '../../evidence/evidence-runner.js';

/** Changes that never end, after which no more are played. */
const MOST_TIMEOUTS = 30;
const MOST_PROCESSES = 10;
/** CPU of a process; numbers of changes bound it long before. */
const TOTAL_MS: Readonly<Record<EditorLanguage, number>> = { JAVA: 12_000, JAVASCRIPT: 5_000, PYTHON: 5_000 };
const LIMITS: Omit<BatchLimits, 'totalMs'> = {
  caseMs: 80,
  keepBytes: 4_096,
  mostTimeouts: MOST_TIMEOUTS,
  memoryLimitKb: BATCH_MEMORY_KB,
};

export interface SearchTools {
  runner: EvidenceRunner;
  signal: AbortSignal;
}

/** A variant and an input on which it is played. */
export interface Pair {
  key: string;
  variant: string;
  input: string;
}

/**
 * Plays the pairs in one process. Compiled ones may need several: a batch in newer Java ends at a case that does not end,
 * one that waited for a core ends at its wall limit, and variants that do not compile are left out of the next one.
 * @param first stands before the pairs of each batch, whose unmoved variants are skipped; empty: none is
 * @returns what those did that were played, by key
 */
export async function playPairs(
  program: VariantProgram,
  pairs: readonly Pair[],
  first: readonly Pair[],
  { runner, signal }: SearchTools,
): Promise<ReadonlyMap<string, BatchCase>> {
  const outcomes = new Map<string, BatchCase>();
  let rest = pairs;
  let timeouts = 0;
  for (let round = 0; round < MOST_PROCESSES && rest.length > 0; round += 1) {
    const batch = [...first, ...fitting(rest, program.mostSource)];
    const { run, wrong } = await playBatch(program, batch, first.length > 0, { runner, signal });
    if (wrong !== null) {
      if (wrong.size === 0 || first.some(({ variant }) => wrong.has(variant))) break;
      rest = rest.filter(({ variant }) => !wrong.has(variant));
      continue;
    }
    for (const one of run.cases) outcomes.set(batch[one.index]?.key ?? '', one);
    timeouts += run.cases.filter(({ ended }) => ended === 'timeout').length;
    const done = endOf(run, batch);
    if (!done || timeouts >= MOST_TIMEOUTS || !program.isCompiled) break;
    rest = rest.slice(Math.max(0, done.count - first.length)).filter(({ variant }) => variant !== done.late);
  }
  return outcomes;
}

/** @returns also the variants that do not compile; null if all of them do */
async function playBatch(
  program: VariantProgram,
  batch: readonly Pair[],
  skipsUnmoved: boolean,
  { runner, signal }: SearchTools,
): Promise<{ run: BatchRun; wrong: ReadonlySet<string | undefined> | null }> {
  const { language, isCompiled } = program;
  const variants = [...new Set(batch.map(({ variant }) => variant))];
  const built = await program.batch(variants);
  const frameOf = new Map(variants.map((variant, at) => [variant, built.frames[at] ?? '']));
  const frames = batch.map(({ variant }) => frameOf.get(variant) ?? '');
  const limits = { ...LIMITS, totalMs: TOTAL_MS[language], frames, skipsUnmoved };
  const inputs = batch.map(({ input }) => input);
  const splits = isCompiled ? 0 : undefined;
  const run = await runBatch(runner, { ...built, language }, inputs, limits, signal, splits);
  if (run.compileOutput === null) return { run, wrong: null };
  return { run, wrong: new Set([...built.wrongIn(run.compileOutput)].map((at) => variants[at])) };
}

/** As many pairs as have at most so long variants together, and at least the first one. */
function fitting(pairs: readonly Pair[], mostSource: number): readonly Pair[] {
  const seen = new Set<string>();
  let length = 0;
  const end = pairs.findIndex(({ variant }, at) => {
    if (!seen.has(variant)) length += variant.length;
    seen.add(variant);
    return at > 0 && length > mostSource;
  });
  return end < 0 ? pairs : pairs.slice(0, end);
}

/** @returns null for a batch that ended where nothing can follow */
function endOf({ cases, judged }: BatchRun, batch: readonly Pair[]): { count: number; late?: string } | null {
  const last = cases.at(-1);
  if (!last) return null;
  const count = last.index + 1;
  if (last.ended === 'timeout') return { count, late: batch[last.index]?.variant };
  if (judged?.measurement.limit === 'wall') return { count };
  return judged?.measurement.limit === null ? { count: batch.length } : null;
}
