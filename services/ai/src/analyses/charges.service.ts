import { DomainError, messageOf } from '@evident/kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import { AnalysesRepository } from './analyses.repository.js';
import { AnalysisWorkRepository } from './analysis-work.repository.js';
import { chargesEnded } from './analysis.metrics.js';
import type { AnalysisRow } from './analysis-rows.js';
import { BillingClient, type HoldAnswer } from './billing.client.js';

/** A call to `hold.create` may still be under way for this long after the row was stored. */
const LATE_HOLD_MS = 60_000;
const TOO_LATE = 'The result came after the token had been given back.';

type EndedBy = 'worker' | 'reconciler';

/**
 * Charges the token of an analysis: hold, then capture or void. Each step is a call to billing and a statement on the
 * row. Both may be repeated without effect, so another process can carry on after a crash at any point.
 */
@Injectable()
export class ChargesService {
  private readonly logger = new Logger('charges');

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly analyses: AnalysesRepository,
    private readonly work: AnalysisWorkRepository,
    private readonly billing: BillingClient,
  ) {}

  /**
   * Holds the token of a stored analysis.
   * @returns the row, ready to be worked on; undefined when it has ended or another request already holds its token.
   * @throws OUT_OF_TOKENS, and the row is deleted; SERVICE_UNAVAILABLE, and the analysis has failed.
   */
  async hold({ id, user_id }: AnalysisRow): Promise<AnalysisRow | undefined> {
    let hold: HoldAnswer;
    try {
      hold = await this.billing.hold(id, user_id, this.env.HOLD_TTL_S);
    } catch (error) {
      throw await this.notHeld(id, error);
    }
    if (hold.state !== 'pending') return undefined;
    const held = await this.analyses.markHeld(id, hold.tokens ?? 0);
    // The same request, sent twice, was refused and deleted the row. No row is left that could void this hold.
    if (!held && !(await this.analyses.find(id, user_id))) await this.billing.void(id);
    return held;
  }

  /** Captures or voids the hold of an ended analysis. @returns false when it has to be tried again. */
  async captureOrVoid(row: AnalysisRow, by: EndedBy): Promise<boolean> {
    try {
      switch (row.charge) {
        case 'capturing':
          return await this.capture(row, by);
        case 'voiding':
          return await this.void(row, by);
        case 'unpaid':
        case 'held':
        case 'captured':
        case 'voided':
          return true;
      }
    } catch (error) {
      this.logger.warn(`the hold of ${row.id} is neither captured nor voided: ${messageOf(error)}`);
      await this.work.postponeCharge(row.id);
      return false;
    }
  }

  private async capture(row: AnalysisRow, by: EndedBy): Promise<boolean> {
    const { state, tokens } = await this.billing.capture(row.id);
    if (state === 'captured') {
      await this.work.endCharge(row.id, 'capturing', 'captured', tokens, null);
      chargesEnded.inc({ as: 'captured', by });
      return true;
    }
    // The hold expired or was voided. The learner keeps the result for free.
    this.logger.warn(`the hold of ${row.id} was ${state} when its result came`);
    await this.work.endCharge(row.id, 'capturing', 'voided', tokens, TOO_LATE);
    chargesEnded.inc({ as: state, by });
    return true;
  }

  private async void(row: AnalysisRow, by: EndedBy): Promise<boolean> {
    const { state, tokens } = await this.billing.void(row.id);
    if (state === 'unknown' && Date.now() - row.created_at.getTime() < LATE_HOLD_MS) {
      await this.work.postponeCharge(row.id);
      return false;
    }
    if (state === 'captured')
      this.logger.error(`the hold of ${row.id} was captured although the analysis is free`);
    await this.work.endCharge(row.id, 'voiding', state === 'captured' ? 'captured' : 'voided', tokens, null);
    chargesEnded.inc({ as: state, by });
    return true;
  }

  private async notHeld(id: string, error: unknown): Promise<unknown> {
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
