import { randomUUID } from 'node:crypto';
import {
  isFinished,
  VERDICT_LABELS,
  type Actor,
  type InlineCase,
  type Language,
  type Verdict,
  type Verification,
  type VerificationColumn,
} from '@evident/contracts';
import { Database, DomainError, EndNotifier, notFound } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { JobDispatcherService, priorityOf } from '../submissions/job-dispatcher.service.js';
import type { VerificationTask } from '../submissions/submission-rows.js';
import { SubmissionEventsService } from '../submissions/submission-events.service.js';
import { SubmissionsRepository } from '../submissions/submissions.repository.js';
import { VerificationsRepository, type ColumnRow } from './verifications.repository.js';

const WAIT_LIMIT_MS = 120_000;
const LOOK_INTERVAL_MS = 500;

export interface VerifiedProgram {
  label: string;
  language: Language;
  sourceCode: string;
  expected: Verdict;
}

export interface VerificationOrder {
  actor: Actor;
  problemId: string;
  limits: VerificationTask['limits'];
  checker: VerificationTask['checker'];
  programs: readonly VerifiedProgram[];
  /** A stored set, or cases that are stored with the rows. */
  tests: { testSetHash: string; testCount: number } | { cases: InlineCase[] };
}

/** Batches of programs that the judge runs for an author, each a `verify` row. */
@Injectable()
export class VerificationsService {
  constructor(
    private readonly database: Database,
    private readonly verifications: VerificationsRepository,
    private readonly submissions: SubmissionsRepository,
    private readonly dispatcher: JobDispatcherService,
    private readonly events: SubmissionEventsService,
    private readonly ends: EndNotifier,
  ) {}

  /** @returns the batch's id. */
  async start({ actor, problemId, limits, checker, programs, tests }: VerificationOrder): Promise<string> {
    const batchId = randomUUID();
    const dispatches = await this.database.transaction(async (sql) => {
      const rows = [];
      for (const [at, program] of programs.entries()) {
        const task: VerificationTask = { limits, checker, expected: program.expected };
        const { dispatch } = await this.submissions.insert(sql, {
          id: randomUUID(),
          kind: 'verify',
          userId: actor.userId,
          problemId,
          language: program.language,
          sourceCode: program.sourceCode,
          clientKey: null,
          requestHash: null,
          priority: priorityOf('verify', at, false),
          testSetHash: 'cases' in tests ? null : tests.testSetHash,
          testCount: 'cases' in tests ? tests.cases.length : tests.testCount,
          cases: 'cases' in tests ? tests.cases : null,
          task,
          batchId,
          // Keeps the columns' order.
          label: `${String(at).padStart(3, '0')} ${program.label}`,
          trialOf: null,
        });
        rows.push(dispatch);
      }
      return rows;
    });
    for (const dispatch of dispatches) await this.dispatcher.dispatch(dispatch);
    return batchId;
  }

  /** @throws NOT_FOUND when there is no such batch of this admin. */
  async read(actor: Actor, batchId: string): Promise<Verification> {
    const rows = await this.verifications.columns(batchId, actor.userId);
    const [first] = rows;
    if (!first) throw notFound('Verification');
    const tests = await this.submissions.testsOf(rows.map((row) => row.id));
    const columns = rows.map((row) => toColumn(row, tests.get(row.id) ?? []));
    return {
      id: batchId,
      problemId: first.problem_id,
      testCount: first.test_count,
      done: rows.every((row) => isFinished(row.status)),
      columns,
    };
  }

  /**
   * Waits until every program has ended.
   * @throws JUDGE_UNAVAILABLE when it takes too long; unfinished programs are cancelled then.
   */
  async waitFor(actor: Actor, batchId: string, limitMs = WAIT_LIMIT_MS): Promise<Verification> {
    const end = Date.now() + limitMs;
    for (;;) {
      const [next] = await this.verifications.open(batchId);
      if (next === undefined) return this.read(actor, batchId);
      if (Date.now() > end) break;
      await this.ends.next(next, LOOK_INTERVAL_MS);
    }
    for (const id of await this.verifications.open(batchId)) {
      if (await this.submissions.cancel(id, actor.userId)) await this.events.announceCancel(id);
    }
    throw new DomainError(
      'JUDGE_UNAVAILABLE',
      'The judge did not answer in time. Save a draft, or try again later.',
      {
        retryAfterS: 30,
      },
    );
  }
}

function toColumn(row: ColumnRow, tests: VerificationColumn['tests']): VerificationColumn {
  return {
    submissionId: row.id,
    label: row.label,
    language: row.language,
    expectedVerdict: row.expected,
    status: row.status,
    verdict: row.verdict,
    // A program that nobody judged did not get its verdict.
    ok: isFinished(row.status) ? row.verdict === row.expected : null,
    checkerFault: row.checker_fault,
    compileOutput: row.compile_output,
    tests,
    seq: row.seq,
  };
}

/**
 * @returns the contract's message for the first reference that fails; null when all pass.
 * @throws JUDGE_UNAVAILABLE when the platform failed, which says nothing about the references; VALIDATION_FAILED when
 * the checker failed or nothing was judged.
 */
export function referenceFailure({ columns }: Verification): string | null {
  if (columns.length === 0)
    throw new DomainError(
      'VALIDATION_FAILED',
      'No reference solution is in a language that the judge offers',
    );
  for (const { language, status, verdict, compileOutput, checkerFault, tests } of columns) {
    if (checkerFault !== null) {
      const message = `The checker failed. ${checkerFault}`;
      throw new DomainError('VALIDATION_FAILED', message, { fields: { checker: message } });
    }
    if (status !== 'judged' || verdict === null) {
      throw new DomainError(
        'JUDGE_UNAVAILABLE',
        'The judge could not run the reference solutions. Try again later.',
        {
          retryAfterS: 30,
        },
      );
    }
    if (verdict === 'accepted') continue;
    if (verdict === 'compile_error')
      return `${language} reference does not compile: ${compileOutput ?? ''}`.trim();
    const failing = tests.find((test) => !test.passed && test.verdict !== null);
    const reason = failing?.message || VERDICT_LABELS[failing?.verdict ?? verdict];
    return `${language} reference fails test ${failing?.index ?? 1}: ${reason}`;
  }
  return null;
}
