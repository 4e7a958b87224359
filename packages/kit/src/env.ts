import { z } from 'zod';

/** A setting is missing or wrong. The message is one sentence that names the variable. */
export class EnvError extends Error {
  override name = 'EnvError';
}

export const port = z.coerce.number().int().min(1).max(65_535);
export const flag = z
  .enum(['0', '1', 'true', 'false'])
  .default('0')
  .transform((value) => value === '1' || value === 'true');

/** Variables that every service reads. */
export const BASE_ENV = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  /** Port of health and metrics on OPS_HOST. */
  OPS_PORT: port,
  OPS_HOST: z.string().default('127.0.0.1'),
  /** How long a stop may take before the process ends anyway. */
  SHUTDOWN_GRACE_MS: z.coerce.number().int().min(1_000).max(600_000).default(25_000),
  /** The secrets shared with each service that calls this one or is called by it (`RpcKeys`). */
  RPC_KEYS: z.string().optional(),
  /** A file with the same content. It is read again when it changes. */
  RPC_KEYS_FILE: z.string().optional(),
} as const;

export type BaseEnv = z.infer<z.ZodObject<typeof BASE_ENV>>;

/**
 * Parses the environment once.
 * @throws EnvError naming the first bad variable.
 */
export function parseEnv<S extends z.ZodType>(
  schema: S,
  source: NodeJS.ProcessEnv = process.env,
): z.output<S> {
  const parsed = schema.safeParse(source);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = issue?.path.join('.') || 'The environment';
  throw new EnvError(`${name} is not usable: ${issue?.message ?? 'invalid'}.`);
}
