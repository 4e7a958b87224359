import type { Language } from '@evident/contracts';
import { cover } from '../coverage/cover.js';
import type { EvidenceProgram, EvidenceRunner } from '../../evidence/evidence-runner.js';
import { batchProgram, type BatchProgram } from './batch-program.js';
import { runBatch, type BatchLimits, type BatchRun } from './run-batch.js';

/** One program for all its batches, so that it is compiled once. */
export class BatchedProgram {
  private batch: Promise<BatchProgram & { language: Language }> | undefined;

  /** @param marked whether its blocks are to tell that they were entered, where that is possible. */
  constructor(
    private readonly program: EvidenceProgram,
    private readonly runner: EvidenceRunner,
    private readonly signal: AbortSignal,
    private marked: boolean,
  ) {}

  /** Marks are left out when with them the program does not compile. @throws what the runner throws. */
  async run(inputs: readonly string[], limits: BatchLimits): Promise<BatchRun> {
    this.batch ??= this.make();
    const played = await this.batch;
    const result = await runBatch(this.runner, played, inputs, limits, this.signal);
    if (result.compileOutput === null || played.blocks === undefined) return result;
    if (this.marked) {
      this.marked = false;
      this.batch = undefined;
    }
    return this.run(inputs, limits);
  }

  private async make(): Promise<BatchProgram & { language: Language }> {
    const { language, sourceCode } = this.program;
    const covered = this.marked ? await cover(language, sourceCode) : undefined;
    return { ...(await batchProgram(language, sourceCode, covered ? { covered } : {})), language };
  }
}
