import type { EditorLanguage } from '@evident/contracts';
import { variantProgram, type VariantProgram } from '../batches/batch-program.js';
import { BATCH_MEMORY_KB, runBatch, type BatchCase, type BatchLimits } from '../batches/run-batch.js';
import type { EvidenceProgram, EvidenceRunner } from '../../evidence/evidence-runner.js';
import { mutated, type Mutation } from './mutations.js';

/** Changes that never end, after which the search gives up. */
const MOST_TIMEOUTS = 30;
const MOST_PROCESSES = 4;
const LIMITS: BatchLimits = {
  caseMs: 120,
  totalMs: 5_000,
  keepBytes: 4_096,
  mostTimeouts: MOST_TIMEOUTS,
  memoryLimitKb: BATCH_MEMORY_KB,
};

export interface SearchTools {
  runner: EvidenceRunner;
  signal: AbortSignal;
}

/** Plays changed forms of one program, many in one process, and remembers what they did. */
export class VariantRuns {
  private readonly known = new Map<string, BatchCase | undefined>();

  private constructor(
    private readonly program: EvidenceProgram & { language: EditorLanguage },
    private readonly played: VariantProgram,
    private readonly tools: SearchTools,
  ) {}

  /** @returns undefined for a source that cannot be started */
  static async of(
    program: EvidenceProgram & { language: EditorLanguage },
    tools: SearchTools,
  ): Promise<VariantRuns | undefined> {
    const played = await variantProgram(program.language, program.sourceCode);
    return played && new VariantRuns(program, played, tools);
  }

  /**
   * Plays each form on each input. A form that does not end on the first input is not played on the others.
   * @param forms null: the program as it is
   * @returns what each form did, input by input; undefined where it was not played
   */
  async play(
    forms: readonly (Mutation | null)[],
    inputs: readonly string[],
  ): Promise<(BatchCase | undefined)[][]> {
    const [first, ...rest] = inputs;
    if (first === undefined) return forms.map(() => []);
    await this.playAll(forms, [first]);
    const ending = forms.filter((form) => this.known.get(keyOf(form, first))?.ended === 'exit');
    await this.playAll(ending, rest);
    return forms.map((form) => inputs.map((input) => this.known.get(keyOf(form, input))));
  }

  private async playAll(forms: readonly (Mutation | null)[], inputs: readonly string[]): Promise<void> {
    const unknown = [...new Map(forms.map((form) => [keyOf(form, ''), form])).values()].flatMap((form) => {
      const left = inputs.filter((input) => !this.known.has(keyOf(form, input)));
      return left.length > 0 ? [{ form, left }] : [];
    });
    const { sourceCode } = this.program;
    const cases = await Promise.all(
      unknown.map(async ({ form, left }) => {
        const source = form === null ? sourceCode : mutated(sourceCode, form);
        const variant = await this.played.prepared(source);
        return left.map((input) => ({ key: keyOf(form, input), variant, input }));
      }),
    );
    const outcomes = await this.outcomes(cases.flat());
    for (const [at, { key }] of cases.flat().entries()) this.known.set(key, outcomes.get(at));
  }

  /** A batch in newer Java ends at a case that does not end, so the rest is played in another one. */
  private async outcomes(
    pairs: readonly { input: string; variant: string }[],
  ): Promise<ReadonlyMap<number, BatchCase>> {
    const { runner, signal } = this.tools;
    const outcomes = new Map<number, BatchCase>();
    let from = 0;
    for (let round = 0; round < MOST_PROCESSES && from < pairs.length; round += 1) {
      const rest = pairs.slice(from);
      const limits = { ...LIMITS, variants: rest.map(({ variant }) => variant) };
      const inputs = rest.map(({ input }) => input);
      const { cases } = await runBatch(runner, this.played, inputs, limits, signal);
      for (const one of cases) outcomes.set(from + one.index, one);
      if (cases.at(-1)?.ended !== 'timeout') break;
      from += (cases.at(-1)?.index ?? 0) + 1;
      if (this.program.language !== 'JAVA') break;
    }
    return outcomes;
  }
}

const keyOf = (form: Mutation | null, input: string): string =>
  `${form ? `${form.start} ${form.end} ${form.after}` : ''}\0${input}`;
