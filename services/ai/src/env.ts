import { BASE_ENV, port, rpcUrls } from '@evident/kit';
import { z } from 'zod';
import { MODEL_ENV, modelSettingsProblems } from './providers/model-settings.js';

const ms = (min: number, max: number, fallback: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback);

export const EnvSchema = z
  .object({
    ...BASE_ENV,
    DATABASE_URL: z.url(),
    REDIS_URL: z.url(),
    RPC_HOST: z.string().default('127.0.0.1'),
    RPC_PORT: port,
    /** The judge's calls have a port of their own, so a worker can reach nothing else. */
    JUDGE_RPC_PORT: port,
    /** Where the judge's calls are served; as RPC_HOST when absent. */
    JUDGE_RPC_HOST: z.string().optional(),
    PROBLEMS_RPC_URL: rpcUrls,
    BILLING_RPC_URL: rpcUrls,
    /** Analyses that one process works on at a time. */
    ANALYSIS_CONCURRENCY: z.coerce.number().int().min(1).max(32).default(2),
    /** The longest analysis, from its claim to its stored result. */
    ANALYSIS_DEADLINE_MS: ms(1_000, 300_000, 90_000),
    /** When this many analyses wait, new ones are refused with 503 and nothing is stored. */
    ANALYSIS_QUEUE_MAX_DEPTH: z.coerce.number().int().min(1).default(200),
    /** How long a token is held. An analysis that cannot end before that fails and is free. */
    HOLD_TTL_S: z.coerce.number().int().min(5).max(3_600).default(600),
    /** A worker that does not renew its claim for this long loses it. This holds for analyses and for evidence. */
    LEASE_MS: ms(500, 120_000, 8_000),
    /** How long a program may wait for a judge. */
    EVIDENCE_PATIENCE_MS: ms(500, 300_000, 45_000),
    RECONCILE_INTERVAL_MS: ms(50, 60_000, 1_000),
    ...MODEL_ENV,
  })
  .refine((env) => env.RPC_PORT !== env.JUDGE_RPC_PORT, {
    path: ['JUDGE_RPC_PORT'],
    error: 'it must differ from RPC_PORT',
  })
  .refine((env) => env.HOLD_TTL_S * 1_000 > env.ANALYSIS_DEADLINE_MS, {
    path: ['HOLD_TTL_S'],
    error: 'a token must stay reserved for longer than ANALYSIS_DEADLINE_MS',
  })
  .superRefine((env, context) => {
    for (const { variable, sentence } of modelSettingsProblems(env))
      context.addIssue({ code: 'custom', path: [variable], message: sentence });
  });
export type Env = z.infer<typeof EnvSchema>;

/** Token under which the parsed environment is injected. */
export const ENV = Symbol('ai environment');
