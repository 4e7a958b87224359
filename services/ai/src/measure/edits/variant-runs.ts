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

/** Plays changed forms of one program, many in one process. */
export class VariantRuns {
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
    const { sourceCode } = this.program;
    const variants = await Promise.all(
      forms.map((form) => this.played.prepared(form === null ? sourceCode : mutated(sourceCode, form))),
    );
    const [first = '', ...rest] = inputs;
    const onFirst = await this.outcomes(variants.map((variant) => ({ variant, input: first })));
    const ending = variants.flatMap((variant, of) =>
      onFirst.get(of)?.ended === 'exit' ? [{ variant, of }] : [],
    );
    const onRest = await this.outcomes(
      ending.flatMap(({ variant }) => rest.map((input) => ({ variant, input }))),
    );
    const places = new Map(ending.map(({ of }, at) => [of, at * rest.length]));
    return forms.map((_, of) => {
      const from = places.get(of);
      return [
        onFirst.get(of),
        ...rest.map((__, at) => (from === undefined ? undefined : onRest.get(from + at))),
      ];
    });
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
