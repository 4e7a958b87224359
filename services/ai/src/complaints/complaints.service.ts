import { randomUUID } from 'node:crypto';
import type { Actor, AnalysisReport, ReportedAnalysis } from '@evident/contracts';
import { DomainError, notFound } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { AnalysesRepository } from '../analyses/analyses.repository.js';
import { BillingClient } from '../analyses/billing.client.js';
import { toReport, toReported } from './complaint-view.js';
import { ComplaintsRepository, type ComplaintRow } from './complaints.repository.js';

/** Learners report a wrong analysis; administrators decide whether its token is refunded. */
@Injectable()
export class ComplaintsService {
  constructor(
    private readonly complaints: ComplaintsRepository,
    private readonly analyses: AnalysesRepository,
    private readonly billing: BillingClient,
  ) {}

  /** @throws NOT_FOUND when the analysis has no result or belongs to another user. */
  async file(actor: Actor, analysisId: string, reason: string): Promise<AnalysisReport> {
    const row = await this.analyses.find(analysisId, actor.userId);
    if (row?.status !== 'completed') throw notFound('Analysis');
    return toReport(await this.complaints.file(randomUUID(), analysisId, actor.userId, reason));
  }

  async list(status: 'open' | 'settled'): Promise<ReportedAnalysis[]> {
    return (await this.complaints.list(status)).map(toReported);
  }

  /**
   * Decides a complaint once. After an interrupted refund the same decision can be sent again: the ledger refunds each
   * analysis once.
   * @throws ALREADY_FINISHED, NOTHING_TO_REFUND
   */
  async decide(actor: Actor, reportId: string, refund: boolean, note: string): Promise<AnalysisReport> {
    const found = await this.complaints.find(reportId);
    if (!found) throw notFound('Report');
    if (!refund) return toReport(await this.store(found, 'dismissed', note, actor));
    if (found.charge !== 'captured')
      throw new DomainError('NOTHING_TO_REFUND', 'This analysis cost no token');
    if (found.status === 'open') await this.store(found, 'refunding', note, actor);
    else if (found.status === 'dismissed') throw decided();
    await this.billing.refund(found.analysis_id, actor.userId);
    const refunded = await this.complaints.markRefunded(reportId);
    if (!refunded) throw decided();
    return toReport(refunded);
  }

  private async store(
    { id }: ComplaintRow,
    to: 'refunding' | 'dismissed',
    note: string,
    actor: Actor,
  ): Promise<ComplaintRow> {
    const row = await this.complaints.decide(id, to, note, actor.userId);
    if (!row) throw decided();
    return row;
  }
}

const decided = (): DomainError => new DomainError('ALREADY_FINISHED', 'The report has already been decided');
