import { VERDICT_LABELS } from '@evident/contracts/verdicts';
import { counted } from '../../lib/format.js';
import type { LiveSubmission } from './live-results.js';

/** How long the test that runs has been running, as this browser sees it, and what its language is allowed. */
interface TestClock {
  seconds: number;
  limitSeconds: number;
}

/** `6 s`, `2.5 s`. */
const ofSeconds = (seconds: number) => `${Number(seconds.toFixed(1))} s`;

/** `3 s of 6 s`. Beyond the limit the judge may time the test once more, alone. */
function clockWords({ seconds, limitSeconds }: TestClock): string {
  if (seconds < 1) return '';
  if (seconds <= limitSeconds) return `, ${ofSeconds(seconds)} of ${ofSeconds(limitSeconds)}`;
  return `, ${ofSeconds(seconds)}. A test that takes longer than ${ofSeconds(limitSeconds)} may be timed twice.`;
}

/** @returns the progress of the judging: `Queued · 2 ahead`, `Compiling`, `Running test 3/8, 2 s of 6 s`. */
export function progressWords({ submission, phase }: LiveSubmission, clock?: TestClock): string {
  switch (submission.submissionStatus) {
    case 'queued':
      return submission.ahead ? `Queued · ${submission.ahead} ahead` : 'Queued';
    case 'judging': {
      if (phase !== 'running' || submission.testCount === 0) return 'Compiling';
      const judged = submission.testCases.length;
      if (judged >= submission.testCount) return 'All tests have run';
      return `Running test ${judged + 1}/${submission.testCount}${clock ? clockWords(clock) : ''}`;
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
  const count = `${passed} of ${counted(submission.testCount, 'test')} passed`;
  if (submission.submissionStatus === 'judging') {
    return submission.testCases.length === 0 ? progressWords(live) : `${count} so far`;
  }
  const failing = submission.testCases.find((test) => !test.passed);
  const { verdict } = submission;
  if (verdict === null || verdict === 'accepted' || verdict === 'compile_error' || !failing) {
    return verdict === 'accepted' ? `Accepted, ${count}` : submission.status;
  }
  return `${VERDICT_LABELS[verdict]} on test ${failing.index}, ${count}`;
}
