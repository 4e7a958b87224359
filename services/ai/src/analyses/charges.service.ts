import { DomainError, messageOf } from '@evident/kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import { AnalysesRepository } from './analyses.repository.js';
import { AnalysisWorkRepository } from './analysis-work.repository.js';
import { tokensSettled } from './analysis.metrics.js';
import type { AnalysisRow } from './analysis-rows.js';
import { BillingClient, type HoldAnswer } from './billing.client.js';

/** A call that asked for a hold may still be under way for so long after the row was made. */
const LATE_HOLD_MS = 60_000;
const TOO_LATE = 'The result came after the token had been given back.';

export type SettledBy = 'worker' | 'sweeper';

/**
 * The token of an analysis, from reserved to spent or given back. Each step is a statement on the row and a call to
 * billing that may be repeated: whoever comes later, after a crash at any point, does the same once more to no effect.
 */
@Injectable()
export class Settlement {
  private readonly logger = new Logger('settlement');

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly analyses: AnalysesRepository,
    private readonly work: AnalysisWorkRepository,
    private readonly billing: BillingClient,
  ) {}

  /**
   * Reserves the token of a stored analysis.
   * @returns the row that may now be worked on; undefined when it has ended, or somebody else reserved it, meanwhile.
   * @throws OUT_OF_TOKENS, and nothing is kept; SERVICE_UNAVAILABLE, and the analysis has failed.
   */
  async reserve({ id, user_id }: AnalysisRow): Promise<AnalysisRow | undefined> {
    let hold: HoldAnswer;
    try {
      hold = await this.billing.hold(id, user_id, this.env.HOLD_TTL_S);
    } catch (error) {
      throw await this.notReserved(id, error);
    }
    if (hold.state !== 'pending') return undefined;
    const held = await this.analyses.markHeld(id, hold.tokens ?? 0);
    // A twin of this request was refused a moment earlier and took the row away: nobody else knows of the hold.
    if (!held && !(await this.analyses.find(id, user_id))) await this.billing.void(id);
    return held;
  }

  /** Spends or gives back the token of an ended analysis. @returns false when it has to be tried again. */
  async settle(row: AnalysisRow, by: SettledBy): Promise<boolean> {
    try {
      switch (row.charge) {
        case 'capturing':
          return await this.capture(row, by);
        case 'voiding':
          return await this.giveBack(row, by);
        case 'unpaid':
        case 'held':
        case 'captured':
        case 'voided':
          return true;
      }
    } catch (error) {
      this.logger.warn(`the token of ${row.id} is not settled: ${messageOf(error)}`);
      await this.work.postponeSettling(row.id);
      return false;
    }
  }

  private async capture(row: AnalysisRow, by: SettledBy): Promise<boolean> {
    const { state, tokens } = await this.billing.capture(row.id);
    if (state === 'captured') {
      await this.work.markSettled(row.id, 'capturing', 'captured', tokens, null);
      tokensSettled.inc({ as: 'captured', by });
      return true;
    }
    // Expired or voided: the result stays and is free.
    this.logger.warn(`the hold of ${row.id} was ${state} when its result came`);
    await this.work.markSettled(row.id, 'capturing', 'voided', tokens, TOO_LATE);
    tokensSettled.inc({ as: state, by });
    return true;
  }

  private async giveBack(row: AnalysisRow, by: SettledBy): Promise<boolean> {
    const { state, tokens } = await this.billing.void(row.id);
    if (state === 'unknown' && Date.now() - row.created_at.getTime() < LATE_HOLD_MS) {
      await this.work.postponeSettling(row.id);
      return false;
    }
    if (state === 'captured')
      this.logger.error(`the hold of ${row.id} was captured although it owes nothing`);
    await this.work.markSettled(
      row.id,
      'voiding',
      state === 'captured' ? 'captured' : 'voided',
      tokens,
      null,
    );
    tokensSettled.inc({ as: state, by });
    return true;
  }

  private async notReserved(id: string, error: unknown): Promise<unknown> {
    if (error instanceof DomainError && error.code === 'OUT_OF_TOKENS') {
      await this.analyses.discardUnpaid(id);
      return new DomainError('OUT_OF_TOKENS', 'You have no tokens left. An analysis costs 1 token.');
    }
    const message = 'The token ledger did not answer.';
    await this.analyses.failUnpaid(id, { code: 'SERVICE_UNAVAILABLE', message });
    if (!(error instanceof DomainError)) return error;
    return new DomainError('SERVICE_UNAVAILABLE', message, { retryAfterS: 5 });
  }
}
