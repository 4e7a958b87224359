import { GROUP_LIMITS } from './limits.js';
import type { Score, StoredGroup, TestGroup } from './test-groups.js';

type GroupResult = Score['groups'][number];

interface GroupIssue {
  path: (string | number)[];
  message: string;
}

/**
 * What is wrong with the groups of a problem, in words. No groups are never wrong.
 * @param tests the name of the group of each test, in test order
 */
export function groupIssues(
  groups: readonly TestGroup[],
  tests: readonly (string | undefined)[],
): GroupIssue[] {
  if (groups.length === 0) return [];
  const names = groups.map(({ name }) => name);
  const ofGroup = groups.flatMap(({ name, needs = [] }, at): GroupIssue[] => [
    ...(names.indexOf(name) < at
      ? [{ path: ['groups', at, 'name'], message: `Two groups are named “${name}”` }]
      : []),
    ...needs
      .filter((needed) => !names.slice(0, at).includes(needed))
      .map((needed) => ({
        path: ['groups', at, 'needs'],
        message: `“${name}” can only need groups above it, and “${needed}” is none`,
      })),
    ...(tests.includes(name)
      ? []
      : [{ path: ['groups', at, 'tests'], message: `The group “${name}” has no test` }]),
  ]);
  const ofTest = tests.flatMap((group, at): GroupIssue[] => {
    if (group !== undefined && names.includes(group)) return [];
    const message = group
      ? `Test ${at + 1} is in the group “${group}”, which does not exist`
      : `Test ${at + 1} is in no group`;
    return [{ path: ['testcases', at, 'group'], message }];
  });
  const total = groups.reduce((sum, { points }) => sum + points, 0);
  const worthless = total > 0 ? [] : [{ path: ['groups', 0, 'points'], message: 'No group gives points' }];
  const many =
    groups.length > GROUP_LIMITS.groups
      ? [{ path: ['groups', 0, 'name'], message: `A problem has at most ${GROUP_LIMITS.groups} groups` }]
      : [];
  return [...many, ...ofTest, ...ofGroup, ...worthless];
}

/** The groups that each group needs, also through others, as positions. Each group needs earlier ones only. */
export function neededGroups(groups: readonly TestGroup[]): ReadonlySet<number>[] {
  const found: Set<number>[] = [];
  for (const { needs = [] } of groups) {
    const direct = needs.map((name) => groups.findIndex((group) => group.name === name));
    found.push(new Set(direct.flatMap((at) => [at, ...(found[at] ?? [])])));
  }
  return found;
}

/**
 * The points of a submission: those of each group of which every test, and every test of the groups that it needs, was
 * accepted.
 * @param order the ids of all tests, in test order
 * @param verdicts of the tests that were run
 */
export function scoreOf(
  groups: readonly StoredGroup[],
  order: readonly string[],
  verdicts: ReadonlyMap<string, string>,
): Score {
  const position = new Map(order.map((id, at) => [id, at + 1]));
  const needed = neededGroups(groups);
  const own = groups.map(({ tests }) => ({
    passed: tests.every((id) => verdicts.get(id) === 'accepted'),
    failures: tests.filter((id) => (verdicts.get(id) ?? 'accepted') !== 'accepted'),
  }));
  const results = groups.map(({ name, points }, at): GroupResult => {
    const { passed, failures } = own[at] ?? { passed: false, failures: [] };
    const isOpen = [...(needed[at] ?? [])].every((other) => own[other]?.passed);
    if (!isOpen || (!passed && failures.length === 0))
      return { name, points, outcome: 'not_run', failedTest: null };
    if (passed) return { name, points, outcome: 'passed', failedTest: null };
    const failedTest = Math.min(...failures.map((id) => position.get(id) ?? Infinity));
    return { name, points, outcome: 'failed', failedTest: Number.isFinite(failedTest) ? failedTest : null };
  });
  const sum = (list: readonly GroupResult[]) => list.reduce((points, group) => points + group.points, 0);
  return {
    points: sum(results.filter(({ outcome }) => outcome === 'passed')),
    total: sum(results),
    groups: results,
  };
}
