import type { Submission } from '@evident/contracts';
import { average, formatSeconds, measurementsOfRuns } from '../../lib/measurements.js';

/** The figures above the table of tests, formatted as in the spec. */
interface ResultFigures {
  passed: number;
  total: number;
  /** Percent with one decimal, `75.0%`. */
  successRate: string;
  /** Average over the tests that ran, seconds with three decimals, `0.012 s`. */
  averageRuntime: string;
  /** Runtime of the slowest test. */
  maxRuntime: string;
  /** Average over the tests that ran, kilobytes without decimals, `9216 KB`. */
  averageMemory: string;
  maxMemory: string;
}

const largest = (values: number[]) => values.reduce((max, value) => Math.max(max, value), 0);

function formatKilobytes(kilobytes: number): string {
  return `${kilobytes.toFixed(0)} KB`;
}

/** @returns passed over total as a percentage with one decimal; `0.0%` without tests. */
function formatSuccessRate(passed: number, total: number): string {
  return `${(total === 0 ? 0 : (passed / total) * 100).toFixed(1)}%`;
}

/** Figures of a running or finished row. Tests that did not run count as failed. */
export function figuresOf(
  submission: Pick<Submission, 'testCases' | 'testCount' | 'time' | 'memory'>,
): ResultFigures {
  const passed = submission.testCases.filter((test) => test.passed).length;
  const total = Math.max(submission.testCount, submission.testCases.length);
  const { times, memories } = measurementsOfRuns(submission);
  return {
    passed,
    total,
    successRate: formatSuccessRate(passed, total),
    averageRuntime: formatSeconds(average(times)),
    maxRuntime: formatSeconds(largest(times)),
    averageMemory: formatKilobytes(average(memories)),
    maxMemory: formatKilobytes(largest(memories)),
  };
}

/** @returns accepted over all submissions as a percentage; null without submissions. */
export function formatPercentSuccess(accepted: number, submissions: number): string | null {
  return submissions === 0 ? null : `${((accepted / submissions) * 100).toFixed(1)}%`;
}
