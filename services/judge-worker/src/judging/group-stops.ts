import type { ClaimedTask } from '@evident/contracts';

/**
 * Which tests a failed test ends where tests have groups: those of its own group and of the groups that need it. A test
 * of no group ends none and is not ended.
 * @param cases all tests, in test order
 */
export function endsInGroups(
  groups: NonNullable<ClaimedTask['groups']>,
  cases: readonly { id: string }[],
): (failed: number, later: number) => boolean {
  const groupOf = new Map(groups.flatMap(({ tests }, group) => tests.map((id) => [id, group] as const)));
  const byPosition = cases.map(({ id }) => groupOf.get(id));
  return (failed, later) => {
    const [ended, of] = [byPosition[later], byPosition[failed]];
    if (ended === undefined || of === undefined) return false;
    return ended === of || groups[ended]?.needs.includes(of) === true;
  };
}
