import { randomUUID } from 'node:crypto';
import { QUEUE_PRIORITY, type Actor, type RejudgePreview } from '@evident/contracts';
import { DomainError, notFound } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { AuditRepository } from '../audit/audit.repository.js';
import { SubmissionEventsService } from '../submissions/submission-events.service.js';
import { AuthoringRepository } from './authoring.repository.js';
import { RejudgesRepository } from './rejudges.repository.js';

/** Judges a problem's submissions again: first as a trial that changes nothing, then, if wanted, for good. */
@Injectable()
export class RejudgesService {
  constructor(
    private readonly authoring: AuthoringRepository,
    private readonly rejudges: RejudgesRepository,
    private readonly audit: AuditRepository,
    private readonly events: SubmissionEventsService,
  ) {}

  async preview(actor: Actor, problemId: string): Promise<RejudgePreview> {
    if (!(await this.authoring.find(problemId))) throw notFound('The problem');
    const id = randomUUID();
    const total = await this.rejudges.start(id, actor.userId, problemId, QUEUE_PRIORITY.verify + 100);
    if (total === 0) throw new DomainError('VALIDATION_FAILED', 'The problem has no judged submission');
    return this.get(actor, id);
  }

  async get(actor: Actor, rejudgeId: string): Promise<RejudgePreview> {
    const totals = await this.rejudges.totals(rejudgeId);
    if (!totals) throw notFound('The rejudge');
    const changes = totals.applied ? [] : await this.rejudges.changes(rejudgeId);
    return {
      id: rejudgeId,
      problemId: totals.problem_id,
      total: totals.total,
      judged: totals.judged,
      failed: totals.failed,
      done: totals.open === 0,
      applied: totals.applied,
      changes: changes.map(({ submission_id: submissionId, ...change }) => ({ submissionId, ...change })),
      changeCount: totals.change_count,
    };
  }

  /** A second call changes nothing. @throws EDIT_CONFLICT while trials still run */
  async apply(actor: Actor, rejudgeId: string): Promise<RejudgePreview> {
    const preview = await this.get(actor, rejudgeId);
    if (!preview.done) throw new DomainError('EDIT_CONFLICT', 'The rejudge has not finished yet');
    const applied = await this.authoring.transaction(async (sql) => {
      const rows = await this.rejudges.apply(sql, rejudgeId, preview.problemId);
      if (rows.length > 0) {
        const details = { rejudgeId, submissions: rows.length, changed: preview.changeCount };
        await this.audit.add(sql, actor.userId, 'problem.rejudged', preview.problemId, details);
      }
      return rows;
    });
    for (const row of applied) await this.events.ended(row, row.attempt, 'judged', row.verdict);
    return this.get(actor, rejudgeId);
  }
}
