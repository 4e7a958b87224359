import { STAND_IN_MODEL_KEY } from '@evident/contracts';
import { flag } from '@evident/kit';
import { z } from 'zod';

const micro = z.coerce.number().int().min(0).max(1_000_000_000_000).default(0);

export const MODEL_API: Readonly<Record<'openai' | 'anthropic', string>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com',
};

/** Variables of the language model. Without `AI_PROVIDER` the built-in engine writes every report. */
export const MODEL_ENV = {
  AI_PROVIDER: z.enum(['openai', 'anthropic']).optional(),
  /** Any server that speaks the provider's protocol; by default the provider itself. */
  AI_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_MODEL: z
    .string()
    .regex(/^[\w.:/@-]{1,100}$/)
    .optional(),
  /** The time of all tries and the repair together; below, the time of one try. */
  AI_DEADLINE_MS: z.coerce.number().int().min(500).max(120_000).default(25_000),
  AI_TRY_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(12_000),
  AI_MAX_OUTPUT_TOKENS: z.coerce.number().int().min(200).max(64_000).default(2_000),
  /** How much a thinking model may think. Its thoughts count as output, so AI_MAX_OUTPUT_TOKENS must leave room. */
  AI_REASONING_EFFORT: z.enum(['low', 'medium', 'high']).optional(),
  /** Price of a million tokens, in millionths of the currency of the bill. */
  AI_PRICE_INPUT: micro,
  AI_PRICE_CACHED_INPUT: micro,
  AI_PRICE_CACHE_WRITE: micro,
  AI_PRICE_OUTPUT: micro,
  /**
   * The cost limit of one day (UTC) in millionths, for all calls and for those of one user. Beyond it the built-in
   * engine writes.
   */
  AI_BUDGET_DAY: z.coerce.number().int().min(0).max(1_000_000_000_000).default(5_000_000),
  AI_BUDGET_USER_DAY: z.coerce.number().int().min(0).max(1_000_000_000_000).default(200_000),
  /** The server belongs to the operator, so learners are not asked before their code is sent there. */
  AI_OWN_SERVER: flag,
} as const;
export type ModelEnv = z.infer<z.ZodObject<typeof MODEL_ENV>>;

interface ModelSettingsProblem {
  variable: keyof ModelEnv;
  /** Completes the sentence “<variable> is not usable: …”. */
  sentence: string;
}

const isLoopback = (url: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0)$/.test(new URL(url).hostname);

/** Invalid settings, which stop the start. */
export function* modelSettingsProblems(
  env: ModelEnv & { NODE_ENV: 'development' | 'test' | 'production' },
): Generator<ModelSettingsProblem> {
  if (env.AI_PROVIDER === undefined) return;
  if (env.AI_API_KEY === undefined) yield { variable: 'AI_API_KEY', sentence: 'AI_PROVIDER needs it' };
  if (env.AI_MODEL === undefined) yield { variable: 'AI_MODEL', sentence: 'AI_PROVIDER needs it' };
  const url = env.AI_BASE_URL ?? MODEL_API[env.AI_PROVIDER];
  if (url.startsWith('http:') && !isLoopback(url) && !env.AI_OWN_SERVER)
    yield {
      variable: 'AI_BASE_URL',
      sentence:
        'only a server on this machine, or one that AI_OWN_SERVER says is yours, may be reached without TLS',
    };
  if (env.AI_TRY_TIMEOUT_MS > env.AI_DEADLINE_MS)
    yield { variable: 'AI_TRY_TIMEOUT_MS', sentence: 'one try may not take longer than AI_DEADLINE_MS' };
  if (env.NODE_ENV === 'production') yield* inProduction(env, url);
}

function* inProduction(env: ModelEnv, url: string): Generator<ModelSettingsProblem> {
  if (!env.AI_OWN_SERVER && (url.startsWith('http:') || isLoopback(url)))
    yield {
      variable: 'AI_BASE_URL',
      sentence:
        'in production it needs TLS and may not be this machine, unless AI_OWN_SERVER says that the server is yours',
    };
  if (env.AI_API_KEY?.startsWith(STAND_IN_MODEL_KEY))
    yield {
      variable: 'AI_API_KEY',
      sentence: `a key that begins with ${STAND_IN_MODEL_KEY} belongs to the stand-in provider`,
    };
  if (!env.AI_OWN_SERVER && (env.AI_PRICE_INPUT === 0 || env.AI_PRICE_OUTPUT === 0))
    yield {
      variable: 'AI_PRICE_INPUT',
      sentence: 'without prices the budgets stop nothing; AI_PRICE_OUTPUT needs one, too',
    };
}
