import { VERDICT_LABELS } from '@evident/contracts/verdicts';
import type { LiveSubmission } from './live-results.js';

/** Where the work stands, in the words of the page: `Queued · 2 ahead`, `Compiling`, `Running test 3/8`. */
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

/** One sentence under the verdict that says what it means for the learner. */
export function verdictSentence({ submission }: LiveSubmission): string {
  const { submissionStatus, verdict, testCases } = submission;
  if (submissionStatus === 'failed') return 'We could not judge your code. Nothing was counted. Try again.';
  if (submissionStatus === 'cancelled') return 'You cancelled it. Nothing was counted.';
  const failing = testCases.find((test) => !test.passed);
  const where = failing ? `test ${failing.index}` : 'a test';
  switch (verdict) {
    case null:
      return '';
    case 'accepted':
      return 'Every test passed.';
    case 'compile_error':
      return 'Your code does not compile, so no test ran.';
    case 'wrong_answer':
      return `Your output differs from the expected one on ${where}.`;
    case 'time_limit_exceeded':
      return `Your program was stopped on ${where}: it used more time than allowed.`;
    case 'memory_limit_exceeded':
      return `Your program was stopped on ${where}: it used more memory than allowed.`;
    case 'output_limit_exceeded':
      return `Your program was stopped on ${where}: it printed more than allowed.`;
    case 'runtime_error':
      return `Your program crashed on ${where}.`;
  }
}

/** What a screen reader is told while results stream in; short, because each one interrupts. */
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
