/** @returns the numbers of the contract's JSON list of `"N s"` or `"N KB"`; invalid entries are skipped. */
export function parseMeasurements(json: string): number[] {
  let list: unknown;
  try {
    list = JSON.parse(json);
  } catch {
    return [];
  }
  if (!Array.isArray(list)) return [];
  return list.map((entry) => Number.parseFloat(String(entry))).filter((value) => Number.isFinite(value));
}

/**
 * The measurements of the tests that ran. The contract's lists have an entry for each test, `"0 KB"` for one that did not
 * run, and every test that ran has used memory.
 */
export function measurementsOfRuns(lists: { time: string; memory: string }): {
  times: number[];
  memories: number[];
} {
  const times = parseMeasurements(lists.time);
  const memories = parseMeasurements(lists.memory);
  if (memories.length !== times.length) return { times, memories };
  const ran = (_: number, index: number) => memories[index] !== 0;
  return { times: times.filter(ran), memories: memories.filter(ran) };
}

/** @returns the mean; 0 for an empty list. */
export const average = (values: number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** @param decimals 3 on the problem page, 4 on the profile. */
export function formatSeconds(seconds: number, decimals = 3): string {
  return `${seconds.toFixed(decimals)} s`;
}
