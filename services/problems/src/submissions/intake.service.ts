import { FAIRNESS } from '@evident/contracts';
import { Database, DomainError } from '@evident/kit';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import { decayedUseSql } from './decayed-use.js';
import { noteRefusal } from './queue-metrics.service.js';
import type { SubmissionKind } from './submission-rows.js';

const RATE_WINDOW_MS = 60_000;
const STATS_AGE_MS = 1_000;
const DEFAULT_RETRY_S = 10;
const MAX_RETRY_S = 60;

interface QueueStats {
  depth: number;
  /** Of users who have used little and of whom nothing is judged now: others wait for their share, not for the judge. */
  oldestMs: number;
}

/** Refuses new submissions while the judge cannot keep up: a refusal now is better than a wait of minutes. */
@Injectable()
export class IntakeService {
  private stats = new Map<SubmissionKind, QueueStats>();
  private readAt = 0;
  /** When this process saw submissions finish, for the drain rate. */
  private finishes: number[] = [];

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly database: Database,
  ) {}

  /**
   * Uses the latest reading and asks no database, because it is called inside a transaction: if each transaction waited
   * for a second connection, the pool could deadlock. Callers `refresh` before.
   * @throws JUDGE_UNAVAILABLE with `retryAfterS` from the drain rate.
   */
  requireRoom(kind: SubmissionKind): void {
    const { depth, oldestMs } = this.stats.get(kind) ?? { depth: 0, oldestMs: 0 };
    if (depth < this.env.QUEUE_MAX_DEPTH && oldestMs < this.env.QUEUE_MAX_AGE_MS) {
      // Counted until the next reading, so that a burst between two readings is noticed.
      this.stats.set(kind, { depth: depth + 1, oldestMs });
      return;
    }
    noteRefusal(kind, depth < this.env.QUEUE_MAX_DEPTH ? 'queue_slow' : 'queue_full');
    throw new DomainError('JUDGE_UNAVAILABLE', 'The judge is busy. Please try again in a moment.', {
      retryAfterS: this.retryAfterS(depth),
    });
  }

  noteFinish(): void {
    this.finishes.push(Date.now());
    if (this.finishes.length > 10_000) this.finishes = this.finishes.slice(-5_000);
  }

  /** Depth and oldest age by kind, at most a second old. */
  async current(): Promise<ReadonlyMap<SubmissionKind, QueueStats>> {
    await this.refresh();
    return this.stats;
  }

  /** Reads the queues, at most once a second. */
  async refresh(): Promise<void> {
    if (Date.now() - this.readAt < STATS_AGE_MS) return;
    this.readAt = Date.now();
    const rows = await this.database.query<{ kind: SubmissionKind; depth: number; oldest_ms: number }>(
      `SELECT s.kind, count(*)::int AS depth,
              COALESCE(extract(epoch FROM now() - min(s.created_at) FILTER (
                WHERE r.user_id IS NULL AND COALESCE(${decayedUseSql('u')}, 0) < ${FAIRNESS.heavyMs})) * 1000, 0)::float8 AS oldest_ms
         FROM submission s
         LEFT JOIN judge_usage u ON u.user_id = s.user_id
         LEFT JOIN (SELECT DISTINCT user_id FROM submission WHERE status = 'judging') r ON r.user_id = s.user_id
        WHERE s.status = 'queued' GROUP BY s.kind`,
    );
    this.stats = new Map(rows.map(({ kind, depth, oldest_ms }) => [kind, { depth, oldestMs: oldest_ms }]));
  }

  private retryAfterS(depth: number): number {
    const since = Date.now() - RATE_WINDOW_MS;
    this.finishes = this.finishes.filter((at) => at >= since);
    if (this.finishes.length === 0) return DEFAULT_RETRY_S;
    const perSecond = this.finishes.length / (RATE_WINDOW_MS / 1_000);
    return Math.min(Math.max(Math.ceil(depth / perSecond), 1), MAX_RETRY_S);
  }
}
