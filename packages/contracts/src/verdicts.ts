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

/** What a judged run or submission means to its author. */
export const Verdict = z.enum(VERDICTS);
export type Verdict = z.infer<typeof Verdict>;

/**
 * Where the work on a submission stands. `failed` is the platform's fault and never a verdict; `cancelled` is the
 * learner's own withdrawal. Both count for nothing.
 */
export const SubmissionStatus = z.enum(SUBMISSION_STATUSES);
export type SubmissionStatus = z.infer<typeof SubmissionStatus>;
