/** Reads the contract's JSON list of `"N s"` or `"N KB"`; what cannot be read counts as no entry. */
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

/** @returns the mean, 0 of nothing. */
export const average = (values: number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** @param decimals 3 on the problem page, 4 on the profile. */
export function formatSeconds(seconds: number, decimals = 3): string {
  return `${seconds.toFixed(decimals)} s`;
}
