import type { Submissions } from '../submissions.js';
import type { Engine, PreparedProgram } from './engine.js';

/** This worker as the other engines are measured: with the process that orders its sandboxes about. */
export class OwnWorker implements Engine {
  readonly name = 'this worker';
  readonly accounting = 'CPU of its sandboxes, resident runtimes and own process';
  readonly compiles = 'once';

  constructor(private readonly submissions: Submissions) {}

  async run({ workload }: PreparedProgram, count: number): Promise<number> {
    const { sandboxesMs, workerMs } = await this.submissions.cost(workload, count);
    return sandboxesMs + workerMs;
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
