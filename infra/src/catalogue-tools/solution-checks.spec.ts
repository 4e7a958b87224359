import { readPackage } from '@evident/catalogue';
import {
  judgeLimitsFor,
  type JudgedTest,
  type JudgingResult,
  type StoredTest,
  type Verdict,
} from '@evident/contracts';
import { expect, it } from '@jest/globals';
import type { Submission } from '../judging/judge.js';
import { judgeReferences } from './solution-checks.js';

const pack = readPackage('climbing-stairs');
/** Of the limit, which allows a reference a third. */
const ALLOWED_MS = judgeLimitsFor('PYTHON', pack.manifest).timeLimitMs / 3;

const tests: StoredTest[] = ['quick', 'large'].map((id) => ({
  id,
  input: '1\n',
  answer: '1\n',
  hidden: true,
}));

/** What the machine makes of a test in one look. */
type Look = number | Verdict;

/** Answers the looks at `large` in Python in turn; all else is quick. */
function judgeThatSees(looks: readonly Look[]) {
  const judged: string[][] = [];
  const judge = (submission: Submission): Promise<JudgingResult> => {
    const isWatched = submission.language === 'PYTHON';
    const large = isWatched ? (looks[judged.length] ?? 0) : 1;
    if (isWatched) judged.push(submission.tests.map(({ id }) => id));
    const results = submission.tests.map(({ id }, at) => resultOf(id, at + 1, id === 'large' ? large : 1));
    const verdict = results.find((result) => result.verdict !== 'accepted')?.verdict ?? 'accepted';
    return Promise.resolve({ verdict, compileOutput: '', tests: results, environment: {} });
  };
  return { judge, judged };
}

function resultOf(testId: string, index: number, look: Look): JudgedTest {
  const measurement: JudgedTest['measurement'] = {
    status: 'exited',
    exitCode: 0,
    signal: null,
    cpuTimeMs: typeof look === 'number' ? look : ALLOWED_MS * 3,
    rawCpuTimeMs: 0,
    wallTimeMs: 0,
    memoryKb: 0,
    outputBytes: 0,
    processes: 1,
    oomKilled: false,
    limit: null,
    tier: '',
    stealMs: 0,
    cpuPressureMs: 0,
    rerunAlone: false,
  };
  return {
    testId,
    index,
    verdict: typeof look === 'number' ? 'accepted' : look,
    stdout: '',
    stderr: '',
    message: '',
    referenceExpected: null,
    measurement,
  };
}

const subject = {
  tests,
  checker: { kind: 'tokens' as const },
  pack,
};

it.each([
  ['is fast enough at once', [ALLOWED_MS - 1], 1],
  ['missed once by the noise of the machine', [ALLOWED_MS + 1, ALLOWED_MS - 1], 2],
  ['missed twice', [ALLOWED_MS * 2, 'time_limit_exceeded', ALLOWED_MS - 1], 3],
] as const)('a reference that %s is no defect', async (_, looks, calls) => {
  const judge = judgeThatSees(looks);
  const { defects, rows } = await judgeReferences(subject, judge);
  expect(defects).toEqual([]);
  expect(rows).toContainEqual(
    expect.objectContaining({ solution: 'PYTHON reference', slowestMs: ALLOWED_MS - 1 }),
  );
  // Only the slow test is judged again.
  expect(judge.judged).toEqual([['quick', 'large'], ['large'], ['large']].slice(0, calls));
});

it('names a reference that is too slow in each of three looks, with the least time', async () => {
  const judge = judgeThatSees([ALLOWED_MS + 90, ALLOWED_MS + 20, ALLOWED_MS + 50, 1]);
  const { defects, tight } = await judgeReferences(subject, judge);
  expect(defects).toEqual([]);
  expect(tight).toEqual([
    `PYTHON reference needs ${Math.round(ALLOWED_MS + 20)} ms, a third of its limit is ${Math.round(ALLOWED_MS)} ms`,
  ]);
  expect(judge.judged).toHaveLength(3);
});

it('calls a reference wrong that needs more than two thirds of its limit', async () => {
  const slow = ALLOWED_MS * 2 + 20;
  const { defects, tight } = await judgeReferences(subject, judgeThatSees([slow, slow, slow]));
  expect(defects).toEqual([expect.stringMatching(/^PYTHON reference needs .* a third of its limit is/)]);
  expect(tight).toEqual([]);
});

it('names a reference that runs out of time in each look', async () => {
  const { defects } = await judgeReferences(
    subject,
    judgeThatSees(['time_limit_exceeded', 'time_limit_exceeded', 'time_limit_exceeded', 1]),
  );
  expect(defects).toEqual([expect.stringMatching(/^PYTHON reference: Time Limit Exceeded, test large/)]);
});

it('keeps another failure that a later look shows', async () => {
  const { defects } = await judgeReferences(subject, judgeThatSees([ALLOWED_MS * 2, 'wrong_answer', 1]));
  expect(defects).toEqual([expect.stringMatching(/^PYTHON reference: Wrong Answer, test large/)]);
});

it('does not judge a wrong answer again', async () => {
  const judge = judgeThatSees(['wrong_answer', 1]);
  const { defects } = await judgeReferences(subject, judge);
  expect(defects).toHaveLength(1);
  expect(judge.judged).toHaveLength(1);
});
