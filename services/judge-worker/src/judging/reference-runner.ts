import type { JudgeQueueName, Language } from '@evident/contracts';
import type { Program, RunLimits } from '../programs/program.js';
import type { CoreSlots } from './core-slots.js';
import { resolveRun } from './resolve-verdict.js';

/** Runs a problem's reference on a learner's own inputs. */
export class ReferenceRunner {
  constructor(
    private readonly program: Program,
    private readonly language: Language,
    private readonly limits: RunLimits,
    private readonly kind: JudgeQueueName,
    private readonly slots: CoreSlots,
  ) {}

  /** @returns null when it fails, as it may on an input that is not a legal one. */
  async outputOf(input: Buffer, signal: AbortSignal): Promise<Buffer | null> {
    const run = await this.slots.use(this.kind, () => this.program.run(input, this.limits, signal), {
      signal,
    });
    signal.throwIfAborted();
    return resolveRun(this.language, run, this.limits) === null ? run.stdout : null;
  }

  close(): Promise<void> {
    return this.program.close();
  }
}
