import { writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { readScalingRules } from '../scaling/scaling-rules.js';
import type { Recording, Sample } from '../scaling/scaling-replay.js';

const POLL_MS = 250;
const RECORD_MS = 1_000;
const PATIENCE_MS = 900_000;

interface JudgedRow {
  ended: number;
  accepted: number;
  last: string | null;
  a_second: number | null;
  waits: number[] | null;
}

/** The rows of the judge's queue, as the autoscaler counts them. */
export class Queue {
  private readonly query = readScalingRules().query;
  /** As text, because a Date has no microseconds. */
  private reportedTo = '-infinity';
  private reported = { ended: 0, accepted: 0 };

  constructor(private readonly owner: pg.Client) {}

  async rows(): Promise<number> {
    const { rows } = await this.owner.query<{ count: string }>(this.query);
    return Number(rows[0]?.count);
  }

  /** Waits until everything that was submitted has a verdict. */
  async drained(): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    while ((await this.rows()) > 0) {
      if (performance.now() > end) throw new Error('The queue does not drain');
      await delay(POLL_MS);
    }
  }

  /** Reads the number of rows each second until it is ended. */
  record(): { end(file: string | undefined, note: string): Promise<void> } {
    const samples: Sample[] = [];
    const started = performance.now();
    let ended = false;
    const read = async (): Promise<void> => {
      const atS = Math.round((performance.now() - started) / 1_000);
      samples.push({ atS, rows: await this.rows() });
    };
    const reading = (async () => {
      while (!ended) {
        await read();
        await delay(RECORD_MS);
      }
    })();
    return {
      end: async (file, note) => {
        ended = true;
        await reading;
        await read();
        const recording: Recording = { query: this.query, note, samples };
        if (file) writeFileSync(file, `${JSON.stringify(recording)}\n`);
      },
    };
  }

  /** @returns what the last report lacks of what k6 was told to be taken, a sentence each */
  missing(routes: readonly { name: string; requests: number; failed: number }[]): string[] {
    const taken = routes
      .filter(({ name }) => name === 'run' || name === 'submit')
      .reduce((sum, { requests, failed }) => sum + requests - failed, 0);
    const faults: string[] = [];
    if (this.reported.ended < taken)
      faults.push(`${taken - this.reported.ended} of ${taken} rows are missing`);
    const { ended, accepted } = this.reported;
    if (accepted < ended) faults.push(`${ended - accepted} of ${ended} were not accepted`);
    return faults;
  }

  /** What was judged since the last report: its number, how it ended, and the time from the row to its verdict. */
  async report(): Promise<string> {
    const { rows } = await this.owner.query<JudgedRow>(
      `SELECT count(*)::int AS ended, count(*) FILTER (WHERE verdict = 'accepted')::int AS accepted,
              max(created_at)::text AS last,
              (count(*) / nullif(extract(epoch FROM max(judged_at) - min(created_at)), 0))::float8 AS a_second,
              percentile_cont(ARRAY[0.5, 0.95, 0.99])
                WITHIN GROUP (ORDER BY extract(epoch FROM judged_at - created_at)::float8) AS waits
         FROM problems.submission WHERE created_at > $1 AND kind IN ('run', 'submit')`,
      [this.reportedTo],
    );
    const [row] = rows;
    this.reported = { ended: row?.ended ?? 0, accepted: row?.accepted ?? 0 };
    if (!row?.last) return 'nothing was judged';
    this.reportedTo = row.last;
    const waits = (row.waits ?? []).map((seconds) => `${seconds.toFixed(2)} s`).join(', ');
    return `${row.ended} judged, ${row.accepted} of them accepted, ${(row.a_second ?? 0).toFixed(1)} a second; from row to verdict p50, p95, p99: ${waits}`;
  }
}
