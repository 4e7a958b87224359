import { WORKER_SILENT_S, type JudgeWorkerReport, type Language } from '@evident/contracts';
import { Database } from '@evident/kit';
import { Injectable } from '@nestjs/common';

interface WorkerRow {
  id: string;
  host: string;
  cores: number;
  busy: number;
  tier: string;
  languages: Language[];
  takes_work: boolean;
  version: string | null;
  speed_ms: number | null;
}

/** More rows are not stored. A worker that was taken over could otherwise fill the table under invented names. */
const MOST_ROWS = 5_000;

/** The judge workers as they report themselves. */
@Injectable()
export class JudgeWorkersRepository {
  constructor(private readonly database: Database) {}

  async store(report: JudgeWorkerReport): Promise<void> {
    const { workerId, host, cores, busy, tier, languages, takesWork, version, speedMs } = report;
    await this.database.query(
      `INSERT INTO judge_worker AS w (id, host, cores, busy, tier, languages, takes_work, version, speed_ms, seen_at)
       SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, now() WHERE (SELECT count(*) FROM judge_worker) < ${MOST_ROWS}
           OR EXISTS (SELECT 1 FROM judge_worker WHERE id = $1)
       ON CONFLICT (id) DO UPDATE SET host = excluded.host, cores = excluded.cores, busy = excluded.busy,
         tier = excluded.tier, languages = excluded.languages, takes_work = excluded.takes_work,
         version = excluded.version, speed_ms = excluded.speed_ms, seen_at = now()`,
      [workerId, host, cores, busy, tier, languages, takesWork, version, speedMs],
    );
  }

  /** Workers that reported lately, by host. */
  list(): Promise<WorkerRow[]> {
    return this.database.query(
      `SELECT id, host, cores, busy, tier, languages, takes_work, version, speed_ms FROM judge_worker
        WHERE seen_at > now() - interval '${WORKER_SILENT_S} seconds' ORDER BY host, id LIMIT 1000`,
    );
  }

  async prune(): Promise<void> {
    await this.database.query(`DELETE FROM judge_worker WHERE seen_at < now() - interval '10 minutes'`);
  }
}
