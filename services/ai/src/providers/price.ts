import type { ModelUsage } from './model-port.js';

/** Millionths of the currency for a million tokens. */
export interface Prices {
  input: number;
  cachedInput: number;
  cacheWrite: number;
  output: number;
}

const MILLION = 1_000_000n;

/** Cost in millionths of the currency, rounded up. It uses whole numbers because it is money. */
export function costOf(usage: ModelUsage, prices: Prices): number {
  const products =
    BigInt(usage.inputTokens) * BigInt(prices.input) +
    BigInt(usage.cachedInputTokens) * BigInt(prices.cachedInput) +
    BigInt(usage.cacheWriteTokens) * BigInt(prices.cacheWrite) +
    BigInt(usage.outputTokens) * BigInt(prices.output);
  return Number((products + MILLION - 1n) / MILLION);
}

/** A text has at most as many tokens as bytes. */
const tokensAtMost = (text: string): number => Buffer.byteLength(text, 'utf8');

/** The most one call can cost: the whole input at the highest input price, and the longest answer. */
export function mostACallCosts(texts: readonly string[], maxOutputTokens: number, prices: Prices): number {
  const inputTokens = texts.reduce((total, text) => total + tokensAtMost(text), 0);
  const dearest = { ...prices, input: Math.max(prices.input, prices.cacheWrite) };
  return costOf(
    { inputTokens, cachedInputTokens: 0, cacheWriteTokens: 0, outputTokens: maxOutputTokens },
    dearest,
  );
}
