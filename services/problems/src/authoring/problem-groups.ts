import type { ProblemDefinition } from '@evident/catalogue';
import { groupIssues, type StoredGroup, type TestGroup } from '@evident/contracts';
import { DomainError, storableText } from '@evident/kit';

/** A test of the changed problem. */
export interface GroupedTest {
  id: string;
  /** Named by the author; absent where nothing was said about it. */
  group?: string | undefined;
}

/**
 * The groups of a problem after a change. Where no groups are sent, a test that names none stays in its group, and a new
 * one joins the last.
 * @param tests all tests, in test order
 * @returns undefined for a problem without groups
 * @throws VALIDATION_FAILED saying what is wrong
 */
export function groupsAfter(
  stored: ProblemDefinition['groups'],
  sent: readonly TestGroup[] | undefined,
  tests: readonly GroupedTest[],
): StoredGroup[] | undefined {
  const groups = sent ?? stored ?? [];
  const before = new Map((stored ?? []).flatMap(({ name, tests: own }) => own.map((id) => [id, name])));
  const last = sent ? undefined : groups.at(-1)?.name;
  const names = new Set(groups.map(({ name }) => name));
  const groupOf = ({ id, group }: GroupedTest): string | undefined => {
    const earlier = before.get(id);
    return group || (earlier !== undefined && names.has(earlier) ? earlier : last);
  };
  const issues = groupIssues(groups, tests.map(groupOf));
  const [first] = issues;
  if (first) {
    const fields = Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
    throw new DomainError('VALIDATION_FAILED', first.message, { fields });
  }
  if (groups.length === 0) return undefined;
  return groups.map(({ name, points, needs = [] }) => ({
    name: storableText(name),
    points,
    ...(needs.length > 0 && { needs: needs.map(storableText) }),
    tests: tests.filter((test) => groupOf(test) === name).map(({ id }) => id),
  }));
}
