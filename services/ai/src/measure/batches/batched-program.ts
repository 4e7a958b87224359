import type { Language } from '@evident/contracts';
import type { EvidenceProgram, EvidenceRunner } from '../../evidence/evidence-runner.js';
import { batchProgram } from './batch-program.js';
import type { BatchProgram } from './played-program.js';
import type { CoveredSource } from './block.js';
import { runBatch, type BatchLimits, type BatchRun } from './run-batch.js';

/** Makes blocks of a source mark themselves. @returns undefined where that is not possible. */
type Cover = (language: Language, source: string) => Promise<CoveredSource | undefined>;

/** One program that plays any number of batches, so it is compiled once. */
export class BatchedProgram {
  private batch: Promise<BatchProgram & { language: Language }> | undefined;

  constructor(
    private readonly program: EvidenceProgram,
    private readonly runner: EvidenceRunner,
    private readonly signal: AbortSignal,
    private cover?: Cover,
  ) {}

  /** A program that does not compile with marks is played without them. @throws what the runner throws. */
  async run(inputs: readonly string[], limits: BatchLimits): Promise<BatchRun> {
    this.batch ??= this.make();
    const played = await this.batch;
    const result = await runBatch(this.runner, played, inputs, limits, this.signal);
    if (result.compileOutput === null || played.blocks === undefined) return result;
    if (this.cover) {
      this.cover = undefined;
      this.batch = undefined;
    }
    return this.run(inputs, limits);
  }

  private async make(): Promise<BatchProgram & { language: Language }> {
    const { language, sourceCode } = this.program;
    const covered = await this.cover?.(language, sourceCode);
    return { ...(await batchProgram(language, sourceCode, covered ? { covered } : {})), language };
  }
}
