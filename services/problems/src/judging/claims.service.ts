import type { ClaimedTask, JudgedTest, JudgingResult, StoredTest, Verdict } from '@evident/contracts';
import { DomainError, type Sql } from '@evident/kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import { ProblemsRepository } from '../problems/problems.repository.js';
import { IntakeService } from '../submissions/intake.service.js';
import { SubmissionEventsService } from '../submissions/submission-events.service.js';
import { startSeq, type HeldRow } from '../submissions/submission-rows.js';
import { storedFigures } from '../submissions/submission-view.js';
import {
  revealedTestId,
  viewOfTest,
  type TestOutline,
  type TestTexts,
} from '../submissions/test-visibility.js';
import { TestSetsRepository } from '../test-sets/test-sets.repository.js';
import { claimedTask } from './claimed-task.js';
import { JudgingFinished } from './judging-finished.js';
import { JudgingRepository, type TestRecord } from './judging.repository.js';

/** After so many claims without a verdict the platform gives up. */
export const MAX_CLAIMS = 5;
const FAULT_DELAY_MS = 1_000;

interface Announced {
  row: HeldRow;
  tests: { seq: number; view: TestRecord['view'] }[];
}

/** The judge's side of a submission: claim, progress, verdict. Every write is fenced by the attempt. */
@Injectable()
export class ClaimsService {
  private readonly logger = new Logger('judging');

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly judging: JudgingRepository,
    private readonly problems: ProblemsRepository,
    private readonly testSets: TestSetsRepository,
    private readonly events: SubmissionEventsService,
    private readonly intake: IntakeService,
    private readonly finished: JudgingFinished,
  ) {}

  /** @returns null when there is nothing to do: finished, cancelled, unknown, or held by another worker. */
  async claim(id: string, workerId: string): Promise<ClaimedTask | null> {
    const claimed = await this.judging.transaction(async (sql) => {
      const row = await this.judging.claim(sql, id, workerId, this.env.LEASE_MS);
      if (!row) return null;
      const problem = await this.problems.findForJudging(row.problem_id, sql);
      if (!row.cases && !row.task && problem) {
        row.test_set_hash = problem.test_set_hash;
        row.test_count = problem.test_count;
        await this.judging.setTestSet(sql, id, problem.test_set_hash, problem.test_count);
      }
      return { row, task: claimedTask(row, problem, this.env.LEASE_MS) };
    });
    if (!claimed) return null;
    await this.events.started(claimed.row, claimed.row.attempt, claimed.row.test_count);
    return claimed.task;
  }

  async fetchTestSet(
    hash: string,
    offset: number,
  ): Promise<{ tests: StoredTest[]; nextOffset: number | null }> {
    const page = await this.testSets.page(hash, offset);
    if (page.tests.length === 0 && offset === 0)
      throw new DomainError('NOT_FOUND', 'The test set was not found');
    return page;
  }

  /** Extends the lease; stores and announces those of the tests that are new. @returns false when the claim is lost. */
  async renew(id: string, attempt: number, judged: readonly JudgedTest[]): Promise<boolean> {
    const announced = await this.judging.transaction(async (sql): Promise<Announced | null> => {
      const row = await this.judging.lockHeld(sql, id, attempt);
      if (!row) return null;
      const verdicts = judged.length === 0 ? new Map<string, Verdict>() : await this.verdictsOf(sql, id);
      const fresh = judged.filter((test) => !verdicts.has(test.testId));
      for (const { testId, verdict } of fresh) verdicts.set(testId, verdict);
      const records =
        fresh.length === 0 ? [] : await this.recordsOf(sql, row, fresh, { verdicts, isFinal: false });
      numberSteps(records, stepOf(row), fresh);
      await this.judging.storeTests(sql, id, records);
      await this.judging.extendLease(sql, id, this.env.LEASE_MS, row.seq + records.length);
      return { row, tests: announcements(row, records) };
    });
    if (!announced) return false;
    await this.events.testsJudged(announced.row, announced.row.test_count, announced.tests);
    return true;
  }

  /**
   * The verdict, its tests, the counters and the solved set in one transaction.
   * @returns false when the claim was lost or the verdict stands already: nothing changes then.
   */
  async finish(id: string, attempt: number, result: JudgingResult): Promise<boolean> {
    const announced = await this.judging.transaction(async (sql): Promise<Announced | null> => {
      const row = await this.judging.lockHeld(sql, id, attempt);
      if (!row) return null;
      requireWhole(row, result);
      const steps = new Map((await this.judging.steps(sql, id)).map((test) => [test.test_id, test.step]));
      const verdicts = new Map(result.tests.map((test) => [test.testId, test.verdict]));
      const records = await this.recordsOf(sql, row, result.tests, { verdicts, isFinal: true });
      for (const record of records) record.step = steps.get(record.view.id) ?? null;
      const fresh = result.tests.filter((test) => !steps.has(test.testId));
      numberSteps(records, stepOf(row), fresh);
      await this.judging.storeTests(sql, id, records);
      await this.judging.storeVerdict(
        sql,
        row,
        result,
        storedFigures(
          records.map((record) => record.view),
          row.test_count,
        ),
      );
      if (row.kind === 'submit' && row.trial_of === null) {
        await this.judging.countVerdict(sql, row.user_id, row.problem_id, result.verdict === 'accepted');
      }
      const freshIds = idsOf(fresh);
      return {
        row,
        tests: announcements(
          row,
          records.filter((record) => freshIds.has(record.view.id)),
        ),
      };
    });
    if (!announced) return false;
    this.intake.noteFinish();
    await this.events.testsJudged(announced.row, announced.row.test_count, announced.tests);
    await this.events.ended(announced.row, attempt, 'judged', result.verdict);
    this.finished.announce(id);
    return true;
  }

  /** Gives the claim back. After the last allowed claim with a fault the submission ends failed. */
  async release(id: string, attempt: number, fault: string | null): Promise<boolean> {
    const outcome = await this.judging.transaction(
      async (sql): Promise<{ row: HeldRow; isFailed: boolean } | null> => {
        const row = await this.judging.lockHeld(sql, id, attempt);
        if (!row) return null;
        const isFailed = fault !== null && row.claims >= MAX_CLAIMS;
        if (isFailed) await this.judging.fail(sql, id, fault);
        else await this.judging.release(sql, id, fault, fault === null ? 0 : FAULT_DELAY_MS * row.claims);
        return { row, isFailed };
      },
    );
    if (!outcome) return false;
    if (fault !== null) this.logger.warn(`submission ${id}, attempt ${attempt}: ${fault}`);
    if (outcome.isFailed) await this.announceFailure(outcome.row);
    return true;
  }

  async announceFailure(row: HeldRow): Promise<void> {
    await this.events.ended(row, row.attempt, 'failed', null);
    this.finished.announce(row.id);
  }

  /** The verdicts of the tests that are stored. */
  private async verdictsOf(sql: Sql, id: string): Promise<Map<string, Verdict>> {
    const verdicts = new Map<string, Verdict>();
    for (const test of await this.judging.steps(sql, id))
      if (test.verdict !== null) verdicts.set(test.test_id, test.verdict);
    return verdicts;
  }

  /**
   * Views of the judged tests, and with `isFinal` of those that were not run.
   * @param verdicts of all tests judged so far
   */
  private async recordsOf(
    sql: Sql,
    row: HeldRow,
    judged: readonly JudgedTest[],
    { verdicts, isFinal }: { verdicts: ReadonlyMap<string, Verdict>; isFinal: boolean },
  ): Promise<TestRecord[]> {
    const outlines: readonly TestOutline[] =
      row.cases ?? (await this.testSets.outline(row.test_set_hash ?? '', sql));
    const byId = new Map(judged.map((test) => [test.testId, test]));
    const known = new Set(outlines.map((outline) => outline.id));
    const stranger = judged.find((test) => !known.has(test.testId));
    if (stranger) throw new DomainError('VALIDATION_FAILED', `The task has no test ${stranger.testId}`);
    const revealed = revealedTestId(outlines, verdicts, isFinal);
    const isShown = ({ id, hidden }: TestOutline): boolean => !hidden || showsAll(row) || id === revealed;
    const wanted = outlines
      .map((outline, at) => ({ outline, index: at + 1 }))
      .filter(({ outline }) => isFinal || byId.has(outline.id));
    const texts = await this.textsOf(sql, row, wanted.map((item) => item.outline).filter(isShown));
    return wanted.map(({ outline, index }) => {
      const test = byId.get(outline.id);
      return {
        position: index,
        step: null,
        verdict: test?.verdict ?? null,
        view: viewOfTest({
          outline,
          index,
          judged: test,
          texts: texts.get(outline.id),
          revealed: isShown(outline),
        }),
        measurement: test?.measurement ?? null,
      };
    });
  }

  private async textsOf(
    sql: Sql,
    row: HeldRow,
    shown: readonly TestOutline[],
  ): Promise<Map<string, TestTexts>> {
    if (row.cases) return new Map(row.cases.map((item) => [item.id, item]));
    if (row.test_set_hash === null) return new Map();
    const visible = showsAll(row) ? [] : await this.testSets.visibleTests(row.test_set_hash);
    const have = new Set(visible.map((test) => test.id));
    const missing = shown.map((outline) => outline.id).filter((id) => !have.has(id));
    const others = await this.testSets.someTests(row.test_set_hash, missing, sql);
    return new Map([...visible, ...others].map(({ id, input, answer }) => [id, { input, answer }]));
  }
}

/** An author sees every test; the trial of a rejudge becomes a learner's row and is filtered like one. */
const showsAll = (row: HeldRow): boolean => row.kind === 'verify' && row.trial_of === null;

const idsOf = (tests: readonly JudgedTest[]): Set<string> => new Set(tests.map((test) => test.testId));

/** How many tests of this attempt have been announced. */
const stepOf = (row: HeldRow): number => row.seq - startSeq(row.attempt);

/** Numbers new tests in the order in which the worker tells of them. */
function numberSteps(records: readonly TestRecord[], done: number, fresh: readonly JudgedTest[]): void {
  const byId = new Map(records.map((record) => [record.view.id, record]));
  for (const [at, test] of fresh.entries()) {
    const record = byId.get(test.testId);
    if (record) record.step = done + at + 1;
  }
}

const announcements = (row: HeldRow, records: readonly TestRecord[]): Announced['tests'] =>
  [...records]
    .sort((a, b) => (a.step ?? 0) - (b.step ?? 0))
    .map(({ step, view }) => ({ seq: startSeq(row.attempt) + (step ?? 0), view }));

/** Accepted means that every test was judged and accepted; anything else would be a fault of the judge. */
function requireWhole(row: HeldRow, { verdict, tests }: JudgingResult): void {
  if (new Set(tests.map((test) => test.testId)).size !== tests.length) {
    throw new DomainError('VALIDATION_FAILED', 'A test was judged twice');
  }
  if (verdict !== 'accepted') return;
  if (tests.length !== row.test_count || tests.some((test) => test.verdict !== 'accepted')) {
    throw new DomainError('VALIDATION_FAILED', 'Accepted needs every test judged and accepted');
  }
}
