import type { EditorLanguage } from '@evident/contracts';
import { variantProgram } from '../batches/batch-program.js';
import type { VariantProgram } from '../batches/played-program.js';
import type { BatchCase } from '../batches/run-batch.js';
import type { EvidenceProgram } from '../../evidence/evidence-runner.js';
import { mutated, type Mutation } from './mutations.js';
import { playPairs, type Pair, type SearchTools } from './variant-batches.js';

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
   * @param foreseen inputs that may be asked for, the first one in every question about which forms matter; compiled
   * forms are played on all of them at once
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
   * Plays each form on each input. A form that does not end on the first input is not played on the others, nor is a
   * compiled one that does there what the program does.
   * @param forms null: the program as it is
   * @returns what each form did, input by input; undefined where it was not played
   */
  async play(
    forms: readonly (Mutation | null)[],
    inputs: readonly string[],
  ): Promise<(BatchCase | undefined)[][]> {
    const [first, ...rest] = inputs;
    if (first === undefined) return forms.map(() => []);
    if (!this.played.isCompiled) {
      await this.playAll(forms, [first]);
      const ending = forms.filter((form) => this.known.get(keyOf(form, first))?.ended === 'exit');
      await this.playAll(ending, rest);
    } else if (this.foreseen[0] === first)
      await this.playAll(forms, [...new Set([...this.foreseen, ...inputs])], true);
    else await this.playAll(forms, inputs);
    return forms.map((form) => inputs.map((input) => this.known.get(keyOf(form, input))));
  }

  /** @param skipsUnmoved a form that does on its first input what the program does is not played on the others */
  private async playAll(
    forms: readonly (Mutation | null)[],
    inputs: readonly string[],
    skipsUnmoved = false,
  ): Promise<void> {
    const asked = [...new Map(forms.map((form) => [keyOf(form, ''), form])).values()];
    const pairs = asked.flatMap((form) =>
      inputs.filter((input) => !this.known.has(keyOf(form, input))).map((input) => this.pairOf(form, input)),
    );
    if (pairs.length === 0) return;
    const first = skipsUnmoved ? inputs.map((input) => this.pairOf(null, input)) : [];
    const outcomes = await playPairs(this.played, pairs, first, this.tools);
    for (const { key } of [...first, ...pairs]) this.known.set(key, outcomes.get(key));
  }

  private pairOf(form: Mutation | null, input: string): Pair {
    const { sourceCode } = this.program;
    return { key: keyOf(form, input), variant: form ? mutated(sourceCode, form) : sourceCode, input };
  }
}

const keyOf = (form: Mutation | null, input: string): string =>
  `${form ? `${form.start} ${form.end} ${form.after}` : ''}\0${input}`;
