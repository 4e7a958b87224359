import type { JudgedTest, JudgingResult, Verdict } from '@evident/contracts';
import { DomainError, type Sql } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { startSeq, type HeldRow } from '../submissions/submission-rows.js';
import { revealedTestId, viewOfTest, type TestTexts } from '../submissions/test-visibility.js';
import type { TestOutline } from '../test-sets/test-outline.js';
import { TestSetsRepository } from '../test-sets/test-sets.repository.js';
import { JudgingRepository, type TestRecord } from './judging.repository.js';

/** A judged test as it is sent to its author's browser. */
export interface TestEvent {
  seq: number;
  view: TestRecord['view'];
}

/** Stores what a worker judged as the submission's author may see it, numbered in the order of arrival. */
@Injectable()
export class JudgedTestsService {
  constructor(
    private readonly judging: JudgingRepository,
    private readonly testSets: TestSetsRepository,
  ) {}

  /** Stores the tests that are new; a test that is stored already stays. @returns an event for each new one */
  async add(sql: Sql, row: HeldRow, judged: readonly JudgedTest[]): Promise<TestEvent[]> {
    if (judged.length === 0) return [];
    const verdicts = new Map<string, Verdict>();
    for (const test of await this.judging.steps(sql, row.id))
      if (test.verdict !== null) verdicts.set(test.test_id, test.verdict);
    const fresh = judged.filter((test) => !verdicts.has(test.testId));
    if (fresh.length === 0) return [];
    for (const { testId, verdict } of fresh) verdicts.set(testId, verdict);
    const records = await this.recordsOf(sql, row, fresh, { verdicts, isFinal: false });
    numberSteps(records, row, fresh);
    await this.judging.storeTests(sql, row.id, records);
    return eventsOf(row, records);
  }

  /** Stores every test of the result, those that were not run included. @returns all, and an event for each new one */
  async complete(
    sql: Sql,
    row: HeldRow,
    result: JudgingResult,
  ): Promise<{ views: TestRecord['view'][]; events: TestEvent[] }> {
    const steps = new Map((await this.judging.steps(sql, row.id)).map((test) => [test.test_id, test.step]));
    const verdicts = new Map(result.tests.map((test) => [test.testId, test.verdict]));
    const records = await this.recordsOf(sql, row, result.tests, { verdicts, isFinal: true });
    for (const record of records) record.step = steps.get(record.view.id) ?? null;
    const fresh = result.tests.filter((test) => !steps.has(test.testId));
    numberSteps(records, row, fresh);
    await this.judging.storeTests(sql, row.id, records);
    const freshIds = new Set(fresh.map((test) => test.testId));
    return {
      views: records.map((record) => record.view),
      events: eventsOf(
        row,
        records.filter((record) => freshIds.has(record.view.id)),
      ),
    };
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
    const unknown = judged.find((test) => !known.has(test.testId));
    if (unknown) throw new DomainError('VALIDATION_FAILED', `The task has no test ${unknown.testId}`);
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

/** Numbers new tests, after those announced before, in the order in which the worker sent them. */
function numberSteps(records: readonly TestRecord[], row: HeldRow, fresh: readonly JudgedTest[]): void {
  const announced = row.seq - startSeq(row.attempt);
  const byId = new Map(records.map((record) => [record.view.id, record]));
  for (const [at, test] of fresh.entries()) {
    const record = byId.get(test.testId);
    if (record) record.step = announced + at + 1;
  }
}

const eventsOf = (row: HeldRow, records: readonly TestRecord[]): TestEvent[] =>
  [...records]
    .sort((a, b) => (a.step ?? 0) - (b.step ?? 0))
    .map(({ step, view }) => ({ seq: startSeq(row.attempt) + (step ?? 0), view }));
