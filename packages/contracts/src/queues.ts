import { z } from 'zod';

/**
 * Queue names and payloads. A job only hints that a row waits. It carries the row's id and nothing secret.
 * `run`, `submit` and `verify` rows belong to problems; `evidence` rows and `analyze` jobs to ai.
 */
export const QUEUES = {
  run: 'run',
  submit: 'submit',
  verify: 'verify',
  evidence: 'evidence',
  analyze: 'analyze',
} as const;
export type QueueName = keyof typeof QUEUES;

export const JudgeQueueName = z.enum(['run', 'submit', 'verify', 'evidence']);
export type JudgeQueueName = z.infer<typeof JudgeQueueName>;

/** What a row of the submission table is. */
export const SubmissionKind = JudgeQueueName.exclude(['evidence']);
export type SubmissionKind = z.infer<typeof SubmissionKind>;

/** The id of the request that made a row. Logs of the job carry it. */
const requestId = z.string().max(100).optional();

export const JudgeJob = z.object({ id: z.uuid(), requestId });
export type JudgeJob = z.infer<typeof JudgeJob>;

export const AnalyzeJob = z.object({ analysisId: z.uuid(), requestId });
export type AnalyzeJob = z.infer<typeof AnalyzeJob>;

/** BullMQ priorities, 1 is first. The number of the user's open jobs is added, so that many jobs of one user delay only that user. */
export const QUEUE_PRIORITY = {
  run: 10,
  submit: 20,
  verify: 30,
  evidence: 40,
  paidOffset: -5,
  max: 10_000,
} as const;
