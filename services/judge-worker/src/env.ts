import { BASE_ENV } from '@evident/kit';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const SERVICE_ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The worker runs hostile code: it is given no credential beyond its queue's and no address beyond these. */
export const EnvSchema = z.object({
  ...BASE_ENV,
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  /** Answers for runs, submissions and verifications. */
  PROBLEMS_JUDGE_RPC_URL: z.url({ protocol: /^tcp$/ }),
  /** Answers for evidence. */
  AI_JUDGE_RPC_URL: z.url({ protocol: /^tcp$/ }),
  /** Tests that run at the same time. */
  JUDGE_CONCURRENCY: z.coerce.number().int().min(1).max(256).default(os.availableParallelism()),
  /** Compiled artefacts and test sets; may be deleted at any time. */
  JUDGE_CACHE_DIR: z
    .string()
    .min(1)
    .default(path.join(SERVICE_ROOT, '.build', 'cache')),
});
export type Env = z.infer<typeof EnvSchema>;
