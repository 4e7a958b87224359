import { createHash, randomUUID } from 'node:crypto';
import {
  acceptedLanguages,
  LIMITS,
  SUBMISSIONS_RPC,
  type Actor,
  type RpcParsedRequest,
  type RpcResponse,
  type Submission,
} from '@evident/contracts';
import { Database, DomainError, notFound, requireStorable, RpcMethod, type Sql } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import type { JudgedProblemRow } from '../problems/problem-rows.js';
import { ProblemsRepository } from '../problems/problems.repository.js';
import { TestSetsRepository } from '../test-sets/test-sets.repository.js';
import { IntakeService } from './intake.service.js';
import { JobDispatcherService, priorityOf } from './job-dispatcher.service.js';
import { OfferedLanguagesService } from '../languages/offered-languages.service.js';
import { noteRefusal } from './queue-metrics.service.js';
import { runCases } from './run-cases.js';
import { SubmissionEventsService } from './submission-events.service.js';
import { parsePublicId, type SubmissionRow } from './submission-rows.js';
import { toNewSubmission, toSubmission } from './submission-view.js';
import {
  SubmissionsRepository,
  type InsertedSubmission,
  type NewSubmission,
} from './submissions.repository.js';

type Request<K extends keyof typeof SUBMISSIONS_RPC> = RpcParsedRequest<typeof SUBMISSIONS_RPC, K>;
type Answer<K extends keyof typeof SUBMISSIONS_RPC> = Promise<RpcResponse<typeof SUBMISSIONS_RPC, K>>;
type CreateSubmission = Request<'submissions.create'>;

const SOURCE = { name: 'Source code', field: 'source_code', maxBytes: LIMITS.sourceBytes } as const;
const OPEN_LIMIT = { run: LIMITS.openRunsPerUser, submit: LIMITS.openSubmissionsPerUser } as const;
const OPEN_RETRY_S = 5;
/** Only the latest rows of a list include their tests; the tests of others are read by id. */
const DETAILED_ROWS = 20;

@Injectable()
export class SubmissionsService {
  constructor(
    private readonly database: Database,
    private readonly submissions: SubmissionsRepository,
    private readonly problems: ProblemsRepository,
    private readonly testSets: TestSetsRepository,
    private readonly dispatcher: JobDispatcherService,
    private readonly events: SubmissionEventsService,
    private readonly intake: IntakeService,
    private readonly languages: OfferedLanguagesService,
  ) {}

  /** Stores the row, commits, then tries to add its job. The same key and body answer the first row again. */
  @RpcMethod(SUBMISSIONS_RPC, 'submissions.create')
  async create(request: CreateSubmission): Answer<'submissions.create'> {
    requireStorable(request.sourceCode, SOURCE);
    const [offered, problem] = await Promise.all([
      this.languages.current(),
      this.problems.findForJudging(request.problemId),
      this.intake.refresh(),
    ]);
    if (!offered.includes(request.language))
      throw new DomainError('LANGUAGE_NOT_SUPPORTED', acceptedLanguages(offered));
    if (!problem || !(problem.published || request.actor.role === 'ADMIN')) throw notFound('Problem');
    const row = await this.newRow(request, problem);
    const outcome = await this.database.transaction((sql) => this.store(sql, request, row));
    if ('earlierId' in outcome) {
      return { submission: await this.require(request.actor, outcome.earlierId), created: false };
    }
    const dispatched = this.dispatcher.dispatch(outcome.dispatch);
    void this.events.created(
      { id: row.id, kind: row.kind, user_id: row.userId, problem_id: row.problemId },
      outcome.ahead,
    );
    await dispatched;
    return { submission: toNewSubmission(row, problem.title, outcome), created: true };
  }

  @RpcMethod(SUBMISSIONS_RPC, 'submissions.languages')
  async offeredLanguages(): Answer<'submissions.languages'> {
    return { languages: await this.languages.current() };
  }

  /** @throws NOT_FOUND, also for a submission of another user */
  @RpcMethod(SUBMISSIONS_RPC, 'submissions.get')
  async get({ actor, submissionId }: Request<'submissions.get'>): Answer<'submissions.get'> {
    return this.require(actor, this.parseId(submissionId).id, submissionId);
  }

  /** Ends open work; a second cancel changes nothing. @throws ALREADY_FINISHED */
  @RpcMethod(SUBMISSIONS_RPC, 'submissions.cancel')
  async cancel({ actor, submissionId }: Request<'submissions.cancel'>): Answer<'submissions.cancel'> {
    const { id } = this.parseId(submissionId);
    const row = await this.submissions.find(id, actor.userId);
    if (!row || isOtherKind(row, submissionId)) throw notFound('Submission');
    const cancelled = await this.submissions.cancel(id, actor.userId);
    if (cancelled) {
      await this.events.announceCancel(id);
      await this.events.ended(row, cancelled.attempt, 'cancelled', null);
    }
    const submission = await this.require(actor, id);
    if (submission.submissionStatus !== 'cancelled') {
      throw new DomainError('ALREADY_FINISHED', 'The submission has already been judged');
    }
    return submission;
  }

  @RpcMethod(SUBMISSIONS_RPC, 'submissions.list')
  async list({ actor, problemId, before, limit }: Request<'submissions.list'>): Answer<'submissions.list'> {
    const most = limit ?? LIMITS.listedSubmissions;
    // One row more than asked tells whether there are older ones.
    const found = await this.submissions.list(actor.userId, { problemId, before, limit: most + 1 });
    const fitting = limit === null ? found : found.filter((row) => !row.abridged);
    const rows = fitting.slice(0, most);
    const tests = await this.submissions.testsOf(rows.slice(0, DETAILED_ROWS).map((row) => row.id));
    return {
      submissions: rows.map((row) => toSubmission(row, tests.get(row.id) ?? [], null)),
      nextBefore: rows.length < found.length ? (rows.at(-1)?.id ?? null) : null,
    };
  }

  /** Judged submissions of all users. */
  @RpcMethod(SUBMISSIONS_RPC, 'submissions.count')
  async count({ actor, problemId }: Request<'submissions.count'>): Answer<'submissions.count'> {
    const isOpen = await this.problems.isOpen(problemId, actor.role === 'ADMIN');
    const stats = isOpen ? await this.problems.count(problemId) : undefined;
    if (!stats) throw notFound('Problem');
    const { submission_count: count, accepted_count: acceptedCount } = stats;
    const successRate = count === 0 ? 0 : Math.round((acceptedCount / count) * 1_000) / 10;
    return { count, acceptedCount, successRate };
  }

  private async newRow(request: CreateSubmission, problem: JudgedProblemRow): Promise<NewSubmission> {
    const { actor, kind, problemId, language, sourceCode, cases, idempotencyKey } = request;
    const inline =
      kind === 'run' ? runCases(cases, await this.testSets.visibleTests(problem.test_set_hash)) : null;
    if (inline?.length === 0) throw new DomainError('VALIDATION_FAILED', 'A run needs at least one case');
    return {
      id: randomUUID(),
      kind,
      userId: actor.userId,
      problemId,
      language,
      sourceCode,
      clientKey: idempotencyKey,
      requestHash: idempotencyKey === null ? null : hashOf(request),
      priority: 0,
      testSetHash: inline ? null : problem.test_set_hash,
      testCount: inline?.length ?? problem.test_count,
      cases: inline,
      task: null,
      batchId: null,
      label: null,
      trialOf: null,
    };
  }

  private async store(
    sql: Sql,
    request: CreateSubmission,
    row: NewSubmission,
  ): Promise<InsertedSubmission | { earlierId: string }> {
    await this.submissions.lockUser(sql, row.userId);
    const { earlier, open } = await this.submissions.standing(sql, row.userId, row.clientKey);
    if (earlier && earlier.request_hash !== row.requestHash) {
      throw new DomainError(
        'IDEMPOTENCY_KEY_REUSED',
        'This Idempotency-Key was used before with another body',
      );
    }
    if (earlier) return { earlierId: earlier.id };
    if (open[request.kind] >= OPEN_LIMIT[request.kind]) {
      noteRefusal(request.kind, 'user_limit');
      throw new DomainError(
        'TOO_MANY_REQUESTS',
        `You have ${open[request.kind]} unfinished ${request.kind === 'run' ? 'runs' : 'submissions'}. Wait for one to finish.`,
        {
          retryAfterS: OPEN_RETRY_S,
        },
      );
    }
    this.intake.requireRoom(row.kind);
    const openOfUser = open.run + open.submit;
    return this.submissions.insert(sql, {
      ...row,
      priority: priorityOf(row.kind, openOfUser, request.priority),
    });
  }

  private parseId(submissionId: string): { id: string } {
    const parsed = parsePublicId(submissionId);
    if (!parsed) throw notFound('Submission');
    return parsed;
  }

  private async require(actor: Actor, id: string, submissionId?: string): Promise<Submission> {
    const found = await this.submissions.findWhole(id, actor.userId);
    if (!found || isOtherKind(found.row, submissionId)) throw notFound('Submission');
    return toSubmission(found.row, found.tests, found.ahead);
  }
}

/** Whether a public id names a run and the row is none, or the other way round. */
const isOtherKind = ({ kind }: SubmissionRow, submissionId: string | undefined): boolean =>
  submissionId !== undefined && submissionId.startsWith('run_') !== (kind === 'run');

function hashOf({ kind, problemId, language, sourceCode, cases }: CreateSubmission): string {
  // A submit ignores the cases, so two bodies that differ only in them are the same.
  const body = [kind, problemId, language, sourceCode, kind === 'run' ? cases : []];
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}
