import { randomUUID } from 'node:crypto';
import { Analysis, type Actor, type AnalysisReport, type ReportedAnalysis } from '@evident/contracts';
import { DomainError, notFound } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { AnalysesRepository } from '../analyses/analyses.repository.js';
import { BillingClient } from '../analyses/billing.client.js';
import { ReportsRepository, type ReportedRow, type ReportRow } from './complaints.repository.js';

/** "This is wrong": learners say it, admins settle it. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly analyses: AnalysesRepository,
    private readonly billing: BillingClient,
  ) {}

  /** @throws NOT_FOUND for what is another's or has no result. */
  async file(actor: Actor, analysisId: string, reason: string): Promise<AnalysisReport> {
    const row = await this.analyses.find(analysisId, actor.userId);
    if (row?.status !== 'completed') throw notFound('The analysis');
    return toReport(await this.reports.file(randomUUID(), analysisId, actor.userId, reason));
  }

  async list(actor: Actor, status: 'open' | 'settled'): Promise<ReportedAnalysis[]> {
    return (await this.reports.list(status)).map(toReported);
  }

  /**
   * Decides a report once. A refund that broke off is carried on by the same decision again; the ledger knows its
   * reference and pays once.
   * @throws ALREADY_FINISHED, NOTHING_TO_REFUND
   */
  async settle(actor: Actor, reportId: string, refund: boolean, note: string): Promise<AnalysisReport> {
    const found = await this.reports.find(reportId);
    if (!found) throw notFound('The report');
    if (!refund) return toReport(await this.decide(found, 'dismissed', note, actor));
    if (found.charge !== 'captured')
      throw new DomainError('NOTHING_TO_REFUND', 'This analysis cost no token');
    if (found.status === 'open') await this.decide(found, 'refunding', note, actor);
    else if (found.status === 'dismissed') throw decided();
    await this.billing.giveBack(actor, found.user_id, found.analysis_id);
    const refunded = await this.reports.markRefunded(reportId);
    if (!refunded) throw decided();
    return toReport(refunded);
  }

  private async decide(
    { id }: ReportRow,
    to: 'refunding' | 'dismissed',
    note: string,
    actor: Actor,
  ): Promise<ReportRow> {
    const row = await this.reports.decide(id, to, note, actor.userId);
    if (!row) throw decided();
    return row;
  }
}

const decided = (): DomainError => new DomainError('ALREADY_FINISHED', 'The report has already been settled');

const toReport = (row: ReportRow): AnalysisReport => ({
  id: row.id,
  analysisId: row.analysis_id,
  reason: row.reason,
  status: row.status,
  note: row.note,
  createdAt: row.created_at.toISOString(),
  settledAt: row.settled_at?.toISOString() ?? null,
});

const toReported = (row: ReportedRow): ReportedAnalysis => ({
  ...toReport(row),
  userId: row.user_id,
  language: row.language,
  sourceCode: row.source_code,
  analysis: Analysis.parse({
    ...row.result,
    id: row.analysis_id,
    status: 'completed',
    problemId: row.problem_id,
    createdAt: row.analysed_at.toISOString(),
    tokensLeft: row.tokens_left,
    charged: row.charge === 'captured',
    ...(row.free_because !== null && { freeBecause: row.free_because }),
  }),
});
