import { JUDGE_LANGUAGE_RENEW_MS, JUDGE_LANGUAGE_TTL_S, judgeLanguageKey } from '@evident/contracts';
import { connectBlocking, errorOf } from '@evident/kit';
import type { ProgramFactory } from '../programs/program.js';

interface AnnouncerOptions {
  redisUrl: string;
  factory: ProgramFactory;
  workerId: string;
  onError: (error: Error) => void;
  renewMs?: number;
}

/**
 * Tells which languages the judge has, by keys in Redis that expire. A language that no worker announces any more is no
 * longer offered.
 */
export class LanguageAnnouncer {
  private readonly redis;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: AnnouncerOptions) {
    this.redis = connectBlocking(options.redisUrl, options.onError);
  }

  start(): void {
    this.announce();
    this.timer = setInterval(() => this.announce(), this.options.renewMs ?? JUDGE_LANGUAGE_RENEW_MS);
  }

  close(): void {
    clearInterval(this.timer);
    this.redis.disconnect();
  }

  private announce(): void {
    const { factory, workerId, onError } = this.options;
    if (!factory.health().ready) return;
    for (const language of factory.languages()) {
      this.redis
        .set(judgeLanguageKey(language), workerId, 'EX', JUDGE_LANGUAGE_TTL_S)
        .catch((error: unknown) => onError(errorOf(error)));
    }
  }
}
