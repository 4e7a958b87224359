import type { JudgedTest, JudgingResult, StoredTest } from '@evident/contracts';
import { resolveTests } from '@evident/judge-worker/judging/resolve-verdict';
import type { Judge, Submission } from '../judging/judge.js';

/** How often a test of a reference is judged at most. */
const MOST_LOOKS = 3;

/**
 * Judges a solution, and those of its tests again that need more time than they should. Other work of the machine only
 * adds time, so the least of up to three looks counts. Any other failure counts in whichever look it shows.
 */
export async function judgeInLooks(
  judge: Pick<Judge, 'judge'>,
  submission: Submission,
  allowedMs: number,
): Promise<JudgingResult> {
  let best = await judge.judge(submission);
  for (let looks = 1; looks < MOST_LOOKS; looks += 1) {
    const slow = new Set(best.tests.filter((test) => isSlow(test, allowedMs)).map(({ testId }) => testId));
    if (slow.size === 0) break;
    const again = await judge.judge({
      ...submission,
      tests: submission.tests.filter(({ id }) => slow.has(id)),
    });
    best = better(best, again, submission.tests);
  }
  return best;
}

export const slowestMs = ({ tests }: Pick<JudgingResult, 'tests'>): number =>
  Math.max(0, ...tests.map(({ measurement }) => measurement.cpuTimeMs));

const isSlow = ({ verdict, measurement }: JudgedTest, allowedMs: number): boolean =>
  verdict === 'time_limit_exceeded' || (verdict === 'accepted' && measurement.cpuTimeMs > allowedMs);

/** Each test as the look shows it that counts. */
function better(first: JudgingResult, again: JudgingResult, order: readonly StoredTest[]): JudgingResult {
  const looks = new Map(again.tests.map((test) => [test.testId, test]));
  const positions = new Map(order.map(({ id }, at) => [id, at + 1]));
  const tests = first.tests.map((test) => {
    const look = looks.get(test.testId);
    if (!look || !countsMore(look, test)) return test;
    return { ...look, index: positions.get(test.testId) ?? test.index };
  });
  return { ...first, tests, verdict: resolveTests(tests) };
}

function countsMore(look: JudgedTest, before: JudgedTest): boolean {
  if (look.verdict === 'time_limit_exceeded') return false;
  if (look.verdict !== 'accepted' || before.verdict === 'time_limit_exceeded') return true;
  return look.measurement.cpuTimeMs < before.measurement.cpuTimeMs;
}
