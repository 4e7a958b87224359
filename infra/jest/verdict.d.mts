/** The fields that are read of a file in Jest's JSON report. */
export interface JestFile {
  name: string;
  status: string;
  assertionResults: readonly { status: string }[];
}

export interface JestReport {
  testResults: readonly JestFile[];
}

export function verdictOf(
  report: JestReport | null,
  runAlone: (names: string[]) => Promise<JestReport | null> | JestReport | null,
): Promise<{ passed: number; failed: number; onlyAlone: string[] }>;
