import { scoreOf, type JudgingResult, type Score } from '@evident/contracts';
import type { HeldRow } from '../submissions/submission-rows.js';
import type { StoredTestFigures } from './judging.repository.js';

/**
 * The score that a verdict brings, by the groups that the submission was claimed with.
 * @param order the ids of all tests, in test order
 * @param stored tests that renewals brought
 * @returns null where the problem had no groups
 */
export function scoreOfResult(
  { test_groups: groups }: Pick<HeldRow, 'test_groups'>,
  order: readonly string[],
  stored: ReadonlyMap<string, Pick<StoredTestFigures, 'verdict'>>,
  { tests }: Pick<JudgingResult, 'tests'>,
): Score | null {
  if (groups === null) return null;
  const verdicts = new Map([...stored].map(([id, { verdict }]) => [id, verdict]));
  for (const { testId, verdict } of tests) verdicts.set(testId, verdict);
  return scoreOf(groups, order, verdicts);
}
