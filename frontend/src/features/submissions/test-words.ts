import type { TestResultView } from '@evident/contracts/events';
import { VERDICT_LABELS } from '@evident/contracts/verdicts';

/** A stored result also has rows for tests that were not run. */
export const wasRun = (test: TestResultView): boolean => test.passed || test.verdict !== null;

/** The server cuts long texts and appends their size; only a whole text can be run again. */
const CUT = /\n… \(\d+ bytes in all\)$/;
export const isWhole = (text: string): boolean => !CUT.test(text);

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** @returns why a test failed as one line, e.g. `Crashed with exit code 1`; null when there is nothing to say. */
export function reasonOf({ verdict, message, signal, exitCode }: TestResultView): string | null {
  if (verdict === null || verdict === 'accepted') return null;
  if (verdict === 'runtime_error') {
    if (signal !== null)
      return capitalized(message?.replace(/^killed by/, 'crashed with') ?? `crashed with ${signal}`);
    return exitCode === null ? 'Crashed' : `Crashed with exit code ${exitCode}`;
  }
  // The headline has the verdict already.
  return message === null || message === '' ? VERDICT_LABELS[verdict] : capitalized(message);
}
