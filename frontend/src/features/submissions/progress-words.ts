import { VERDICT_LABELS } from '@evident/contracts/verdicts';
import type { LiveSubmission } from './live-results.js';

/** @returns the progress of the judging: `Queued · 2 ahead`, `Compiling`, `Running test 3/8`. */
export function progressWords({ submission, phase }: LiveSubmission): string {
  switch (submission.submissionStatus) {
    case 'queued':
      return submission.ahead ? `Queued · ${submission.ahead} ahead` : 'Queued';
    case 'judging': {
      if (phase !== 'running' || submission.testCount === 0) return 'Compiling';
      const next = Math.min(submission.testCases.length + 1, submission.testCount);
      return `Running test ${next}/${submission.testCount}`;
    }
    case 'judged':
    case 'failed':
    case 'cancelled':
      return submission.status;
  }
}

/** @returns the announcement for screen readers; short, because every update is read out. */
export function announcement(live: LiveSubmission): string {
  const { submission } = live;
  if (submission.submissionStatus === 'queued') return progressWords(live);
  const passed = submission.testCases.filter((test) => test.passed).length;
  const count = `${passed} of ${submission.testCount} tests passed`;
  if (submission.submissionStatus === 'judging') {
    return submission.testCases.length === 0 ? 'Compiling' : `${count} so far`;
  }
  const failing = submission.testCases.find((test) => !test.passed);
  const { verdict } = submission;
  if (verdict === null || verdict === 'accepted' || verdict === 'compile_error' || !failing) {
    return verdict === 'accepted' ? `Accepted, ${count}` : submission.status;
  }
  return `${VERDICT_LABELS[verdict]} on test ${failing.index}, ${count}`;
}
