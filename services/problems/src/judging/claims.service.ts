import {
  FAIR_CLAIMS_RPC,
  JUDGING_RPC,
  type ClaimedTask,
  type JudgingResult,
  type RpcParsedRequest,
  type RpcResponse,
} from '@evident/contracts';
import { DomainError, EndNotifier, RpcMethod, storableText, type Sql } from '@evident/kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import { ProblemsRepository } from '../problems/problems.repository.js';
import { IntakeService } from '../submissions/intake.service.js';
import { SubmissionEventsService } from '../submissions/submission-events.service.js';
import type { ClaimRow, HeldRow } from '../submissions/submission-rows.js';
import { storedFigures } from '../submissions/submission-view.js';
import { TestSetsRepository } from '../test-sets/test-sets.repository.js';
import { claimedTask, runsOwnCases } from './claimed-task.js';
import { JudgedTestsService, type TestEvent } from './judged-tests.service.js';
import { JudgingRepository } from './judging.repository.js';
import { fairChoice } from './fair-choice.js';
import { SubmissionLeasesRepository } from './submission-leases.repository.js';
import { UsageRepository } from './usage.repository.js';

type Request<K extends keyof typeof JUDGING_RPC> = RpcParsedRequest<typeof JUDGING_RPC, K>;
type Answer<K extends keyof typeof JUDGING_RPC> = Promise<RpcResponse<typeof JUDGING_RPC, K>>;

interface Written {
  row: HeldRow;
  events: TestEvent[];
}

/** The claims of workers on submissions, and the verdicts that they bring. The attempt fences every write. */
@Injectable()
export class ClaimsService {
  private readonly logger = new Logger('claims');

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly leases: SubmissionLeasesRepository,
    private readonly judging: JudgingRepository,
    private readonly usage: UsageRepository,
    private readonly tests: JudgedTestsService,
    private readonly problems: ProblemsRepository,
    private readonly testSets: TestSetsRepository,
    private readonly events: SubmissionEventsService,
    private readonly intake: IntakeService,
    private readonly ends: EndNotifier,
  ) {}

  /** Answers null when there is nothing to do: finished, cancelled, unknown, or held by another worker. */
  @RpcMethod(JUDGING_RPC, 'judging.claim')
  async claim({ id, workerId }: Request<'judging.claim'>): Answer<'judging.claim'> {
    return this.start((sql) => this.leases.claim(id, { leaseMs: this.env.LEASE_MS, workerId }, sql));
  }

  /** Claims the row that is next by fair share. */
  @RpcMethod(FAIR_CLAIMS_RPC, 'judging.claim-next')
  async claimNext({
    kind,
    workerId,
  }: RpcParsedRequest<typeof FAIR_CLAIMS_RPC, 'judging.claim-next'>): Promise<
    RpcResponse<typeof FAIR_CLAIMS_RPC, 'judging.claim-next'>
  > {
    const task = await this.start((sql) =>
      this.leases.claimChosen(fairChoice(kind, workerId), { leaseMs: this.env.LEASE_MS, workerId }, sql),
    );
    return { task, passedOver: task === null && (await this.usage.anyWaits(kind)) };
  }

  @RpcMethod(JUDGING_RPC, 'judging.fetch-test-set')
  async fetchTestSet({ hash, offset }: Request<'judging.fetch-test-set'>): Answer<'judging.fetch-test-set'> {
    const page = await this.testSets.page(hash, offset);
    if (page.tests.length === 0 && offset === 0)
      throw new DomainError('NOT_FOUND', 'The test set was not found');
    return page;
  }

  /** Extends the lease; stores and announces those of the tests that are new. */
  @RpcMethod(JUDGING_RPC, 'judging.renew')
  async renew({ id, attempt, judged, usedMs }: Request<'judging.renew'>): Answer<'judging.renew'> {
    const written = await this.judging.transaction(async (sql): Promise<Written | null> => {
      const row = await this.leases.hold(id, attempt, sql);
      if (!row) return null;
      const events = await this.tests.add(sql, row, judged);
      const used_ms = await this.usage.book(sql, row, usedMs, false);
      await this.leases.renew(id, attempt, this.env.LEASE_MS, { seq: row.seq + events.length, used_ms }, sql);
      return { row, events };
    });
    if (!written) return { keep: false };
    await this.events.testsJudged(written.row, written.row.test_count, written.events);
    return { keep: true };
  }

  /**
   * Stores the verdict, its tests, the counters and the solved set in one transaction. Nothing changes when the claim
   * was lost or the row has ended already.
   */
  @RpcMethod(JUDGING_RPC, 'judging.finish')
  async finish({ id, attempt, result, usedMs }: Request<'judging.finish'>): Answer<'judging.finish'> {
    const written = await this.judging.transaction((sql) => this.store(sql, { id, attempt, result, usedMs }));
    if (!written) return { applied: false };
    this.intake.noteFinish();
    await this.events.testsJudged(written.row, written.row.test_count, written.events);
    await this.events.ended(written.row, attempt, 'judged', result.verdict);
    this.ends.announce(id);
    return { applied: true };
  }

  /** Gives the claim back. After the last allowed claim with a fault the submission ends failed. */
  @RpcMethod(JUDGING_RPC, 'judging.release')
  async release({ id, attempt, fault, usedMs }: Request<'judging.release'>): Answer<'judging.release'> {
    const row = await this.judging.transaction(async (sql) => {
      const released = await this.leases.release(id, attempt, fault, sql);
      if (released) await this.usage.book(sql, released, usedMs, true);
      if (released?.status === 'failed') await this.judging.removeTests(sql, [id]);
      return released;
    });
    if (!row) {
      if (usedMs !== undefined) await this.usage.bookCancelled(id, attempt, usedMs);
      return { released: false };
    }
    if (fault !== null) this.logger.warn(`submission ${id}, attempt ${attempt}: ${fault}`);
    if (row.status === 'failed') await this.announceFailure(row);
    return { released: true };
  }

  /** Takes back the claims of silent workers. @returns how many there were. */
  async expire(): Promise<number> {
    const { rows, failed } = await this.judging.transaction(async (sql) => {
      const expired = await this.leases.expire(sql);
      const ended = expired.filter((row) => row.status === 'failed');
      await this.judging.removeTests(
        sql,
        ended.map((row) => row.id),
      );
      return { rows: expired, failed: ended };
    });
    for (const row of failed) {
      this.logger.error(`submission ${row.id} failed: ${row.claims} workers fell silent on it`);
      await this.announceFailure(row);
    }
    return rows.length;
  }

  private async start(claim: (sql: Sql) => Promise<ClaimRow | undefined>): Promise<ClaimedTask | null> {
    const claimed = await this.judging.transaction(async (sql) => {
      const row = await claim(sql);
      if (!row) return null;
      if (row.attempt > 1) await this.judging.removeTests(sql, [row.id]);
      const problem = await this.problems.findForJudging(row.problem_id, sql);
      if (!row.cases && !row.task && problem) {
        row.test_set_hash = problem.test_set_hash;
        row.test_count = problem.test_count;
        await this.judging.setTestSet(sql, row.id, problem.test_set_hash, problem.test_count);
      }
      const validatorSource = runsOwnCases(row)
        ? await this.problems.validatorSource(row.problem_id, sql)
        : null;
      return { row, task: claimedTask(row, { problem, validatorSource }, this.env.LEASE_MS) };
    });
    if (!claimed) return null;
    await this.events.started(claimed.row, claimed.row.attempt, claimed.row.test_count);
    return claimed.task;
  }

  private async store(
    sql: Sql,
    { id, attempt, result, usedMs }: Request<'judging.finish'>,
  ): Promise<Written | null> {
    const row = await this.leases.hold(id, attempt, sql);
    if (!row) return null;
    requireWhole(row, result);
    const { views, events } = await this.tests.complete(sql, row, result);
    const figures = storedFigures(views, row.test_count);
    await this.leases.finish(
      id,
      attempt,
      {
        verdict: result.verdict,
        used_ms: await this.usage.book(sql, row, usedMs, true),
        compile_output: result.compileOutput === '' ? null : storableText(result.compileOutput),
        environment: storableText(JSON.stringify(result.environment)),
        time_list: figures.time,
        memory_list: figures.memory,
      },
      sql,
    );
    if (row.kind === 'submit' && row.trial_of === null)
      await this.judging.countVerdict(sql, row.user_id, row.problem_id, result.verdict === 'accepted');
    return { row, events };
  }

  private async announceFailure(row: HeldRow): Promise<void> {
    await this.events.ended(row, row.attempt, 'failed', null);
    this.ends.announce(row.id);
  }
}

/** @throws VALIDATION_FAILED when the worker sends accepted without every test judged and accepted. */
function requireWhole(row: HeldRow, { verdict, tests }: JudgingResult): void {
  if (new Set(tests.map((test) => test.testId)).size !== tests.length) {
    throw new DomainError('VALIDATION_FAILED', 'A test was judged twice');
  }
  if (verdict !== 'accepted') return;
  if (tests.length !== row.test_count || tests.some((test) => test.verdict !== 'accepted')) {
    throw new DomainError('VALIDATION_FAILED', 'Accepted needs every test judged and accepted');
  }
}
