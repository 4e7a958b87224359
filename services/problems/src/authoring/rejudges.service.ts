import { randomUUID } from 'node:crypto';
import { AUTHORING_RPC, QUEUE_PRIORITY, type RpcParsedRequest, type RpcResponse } from '@evident/contracts';
import { DomainError, notFound, RpcMethod } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { SubmissionEventsService } from '../submissions/submission-events.service.js';
import { AuthoringRepository } from './authoring.repository.js';
import { RejudgesRepository } from './rejudges.repository.js';

type Request<K extends keyof typeof AUTHORING_RPC> = RpcParsedRequest<typeof AUTHORING_RPC, K>;
type Answer<K extends keyof typeof AUTHORING_RPC> = Promise<RpcResponse<typeof AUTHORING_RPC, K>>;

/** Judges a problem's submissions again: first as trials that change nothing; `apply` makes their verdicts count. */
@Injectable()
export class RejudgesService {
  constructor(
    private readonly authoring: AuthoringRepository,
    private readonly rejudges: RejudgesRepository,
    private readonly events: SubmissionEventsService,
  ) {}

  @RpcMethod(AUTHORING_RPC, 'authoring.preview-rejudge')
  async preview({
    actor,
    problemId,
  }: Request<'authoring.preview-rejudge'>): Answer<'authoring.preview-rejudge'> {
    if (!(await this.authoring.find(problemId))) throw notFound('Problem');
    const id = randomUUID();
    const total = await this.rejudges.start(id, actor.userId, problemId, QUEUE_PRIORITY.verify + 100);
    if (total === 0) throw new DomainError('VALIDATION_FAILED', 'The problem has no judged submission');
    return this.get({ rejudgeId: id });
  }

  @RpcMethod(AUTHORING_RPC, 'authoring.get-rejudge')
  async get({
    rejudgeId,
  }: Pick<Request<'authoring.get-rejudge'>, 'rejudgeId'>): Answer<'authoring.get-rejudge'> {
    const totals = await this.rejudges.totals(rejudgeId);
    if (!totals) throw notFound('Rejudge');
    const changes = totals.applied ? [] : await this.rejudges.changes(rejudgeId);
    return {
      id: rejudgeId,
      problemId: totals.problem_id,
      total: totals.total,
      judged: totals.judged,
      failed: totals.failed,
      done: totals.open === 0,
      applied: totals.applied,
      changes: changes.map(({ submission_id: submissionId, points, ...change }) => ({
        submissionId,
        ...change,
        ...(points && { points }),
      })),
      changeCount: totals.change_count,
    };
  }

  /** A second call changes nothing. @throws EDIT_CONFLICT while trials still run */
  @RpcMethod(AUTHORING_RPC, 'authoring.apply-rejudge')
  async apply({ rejudgeId }: Request<'authoring.apply-rejudge'>): Answer<'authoring.apply-rejudge'> {
    const preview = await this.get({ rejudgeId });
    if (!preview.done) throw new DomainError('EDIT_CONFLICT', 'The rejudge has not finished yet');
    const applied = await this.authoring.transaction((sql) =>
      this.rejudges.apply(sql, rejudgeId, preview.problemId),
    );
    for (const row of applied) await this.events.ended(row, row.attempt, 'judged', row.verdict);
    const changedVerdicts = applied.length > 0 ? preview.changeCount : 0;
    const audit = { rejudgeId, submissions: applied.length, changedVerdicts };
    return { ...(await this.get({ rejudgeId })), audit };
  }
}
