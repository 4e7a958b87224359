import type { JudgeLimits, JudgeQueueName } from '@evident/contracts';
import type { Program } from '../programs/program.js';
import type { CoreSlots } from './core-slots.js';
import { resolveRun } from './resolve-verdict.js';

/** Runs a problem's reference on a learner's own inputs. */
export class ReferenceRunner {
  constructor(
    private readonly program: Program,
    private readonly limits: JudgeLimits,
    private readonly kind: JudgeQueueName,
    private readonly slots: CoreSlots,
  ) {}

  /** @returns null when the reference fails, as it may on an input that the problem does not allow. */
  async outputOf(input: Buffer, signal: AbortSignal): Promise<Buffer | null> {
    const run = await this.slots.use(this.kind, () => this.program.run(input, this.limits, signal), {
      signal,
    });
    signal.throwIfAborted();
    return resolveRun(run, this.limits) === null ? run.stdout : null;
  }

  close(): Promise<void> {
    return this.program.close();
  }
}
