import { groupIssues, type StoredGroup } from '@evident/contracts';
import { PackageError } from './problem-package.js';

/**
 * @param tests the ids of all tests, in test order
 * @throws PackageError unless each test is in exactly one group and the groups are in order
 */
export function checkGroups(groups: readonly StoredGroup[] = [], tests: readonly string[]): void {
  const groupOf = new Map<string, string>();
  for (const { name, tests: own } of groups) {
    for (const id of own) {
      if (!tests.includes(id)) throw new PackageError(`the group “${name}” names the unknown test ${id}`);
      const other = groupOf.get(id);
      if (other !== undefined) throw new PackageError(`test ${id} is in the groups “${other}” and “${name}”`);
      groupOf.set(id, name);
    }
  }
  const [issue] = groupIssues(
    groups,
    tests.map((id) => groupOf.get(id)),
  );
  const unplaced = tests.find((id) => !groupOf.has(id));
  if (issue && issue.path[0] === 'testcases') throw new PackageError(`test ${unplaced ?? ''} is in no group`);
  if (issue) throw new PackageError(issue.message);
}
