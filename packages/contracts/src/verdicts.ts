import { z } from 'zod';
import { SUBMISSION_STATUSES, VERDICTS } from './labels.js';

export { isFinished, STATUS_LABELS, statusText, VERDICT_LABELS } from './labels.js';

/** How one run of a program ended. Says nothing about whether its output is right. */
export const RunStatus = z.enum([
  'exited',
  'signalled',
  'timed_out',
  'memory_exceeded',
  'output_exceeded',
  'sandbox_error',
]);
export type RunStatus = z.infer<typeof RunStatus>;

/** The result of a judged run or submission. */
export const Verdict = z.enum(VERDICTS);
export type Verdict = z.infer<typeof Verdict>;

/**
 * The state of the work on a submission. `failed` is the platform's fault; `cancelled` is the learner's decision. Neither
 * has a verdict or counts.
 */
export const SubmissionStatus = z.enum(SUBMISSION_STATUSES);
export type SubmissionStatus = z.infer<typeof SubmissionStatus>;
