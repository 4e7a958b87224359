import type { Submission } from '@evident/contracts';
import { average, formatSeconds, parseMeasurements } from '../../lib/measurements.js';

/** The four figures above the per-test table, as the spec formats them. */
export interface ResultFigures {
  passed: number;
  total: number;
  /** Percent with one decimal, `75.0%`. */
  successRate: string;
  /** Average over the tests, seconds with three decimals, `0.012 s`. */
  averageRuntime: string;
  /** The slowest test, in the same form. */
  maxRuntime: string;
  /** Average over the tests, kilobytes without decimals, `9216 KB`. */
  averageMemory: string;
  maxMemory: string;
}

const largest = (values: number[]) => values.reduce((max, value) => Math.max(max, value), 0);

function formatKilobytes(kilobytes: number): string {
  return `${kilobytes.toFixed(0)} KB`;
}

/** @returns passed over total as a percent with one decimal; `0.0%` when there is nothing to count. */
function formatSuccessRate(passed: number, total: number): string {
  return `${(total === 0 ? 0 : (passed / total) * 100).toFixed(1)}%`;
}

/** Figures of a finished or running row; tests that did not run count as not passed. */
export function figuresOf(
  submission: Pick<Submission, 'testCases' | 'testCount' | 'time' | 'memory'>,
): ResultFigures {
  const passed = submission.testCases.filter((test) => test.passed).length;
  const total = Math.max(submission.testCount, submission.testCases.length);
  const times = parseMeasurements(submission.time);
  const memories = parseMeasurements(submission.memory);
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

/** The header's percent of accepted submissions; an em dash before anyone has submitted. */
export function formatPercentSuccess(accepted: number, submissions: number): string {
  return submissions === 0 ? '—' : `${((accepted / submissions) * 100).toFixed(1)}%`;
}
