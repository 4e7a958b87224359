import type { LiveSubmission } from './live-results.js';

/** @returns a sentence that explains the verdict to the learner. */
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
      return `Your output differs from the expected output on ${where}.`;
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
