import type { EditorLanguage } from '@evident/contracts';
import { variantProgram } from '../batches/batch-program.js';
import type { VariantProgram } from '../batches/played-program.js';
import {
  BATCH_MEMORY_KB,
  runBatch,
  type BatchCase,
  type BatchLimits,
  type BatchRun,
} from '../batches/run-batch.js';
import type { EvidenceProgram, EvidenceRunner } from '../../evidence/evidence-runner.js';
import { mutated, type Mutation } from './mutations.js';

/** Changes that never end, after which no more are played. */
const MOST_TIMEOUTS = 30;
const MOST_PROCESSES = 10;
/** CPU of a process; numbers of changes bound it long before. */
const TOTAL_MS: Readonly<Record<EditorLanguage, number>> = { JAVA: 12_000, JAVASCRIPT: 5_000, PYTHON: 5_000 };
const LIMITS: Omit<BatchLimits, 'totalMs'> = {
  caseMs: 120,
  keepBytes: 4_096,
  mostTimeouts: MOST_TIMEOUTS,
  memoryLimitKb: BATCH_MEMORY_KB,
};

export interface SearchTools {
  runner: EvidenceRunner;
  signal: AbortSignal;
}

interface Pair {
  key: string;
  variant: string;
  input: string;
}

/** Plays changed forms of one program, many in one process, and remembers what they did. */
export class VariantRuns {
  private readonly known = new Map<string, BatchCase | undefined>();

  private constructor(
    private readonly program: EvidenceProgram & { language: EditorLanguage },
    private readonly played: VariantProgram,
    private readonly foreseen: readonly string[],
    private readonly tools: SearchTools,
  ) {}

  /**
   * @param foreseen inputs that may be asked for, the first one in every question about which forms matter; in Java all
   * are played at once, because compiling a form costs more than playing it
   * @returns undefined for a source that cannot be started
   */
  static async of(
    program: EvidenceProgram & { language: EditorLanguage },
    foreseen: readonly string[],
    tools: SearchTools,
  ): Promise<VariantRuns | undefined> {
    const played = await variantProgram(program.language, program.sourceCode);
    return played && new VariantRuns(program, played, foreseen, tools);
  }

  /**
   * Plays each form on each input. A form that does not end on the first input is not played on the others; in Java, nor
   * is one that does there what the program does.
   * @param forms null: the program as it is
   * @returns what each form did, input by input; undefined where it was not played
   */
  async play(
    forms: readonly (Mutation | null)[],
    inputs: readonly string[],
  ): Promise<(BatchCase | undefined)[][]> {
    const [first, ...rest] = inputs;
    if (first === undefined) return forms.map(() => []);
    if (this.program.language === 'JAVA') {
      const isForeseen = this.foreseen[0] === first;
      await this.playAll(
        forms,
        isForeseen ? [...new Set([...this.foreseen, ...inputs])] : inputs,
        isForeseen,
      );
      return forms.map((form) => inputs.map((input) => this.known.get(keyOf(form, input))));
    }
    await this.playAll(forms, [first]);
    const ending = forms.filter((form) => this.known.get(keyOf(form, first))?.ended === 'exit');
    await this.playAll(ending, rest);
    return forms.map((form) => inputs.map((input) => this.known.get(keyOf(form, input))));
  }

  /** @param skipsUnmoved a form that does on its first input what the program does is not played on the others */
  private async playAll(
    forms: readonly (Mutation | null)[],
    inputs: readonly string[],
    skipsUnmoved = false,
  ): Promise<void> {
    const asked = [...new Map(forms.map((form) => [keyOf(form, ''), form])).values()];
    const cases = asked.flatMap((form) =>
      inputs.filter((input) => !this.known.has(keyOf(form, input))).map((input) => this.pairOf(form, input)),
    );
    if (cases.length === 0) return;
    const first = skipsUnmoved ? inputs.map((input) => this.pairOf(null, input)) : [];
    const outcomes = await this.outcomes(cases, first);
    for (const { key } of [...first, ...cases]) this.known.set(key, outcomes.get(key));
  }

  private pairOf(form: Mutation | null, input: string): Pair {
    const { sourceCode } = this.program;
    return { key: keyOf(form, input), variant: form ? mutated(sourceCode, form) : sourceCode, input };
  }

  /**
   * Plays the pairs in one process, or in several: a batch in newer Java ends at a case that does not end, one that waited
   * for a core ends at its wall limit, and variants that do not compile are left out of the next one.
   * @param first stands before the pairs of each batch, whose unmoved forms are skipped; empty: none is
   * @returns by key
   */
  private async outcomes(
    pairs: readonly Pair[],
    first: readonly Pair[],
  ): Promise<ReadonlyMap<string, BatchCase>> {
    const { runner, signal } = this.tools;
    const { language } = this.program;
    const outcomes = new Map<string, BatchCase>();
    let rest = pairs;
    let timeouts = 0;
    for (let round = 0; round < MOST_PROCESSES && rest.length > 0; round += 1) {
      const batch = [...first, ...fitting(rest, this.played.mostSource)];
      const variants = [...new Set(batch.map(({ variant }) => variant))];
      const program = await this.played.batch(variants);
      const frameOf = new Map(variants.map((variant, at) => [variant, program.frames[at] ?? '']));
      const frames = batch.map(({ variant }) => frameOf.get(variant) ?? '');
      const limits = { ...LIMITS, totalMs: TOTAL_MS[language], frames, skipsUnmoved: first.length > 0 };
      const inputs = batch.map(({ input }) => input);
      const splits = language === 'JAVA' ? 0 : undefined;
      const run = await runBatch(runner, { ...program, language }, inputs, limits, signal, splits);
      if (run.compileOutput !== null) {
        const wrong = new Set([...program.wrongIn(run.compileOutput)].map((at) => variants[at]));
        if (wrong.size === 0 || first.some(({ variant }) => wrong.has(variant))) break;
        rest = rest.filter(({ variant }) => !wrong.has(variant));
        continue;
      }
      for (const one of run.cases) outcomes.set(batch[one.index]?.key ?? '', one);
      timeouts += run.cases.filter(({ ended }) => ended === 'timeout').length;
      const done = endOf(run, batch);
      if (!done || timeouts >= MOST_TIMEOUTS || language !== 'JAVA') break;
      rest = rest
        .slice(Math.max(0, done.count - first.length))
        .filter(({ variant }) => variant !== done.late);
    }
    return outcomes;
  }
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

const keyOf = (form: Mutation | null, input: string): string =>
  `${form ? `${form.start} ${form.end} ${form.after}` : ''}\0${input}`;
