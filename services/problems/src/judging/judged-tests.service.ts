import type { JudgedTest, JudgingResult, Verdict } from '@evident/contracts';
import { DomainError } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { startSeq, type HeldRow } from '../submissions/submission-rows.js';
import { revealedTestId, viewOfTest, type TestTexts } from '../submissions/test-visibility.js';
import type { TestOutline } from '../test-sets/test-outline.js';
import { TestSetsRepository } from '../test-sets/test-sets.repository.js';
import type { StoredTestFigures, TestRecord } from './judging.repository.js';
import { ShownTextsService } from './shown-texts.service.js';

/** A claimed row, and those of its tests that are stored and announced already. */
export interface Progress {
  row: HeldRow;
  stored: ReadonlyMap<string, StoredTestFigures>;
}

/** A judged test as it is sent to its author's browser. */
export interface TestEvent {
  seq: number;
  view: TestRecord['view'];
}

export interface Judged {
  records: TestRecord[];
  /** One for each test that was not announced before. */
  events: TestEvent[];
}

/** Makes of what a worker judged what the submission's author may see, numbered in the order of arrival. */
@Injectable()
export class JudgedTestsService {
  constructor(
    private readonly testSets: TestSetsRepository,
    private readonly texts: ShownTextsService,
  ) {}

  /** The tests that are new, in the order of arrival; a test that was announced already stays as it is. */
  async newOf({ row, stored }: Progress, judged: readonly JudgedTest[]): Promise<Judged> {
    const fresh = new Map(
      judged.filter((test) => !stored.has(test.testId)).map((test) => [test.testId, test]),
    );
    if (fresh.size === 0) return { records: [], events: [] };
    const records = await this.recordsOf(row, fresh, { stored, isFinal: false });
    const byId = new Map(records.map((record) => [record.view.id, record]));
    const ordered = [...fresh.keys()].flatMap((id) => byId.get(id) ?? []);
    return { records: ordered, events: eventsOf(row, ordered) };
  }

  /**
   * What the end adds, in test order: the tests that no renewal brought, those that were not run, and the hidden one
   * that failed first, whose stored view may show too little.
   */
  async restOf({ row, stored }: Progress, result: JudgingResult): Promise<Judged> {
    const judged = new Map(result.tests.map((test) => [test.testId, test]));
    const records = await this.recordsOf(row, judged, { stored, isFinal: true });
    const byId = new Map(records.map((record) => [record.view.id, record]));
    const fresh = [...judged.keys()].filter((id) => !stored.has(id));
    return {
      records,
      events: eventsOf(
        row,
        fresh.flatMap((id) => byId.get(id) ?? []),
      ),
    };
  }

  /** Views of the judged tests; with `isFinal` also of those that were not run, and without those that are stored as they stay. */
  private async recordsOf(
    row: HeldRow,
    judged: ReadonlyMap<string, JudgedTest>,
    { stored, isFinal }: { stored: Progress['stored']; isFinal: boolean },
  ): Promise<TestRecord[]> {
    const outlines: readonly TestOutline[] =
      row.cases ?? (await this.testSets.outline(row.test_set_hash ?? ''));
    const known = new Set(outlines.map((outline) => outline.id));
    const unknown = [...judged.keys()].find((id) => !known.has(id));
    if (unknown !== undefined) throw new DomainError('VALIDATION_FAILED', `The task has no test ${unknown}`);
    const wholeOutputs = new Set(row.cases?.filter((item) => item.wholeOutput).map((item) => item.id));
    const revealed = revealedTestId(outlines, verdictsOf(stored, judged), isFinal);
    const isWanted = (id: string): boolean =>
      isFinal ? !stored.has(id) || (id === revealed && judged.has(id)) : judged.has(id);
    const isShown = ({ id, hidden }: TestOutline): boolean => !hidden || showsAll(row) || id === revealed;
    const wanted = outlines
      .map((outline, at) => ({ outline, index: at + 1 }))
      .filter(({ outline }) => isWanted(outline.id));
    const texts = await this.textsOf(row, wanted.map((item) => item.outline).filter(isShown));
    return wanted.map(({ outline, index }) => {
      const test = judged.get(outline.id);
      return {
        verdict: test?.verdict ?? null,
        view: viewOfTest({
          outline,
          index,
          judged: test,
          texts: texts.get(outline.id),
          revealed: isShown(outline),
          wholeOutput: wholeOutputs.has(outline.id),
        }),
        measurement: test?.measurement ?? null,
      };
    });
  }

  private async textsOf(
    row: HeldRow,
    shown: readonly TestOutline[],
  ): Promise<ReadonlyMap<string, TestTexts>> {
    if (row.cases) return new Map(row.cases.map((item) => [item.id, item]));
    if (row.test_set_hash === null) return new Map();
    return this.texts.of(row.test_set_hash, shown);
  }
}

/** An author sees every test; the trial of a rejudge becomes a learner's row and is filtered like one. */
const showsAll = (row: HeldRow): boolean => row.kind === 'verify' && row.trial_of === null;

/** Of everything judged so far. */
const verdictsOf = (
  ...parts: readonly ReadonlyMap<string, { verdict: Verdict }>[]
): ReadonlyMap<string, Verdict> =>
  new Map(parts.flatMap((part) => [...part].map(([id, { verdict }]) => [id, verdict] as const)));

/** How many tests of the attempt are announced. */
export const announced = (row: HeldRow): number => row.seq - startSeq(row.attempt);

const eventsOf = (row: HeldRow, records: readonly TestRecord[]): TestEvent[] =>
  records.map(({ view }, at) => ({ seq: row.seq + at + 1, view: withoutData(row, view) }));

/** Nobody watches the outputs of such a case, and they may have a megabyte. */
const withoutData = ({ cases }: HeldRow, view: TestRecord['view']): TestRecord['view'] =>
  cases?.some(({ id, wholeOutput }) => wholeOutput && id === view.id) ? { ...view, stdout: null } : view;
