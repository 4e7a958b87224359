import { connectHint, DomainError } from '@evident/kit';
import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { ENV, type Env } from '../env.js';

/** Points per window of seconds. A classroom shares one address, so an address gets more points than an account. */
export const RATE_LIMITS = {
  /** Attempts from one address. A successful login gives its point back. */
  'login-address': { points: 100, windowS: 600 },
  /** Attempts on one account from one address. */
  'login-account': { points: 10, windowS: 600 },
  /** Attempts on one account from a browser that has signed in before. */
  'login-device': { points: 10, windowS: 600 },
  /** Attempts on one account from anywhere. */
  'login-account-anywhere': { points: 100, windowS: 3_600 },
  /** Codes of a second factor tried on one account. An accepted code gives its point back. */
  'second-factor': { points: 10, windowS: 600 },
  /** Mails asked for from one address. */
  'mail-address': { points: 20, windowS: 3_600 },
  /** Mails to one address; more are left out without a word. */
  'mail-account': { points: 5, windowS: 3_600 },
  /** Links tried from one address. */
  'link-address': { points: 60, windowS: 3_600 },
  /** REGISTRATIONS_PER_HOUR replaces the points. */
  'register-address': { points: 60, windowS: 3_600 },
  run: { points: 60, windowS: 60 },
  submit: { points: 30, windowS: 60 },
  /** Inputs that learners try on accepted solutions. */
  hack: { points: 12, windowS: 60 },
  analyze: { points: 20, windowS: 60 },
  payment: { points: 20, windowS: 60 },
  /** Posts under problems, new and changed. */
  post: { points: 10, windowS: 60 },
  /** Reports of posts. */
  report: { points: 20, windowS: 3_600 },
  /** Changes of a user that no other limit counts. */
  write: { points: 240, windowS: 60 },
  export: { points: 10, windowS: 600 },
  /** Calls of administrators that start work of the judge. */
  authoring: { points: 60, windowS: 60 },
} as const;
export type RateLimitName = keyof typeof RATE_LIMITS;

/**
 * What one person may read in a minute, in points; `ReadCost` says what a route costs. It is counted in each gateway's
 * own memory, because a call to Redis would cost as much as the cheapest reads.
 */
const READ_LIMIT = { points: 3_000, windowS: 60 } as const;

type LimiterSettings = Pick<
  Env,
  'REDIS_URL' | 'RATE_LIMIT_FACTOR' | 'RATE_LIMIT_PATIENCE_MS' | 'REGISTRATIONS_PER_HOUR'
>;

/** Counts in Redis, so that all gateways share one count. Without Redis each gateway counts for itself. */
@Injectable()
export class RateLimiterService implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('rate-limits');
  private readonly redis;
  private readonly limiters = new Map<RateLimitName, RateLimiterRedis>();

  private readonly reads: RateLimiterMemory;

  constructor(@Inject(ENV) private readonly env: LimiterSettings) {
    this.reads = new RateLimiterMemory({
      points: Math.max(1, Math.floor(READ_LIMIT.points * env.RATE_LIMIT_FACTOR)),
      duration: READ_LIMIT.windowS,
    });
    const report = (error: Error): void => this.logger.debug(error.message);
    this.redis = connectHint(env.REDIS_URL, report, env.RATE_LIMIT_PATIENCE_MS);
    for (const name of Object.keys(RATE_LIMITS) as RateLimitName[]) {
      const { windowS } = RATE_LIMITS[name];
      const points = name === 'register-address' ? env.REGISTRATIONS_PER_HOUR : RATE_LIMITS[name].points;
      const options = {
        keyPrefix: `limit-${name}`,
        points: Math.max(1, Math.floor(points * env.RATE_LIMIT_FACTOR)),
        duration: windowS,
      };
      this.limiters.set(
        name,
        new RateLimiterRedis({
          ...options,
          storeClient: this.redis,
          insuranceLimiter: new RateLimiterMemory(options),
        }),
      );
    }
  }

  /** The first requests would count in this gateway alone. */
  async onModuleInit(): Promise<void> {
    if (this.redis.status === 'ready') return;
    const ready = new Promise<void>((resolve) => void this.redis.once('ready', () => resolve()));
    const late = new AbortController();
    const patience = delay(this.env.RATE_LIMIT_PATIENCE_MS, undefined, { signal: late.signal });
    await Promise.race([ready, patience.catch(() => undefined)]);
    late.abort();
  }

  /** @throws TOO_MANY_REQUESTS with the seconds to wait. */
  consume(name: RateLimitName, key: string): Promise<void> {
    return this.take(this.limiterOf(name), key, 1);
  }

  /** @throws TOO_MANY_REQUESTS with the seconds to wait. */
  consumeRead(key: string, cost: number): Promise<void> {
    return this.take(this.reads, key, cost);
  }

  /** Gives one point back. */
  async refund(name: RateLimitName, key: string): Promise<void> {
    await this.limiterOf(name).reward(key);
  }

  onModuleDestroy(): void {
    this.redis.disconnect();
  }

  private async take(limiter: RateLimiterAbstract, key: string, points: number): Promise<void> {
    try {
      await limiter.consume(key, points);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const retryAfterS = Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
      throw new DomainError('TOO_MANY_REQUESTS', `Too many requests, try again in ${retryAfterS} s`, {
        retryAfterS,
      });
    }
  }

  private limiterOf(name: RateLimitName): RateLimiterRedis {
    const limiter = this.limiters.get(name);
    if (!limiter) throw new Error(`There is no rate limit ${name}`);
    return limiter;
  }
}
