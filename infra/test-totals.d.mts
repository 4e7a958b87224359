interface FileTimes {
  name: string;
  status: string;
  startTime: number;
  endTime: number;
}

export interface TestSummary {
  passed: number;
  failed: number;
  failedFiles: string[];
  onlyAlone: string[];
  parts: readonly { part: string; seconds?: number; busy?: number; cpu?: number }[];
  /** The longest first. */
  files: readonly { name: string; seconds: number; cpu: number }[];
}

export class TestTotals {
  constructor(root: string);
  readonly passed: number;
  readonly failed: number;
  add(part: string, seconds: number, passed?: number, failed?: number): void;
  addJest(
    part: string,
    seconds: number,
    report: { testResults: readonly FileTimes[] } | null,
    verdict: { passed: number; failed: number; onlyAlone: readonly string[] },
    costs?: ReadonlyMap<string, number>,
  ): void;
  summary(): TestSummary;
  text(): string;
}
