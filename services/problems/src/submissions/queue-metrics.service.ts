import { counter, Database, gauge, histogram } from '@evident/kit';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { HeldRow, SubmissionKind } from './submission-rows.js';

const KINDS = ['run', 'submit', 'verify'] as const satisfies readonly SubmissionKind[];
/** One reading serves all gauges of a scrape. */
const READING_AGE_MS = 500;
const VERDICT_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];

interface QueueReading {
  kind: SubmissionKind;
  queued: number;
  judging: number;
  oldest_s: number;
}

const NOTHING = { queued: 0, judging: 0, oldest_s: 0 };

/** Reads the queue at each scrape. Set while the service runs. */
let read: QueueMetricsService['read'] | undefined;

const queueGauge = (name: string, help: string, of: (reading: Omit<QueueReading, 'kind'>) => number) =>
  gauge(name, help, ['kind'], async (self) => {
    const readings = await read?.();
    if (!readings) return self.reset();
    for (const kind of KINDS) self.set({ kind }, of(readings.find((one) => one.kind === kind) ?? NOTHING));
  });

queueGauge('judging_queue_depth', 'Submissions that wait for a judge worker', ({ queued }) => queued);
queueGauge('judging_oldest_seconds', 'Age of the submission that waits longest', ({ oldest_s }) => oldest_s);
queueGauge('judging_in_hand', 'Submissions that a judge worker has claimed', ({ judging }) => judging);

const verdictSeconds = histogram(
  'judging_verdict_seconds',
  'From submit to verdict, with the wait in the queue',
  ['kind', 'language'],
  VERDICT_SECONDS,
);
const refusals = counter('judging_refusals_total', 'Submissions that were not taken, by cause', [
  'kind',
  'cause',
]);

export type RefusalCause = 'queue_full' | 'queue_slow' | 'user_limit';

export const noteRefusal = (kind: SubmissionKind, cause: RefusalCause): void => refusals.inc({ kind, cause });

export const noteVerdict = ({ kind, language, created_at }: HeldRow): void =>
  verdictSeconds.observe({ kind, language }, Math.max(0, Date.now() - created_at.getTime()) / 1_000);

/** Tells how much work waits for the judge, read from the rows themselves: Redis may have lost or doubled their jobs. */
@Injectable()
export class QueueMetricsService implements OnApplicationBootstrap, OnModuleDestroy {
  private reading: Promise<readonly QueueReading[]> | undefined;
  private readAt = -Infinity;

  constructor(private readonly database: Database) {}

  onApplicationBootstrap(): void {
    read = () => this.read();
  }

  onModuleDestroy(): void {
    read = undefined;
  }

  /** What waits and what is judged, by kind. @throws while the database is away */
  async current(): Promise<
    { kind: SubmissionKind; queued: number; judging: number; oldestSeconds: number }[]
  > {
    const readings = await this.fresh();
    return KINDS.map((kind) => {
      const { queued, judging, oldest_s } = readings.find((one) => one.kind === kind) ?? NOTHING;
      return { kind, queued, judging, oldestSeconds: Math.max(0, oldest_s) };
    });
  }

  /** @returns null while the database is away. Readiness says so. */
  async read(): Promise<readonly QueueReading[] | null> {
    return this.fresh().catch(() => null);
  }

  private fresh(): Promise<readonly QueueReading[]> {
    if (!this.reading || performance.now() - this.readAt > READING_AGE_MS) {
      this.readAt = performance.now();
      this.reading = this.database.query<QueueReading>(
        `SELECT kind, count(*) FILTER (WHERE status = 'queued')::int AS queued,
                count(*) FILTER (WHERE status = 'judging')::int AS judging,
                COALESCE(extract(epoch FROM now() - min(created_at) FILTER (WHERE status = 'queued')), 0)::float8 AS oldest_s
           FROM submission WHERE status IN ('queued', 'judging') GROUP BY kind`,
      );
    }
    return this.reading;
  }
}
