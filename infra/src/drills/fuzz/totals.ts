/** What one part of the fuzzing did. */
export interface Totals {
  part: string;
  /** Requests, or inputs of a parser. */
  inputs: number;
  serverErrors: number;
  /** Answers that their schema does not allow, and errors that a parser may not throw. */
  mismatches: number;
  hangs: number;
  crashes: number;
  /** Some of what was found, one line each. */
  findings: string[];
}

const MOST_FINDINGS = 40;

export const emptyTotals = (part: string): Totals => ({
  part,
  inputs: 0,
  serverErrors: 0,
  mismatches: 0,
  hangs: 0,
  crashes: 0,
  findings: [],
});

export function note(
  totals: Totals,
  kind: 'serverErrors' | 'mismatches' | 'hangs' | 'crashes',
  finding: string,
): void {
  totals[kind] += 1;
  if (totals.findings.length < MOST_FINDINGS && !totals.findings.includes(finding))
    totals.findings.push(finding);
}

export const isClean = ({ serverErrors, mismatches, hangs, crashes }: Totals): boolean =>
  serverErrors + mismatches + hangs + crashes === 0;
