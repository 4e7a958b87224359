import { z } from 'zod';
import { Language } from '../languages.js';
import { SubmissionKind } from '../queues.js';

/** Names of machines and workers hold nothing that a log or a page would have to escape. */
const MachineName = z.string().regex(/^[\w.:-]{1,160}$/);

/** What a judge worker tells about itself. */
export const JudgeWorkerReport = z.object({
  workerId: MachineName,
  host: MachineName,
  /** How many cores it was given, and how many of them judge now. */
  cores: z.number().int().min(1).max(1_024),
  busy: z.number().int().min(0).max(2_048),
  /** How strongly it isolates programs. */
  tier: MachineName,
  languages: z.array(Language),
  /** The build that it runs; null from a worker that does not tell. */
  version: MachineName.nullable().default(null),
  /** Time that the same small computation takes on each worker, so that hosts can be compared. */
  speedMs: z.number().nonnegative().max(3_600_000).nullable().default(null),
  /** False while it stops, or while its sandbox is not ready. */
  takesWork: z.boolean(),
});
export type JudgeWorkerReport = z.infer<typeof JudgeWorkerReport>;

/** The judge as administrators see it. */
export const JudgingStatusAnswer = z
  .object({
    queues: z.array(
      z.object({
        kind: SubmissionKind,
        queued: z.number().int(),
        judging: z.number().int(),
        /** Age of the row that waits longest; 0 when none waits. */
        oldestSeconds: z.number().nonnegative(),
      }),
    ),
    /** Workers that were heard of lately. */
    workers: z.array(JudgeWorkerReport.omit({ workerId: true }).extend({ id: z.string() })),
    /** One sentence for each thing that an operator should look at now. */
    warnings: z.array(z.string()),
  })
  .meta({ id: 'JudgingStatus' });
export type JudgingStatusAnswer = z.infer<typeof JudgingStatusAnswer>;

/** How often a worker reports, and how long after its last report it counts as gone. */
export const WORKER_REPORT_MS = 5_000;
export const WORKER_SILENT_S = 20;
