import { judgeLimitsFor, LANGUAGES, type Language } from '@evident/contracts';
import type { ClaimedProblem, ClaimRow } from '../submissions/submission-rows.js';
import { claimedTask } from './claimed-task.js';

const LIMITS = { timeLimitMs: 2_000, memoryLimitKb: 131_072 };

const rowOf = (changes: Partial<ClaimRow>): ClaimRow =>
  ({
    kind: 'submit',
    trial_of: null,
    cases: null,
    task: null,
    language: 'CPP',
    source_code: 'x',
    ...changes,
  }) as ClaimRow;
const problem = {
  time_limit_ms: LIMITS.timeLimitMs,
  memory_limit_kb: LIMITS.memoryLimitKb,
  checker: { kind: 'exact' },
} as ClaimedProblem;

/** A sleeping program must end at the same moment in a submission, a verification and an analysis. */
describe.each([...LANGUAGES])('a claimed task in %s', (language: Language) => {
  test('has the limits that every part uses', () => {
    const { limits } = claimedTask(rowOf({ language, problem }), 8_000);
    expect(limits).toEqual(judgeLimitsFor(language, LIMITS));
    expect(limits.wallLimitMs).toBe(limits.timeLimitMs * 3 + 2_000);
  });

  test('has the limit that its problem sets for the language', () => {
    const own = { PYTHON: 4_100, JAVA: 1_500, CPP: 700 };
    const { limits } = claimedTask(rowOf({ language, problem: { ...problem, time_limits_ms: own } }), 8_000);
    expect(limits.timeLimitMs).toBe({ JAVASCRIPT: 2_000, ...own }[language]);
  });

  test('of an unsaved problem has them, too', () => {
    const task: ClaimRow['task'] = { limits: LIMITS, checker: { kind: 'exact' }, expected: 'accepted' };
    const { limits } = claimedTask(rowOf({ kind: 'verify', language, task, problem: null }), 8_000);
    expect(limits).toEqual(judgeLimitsFor(language, LIMITS));
  });
});
