import type { JudgeLimits } from '@evident/contracts';
import type { Program } from '../programs/program.js';
import type { CoreJob } from './core-job.js';
import type { CoreSlots } from './core-slots.js';
import type { JudgingBudget } from './judging-budget.js';
import { resolveRun } from './resolve-verdict.js';

const ALLOWED = 'null';

interface ReferencePrograms {
  reference: Program;
  /** Null where the problem has none. */
  validator: Program | null;
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

  /** @returns null for an input that the problem does not allow, and when the reference fails. */
  async outputOf(input: Buffer, signal: AbortSignal): Promise<Buffer | null> {
    const { reference, validator } = this.programs;
    if (validator && !(await this.allows(validator, input, signal))) return null;
    return this.run(reference, input, signal);
  }

  async close(): Promise<void> {
    await Promise.all([this.programs.reference.close(), this.programs.validator?.close()]);
  }

  private async allows(validator: Program, input: Buffer, signal: AbortSignal): Promise<boolean> {
    const answer = await this.run(validator, input, signal);
    return answer?.toString('utf8').trim() === ALLOWED;
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
