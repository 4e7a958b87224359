/** Seconds and counts that the ai service has recorded under one label since it started. */
export type Booked = ReadonlyMap<string, number>;

/** Names of the two histograms that say where the time of analyses goes. */
const WANTED = /^(ai_analysis_part_seconds|ai_evidence_seconds)_(sum|count)\{part="([a-z]+)"\} (\S+)$/;

/** Reads the ai service's metrics: `ai_analysis_part_seconds sum tests` → seconds. */
export async function bookedParts(opsPort: number): Promise<Booked> {
  const response = await fetch(`http://127.0.0.1:${opsPort}/metrics`);
  if (!response.ok) throw new Error(`The metrics of ai: ${response.status}`);
  const booked = new Map<string, number>();
  for (const line of (await response.text()).split('\n')) {
    const [, name = '', what = '', part = '', value] = WANTED.exec(line) ?? [];
    if (value !== undefined) booked.set(`${name} ${what} ${part}`, Number(value));
  }
  return booked;
}

/** The difference between two readings. */
export function between(before: Booked, after: Booked): Booked {
  return new Map(Array.from(after, ([key, value]) => [key, value - (before.get(key) ?? 0)]));
}
