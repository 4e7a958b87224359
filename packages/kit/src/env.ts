import { z } from 'zod';
import { EnvFault, resolveSecrets } from './env-files.js';

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
  /** Port of health and metrics on each host of OPS_HOST, which are separated by commas. */
  OPS_PORT: port,
  OPS_HOST: z.string().default('127.0.0.1'),
  /** OpenTelemetry collector (OTLP over HTTP), such as http://collector:4318. Without one nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.url({ protocol: /^https?$/ }).optional(),
  ),
  /** The share of requests that are traced. */
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number().min(0).max(1).optional(),
  ),
  /**
   * How long a service that is told to stop goes on as before, only not ready, so that load balancers stop sending to it.
   * Services tell each other by themselves.
   */
  SHUTDOWN_DELAY_MS: z.coerce.number().int().min(0).max(600_000).default(0),
  /** How long a stop may take after the delay, before the process ends anyway. */
  SHUTDOWN_GRACE_MS: z.coerce.number().int().min(1_000).max(600_000).default(25_000),
  /** The secrets shared with each service that calls this one or is called by it (`RpcKeys`). */
  RPC_KEYS: z.string().optional(),
  /** A file with the same content. It is read again when it changes. */
  RPC_KEYS_FILE: z.string().optional(),
} as const;

/** Addresses of the processes of one service. */
export const rpcUrls = z
  .string()
  .regex(
    /^tcp:\/\/[^:/,\s]+:\d+(\s*,\s*tcp:\/\/[^:/,\s]+:\d+)*$/,
    'expected tcp://host:port, several separated by commas',
  );

export type BaseEnv = z.infer<z.ZodObject<typeof BASE_ENV>>;

/**
 * Parses the environment once. Every variable may be given as a file (`NAME_FILE`).
 * @throws EnvError naming the first bad variable.
 */
export function parseEnv<S extends z.ZodType>(
  schema: S,
  source: NodeJS.ProcessEnv = process.env,
): z.output<S> {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const parsed = schema.safeParse(resolved(names, source));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = issue?.path.join('.') || 'The environment';
  throw new EnvError(`${name} is not usable: ${issue?.message ?? 'invalid'}.`);
}

function resolved(names: readonly string[], source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  try {
    return resolveSecrets(names, source);
  } catch (error) {
    if (!(error instanceof EnvFault)) throw error;
    throw new EnvError(`${error.variable} is not usable: ${error.message}.`);
  }
}
