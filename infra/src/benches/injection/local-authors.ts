import { AnthropicProvider } from '@evident/ai/providers/anthropic.provider';
import { ModelAuthor } from '@evident/ai/providers/model-author';
import { OpenAiProvider } from '@evident/ai/providers/openai.provider';
import { MemoryBudget } from '@evident/ai/providers/testing/memory-budget';

/** One author for each protocol, using the stand-in provider at `origin`. */
export function localAuthors(origin: string): ModelAuthor[] {
  const settings = {
    apiKey: 'sk-local-suite',
    model: 'stand-in',
    maxOutputTokens: 1_000,
    tryTimeoutMs: 10_000,
  };
  const prices = { input: 1_000_000, cachedInput: 100_000, cacheWrite: 1_250_000, output: 4_000_000 };
  const limits = { deadlineMs: 20_000, maxOutputTokens: settings.maxOutputTokens, prices };
  const budget = new MemoryBudget({ dayMicros: 1e12, userDayMicros: 1e12 });
  return [
    new OpenAiProvider({ ...settings, baseUrl: `${origin}/v1` }),
    new AnthropicProvider({ ...settings, baseUrl: origin }),
  ].map((port) => new ModelAuthor(port, budget, limits));
}
