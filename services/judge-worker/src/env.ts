import { BASE_ENV, rpcUrls } from '@evident/kit';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const SERVICE_ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The worker runs hostile code, so it gets no credential but that of its queue, and no address but these. */
export const EnvSchema = z.object({
  ...BASE_ENV,
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  /** The service that owns runs, submissions and verifications. */
  PROBLEMS_JUDGE_RPC_URL: rpcUrls,
  /** The service that owns evidence. */
  AI_JUDGE_RPC_URL: rpcUrls,
  /** How many tests run at the same time. */
  JUDGE_CONCURRENCY: z.coerce.number().int().min(1).max(256).default(os.availableParallelism()),
  /** The folder for compiled artefacts and test sets. It may be deleted at any time. */
  JUDGE_CACHE_DIR: z
    .string()
    .min(1)
    .default(path.join(SERVICE_ROOT, '.build', 'cache')),
});
export type Env = z.infer<typeof EnvSchema>;
