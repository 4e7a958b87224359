import { parseEnv, port } from '@evident/kit/env';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

export const REPOSITORY = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

const url = (protocols: readonly string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `it must be a URL that starts with ${protocols.join(' or ')}//`,
  });

/** The settings of a product on one machine. */
const Settings = z.object({
  PORT: port.default(3_000),
  DATA_DIR: z
    .string()
    .min(1)
    .default(path.join(REPOSITORY, 'data'))
    .transform((folder) => path.resolve(folder)),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  REDIS_URL: url(['redis:', 'rediss:']).optional(),
  JUDGE_CONCURRENCY: z.coerce.number().int().min(1).max(64).optional(),
  /** `off`: nothing is sold, and no stand-in provider runs. */
  PAYMENTS: z.enum(['razorpay', 'off']).default('razorpay'),
  ADMIN_EMAIL: z.email().default('admin@evident.local'),
  ADMIN_PASSWORD: z.string().min(8).max(128).optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
});
export type Settings = z.infer<typeof Settings>;

/** @throws EnvError with one sentence that names the variable. */
export const readSettings = (source: NodeJS.ProcessEnv = process.env): Settings => parseEnv(Settings, source);
