import type { JudgingResult } from '@evident/contracts';
import type { CaseBytes } from './case-bytes.js';

/**
 * The result without the tests that the owner has stored, but with the hidden one that failed first: its author may see
 * it, and while tests before it were open it was stored without its texts.
 */
export function restOfResult(
  { tests, ...result }: JudgingResult,
  cases: readonly Pick<CaseBytes, 'id' | 'hidden'>[],
  stored: ReadonlySet<string>,
): JudgingResult {
  const hidden = new Set(cases.filter((item) => item.hidden).map((item) => item.id));
  const shown = tests.find(({ testId, verdict }) => verdict !== 'accepted' && hidden.has(testId));
  return { ...result, tests: tests.filter((test) => test === shown || !stored.has(test.testId)) };
}
