import type { Database } from '@evident/kit';
import { AnthropicProvider } from './anthropic.provider.js';
import { ModelAuthor } from './model-author.js';
import { ModelBudgetRepository } from './model-budget.repository.js';
import type { ModelPort } from './model-port.js';
import { MODEL_API, type ModelEnv } from './model-settings.js';
import { OpenAiProvider } from './openai.provider.js';

/** @returns null where no model is configured. */
export function modelAuthorFrom(env: ModelEnv, database: Database): ModelAuthor | null {
  const port = modelPortFrom(env);
  if (!port) return null;
  const budget = new ModelBudgetRepository(database, {
    dayMicros: env.AI_BUDGET_DAY,
    userDayMicros: env.AI_BUDGET_USER_DAY,
  });
  return new ModelAuthor(port, budget, {
    deadlineMs: env.AI_DEADLINE_MS,
    maxOutputTokens: env.AI_MAX_OUTPUT_TOKENS,
    prices: {
      input: env.AI_PRICE_INPUT,
      cachedInput: env.AI_PRICE_CACHED_INPUT,
      cacheWrite: env.AI_PRICE_CACHE_WRITE,
      output: env.AI_PRICE_OUTPUT,
    },
  });
}

function modelPortFrom(env: ModelEnv): ModelPort | null {
  const { AI_PROVIDER: provider, AI_API_KEY: apiKey, AI_MODEL: model } = env;
  if (provider === undefined || apiKey === undefined || model === undefined) return null;
  const settings = {
    baseUrl: env.AI_BASE_URL ?? MODEL_API[provider],
    apiKey,
    model,
    maxOutputTokens: env.AI_MAX_OUTPUT_TOKENS,
    effort: env.AI_REASONING_EFFORT ?? null,
    tryTimeoutMs: env.AI_TRY_TIMEOUT_MS,
  };
  return provider === 'openai' ? new OpenAiProvider(settings) : new AnthropicProvider(settings);
}

/** Describes the engine to the learner before the first analysis. */
export function engineOf(env: ModelEnv): { name: string; sentTo: string | null } {
  const { AI_PROVIDER: provider } = env;
  if (provider === undefined) return { name: 'built-in', sentTo: null };
  const host = new URL(env.AI_BASE_URL ?? MODEL_API[provider]).host;
  return { name: `${provider}/${env.AI_MODEL ?? ''}`, sentTo: env.AI_OWN_SERVER ? null : host };
}
