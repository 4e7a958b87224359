import type { JudgeLimits } from '@evident/contracts';
import type { Program } from '../programs/program.js';
import type { CoreJob } from './core-job.js';
import type { CoreSlots } from './core-slots.js';
import type { JudgingBudget } from './judging-budget.js';
import { resolveRun } from './resolve-verdict.js';

const ALLOWED = 'null';
const MAX_SENTENCE = 1_000;

interface ReferencePrograms {
  /** Null for an interactive problem, which has no expected output. */
  reference: Program | null;
  /** Null where the problem has none. */
  validator: Program | null;
}

export interface ReferenceAnswer {
  /** Null for an input that the problem does not allow, and when the reference fails. */
  output: Buffer | null;
  /** What the validator says about an input that the problem does not allow. */
  inputProblem: string | null;
}

/** Runs a problem's reference on a learner's own inputs, in the time of the learner's judging. */
export class ReferenceRunner {
  constructor(
    private readonly programs: ReferencePrograms,
    private readonly limits: JudgeLimits,
    private readonly job: CoreJob,
    private readonly slots: CoreSlots,
    private readonly budget: JudgingBudget,
  ) {}

  async answerTo(input: Buffer, signal: AbortSignal): Promise<ReferenceAnswer> {
    const { reference, validator } = this.programs;
    if (validator) {
      const said = (await this.run(validator, input, signal))?.toString('utf8').trim();
      if (said !== ALLOWED)
        return { output: null, inputProblem: said === undefined ? null : sentenceOf(said) };
    }
    return { output: reference && (await this.run(reference, input, signal)), inputProblem: null };
  }

  async close(): Promise<void> {
    await Promise.all([this.programs.reference?.close(), this.programs.validator?.close()]);
  }

  private async run(program: Program, input: Buffer, signal: AbortSignal): Promise<Buffer | null> {
    const run = await this.slots.use(
      this.job,
      () => this.budget.during(() => program.run(input, this.limits, signal)),
      { signal },
    );
    signal.throwIfAborted();
    return resolveRun(run, this.limits) === null ? run.stdout : null;
  }
}

/** A validator prints a sentence as JSON. */
function sentenceOf(said: string): string | null {
  try {
    const sentence: unknown = JSON.parse(said);
    return typeof sentence === 'string' ? sentence.slice(0, MAX_SENTENCE) : null;
  } catch {
    return null;
  }
}
