export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

export const ratios = (ours: readonly number[], theirs: readonly number[]): number[] =>
  ours.map((value, round) => value / (theirs[round] ?? NaN));

/** The figures of the benchmark: printed as they come, and as a table at the end. */
export class Report {
  private readonly rows: string[] = [];

  constructor(private readonly write: (text: string) => void) {}

  /** @param limit the greatest median that passes */
  judge(what: string, limit: number, values: readonly number[], detail: string): void {
    const value = median(values);
    const verdict = `${value.toFixed(3)} ${value <= limit ? 'ok' : 'ABOVE'}  (${detail})`;
    this.rows.push(`${what.padEnd(60)} at most ${limit.toFixed(2).padStart(6)}   ${verdict}`);
    this.write(`${what}: ${value.toFixed(3)} (at most ${limit})  ${detail}\n`);
  }

  /** A figure without a limit. */
  compare(what: string, values: readonly number[], detail: string): void {
    const value = median(values).toFixed(3);
    this.rows.push(`${what.padEnd(60)} ${' '.repeat(14)}   ${value}  (${detail})`);
    this.write(`${what}: ${value}  ${detail}\n`);
  }

  /** A measurement that was not possible, and the reason. */
  miss(what: string, why: string): void {
    this.rows.push(`${what.padEnd(60)} ${why}`);
    this.write(`${what}: ${why}\n`);
  }

  table(heading: string): void {
    this.write(`\n${heading}\n${this.rows.join('\n')}\n`);
  }
}
