import { EnvError, gauge } from '@evident/kit';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DRIFT_VIEWS, LedgerRepository } from './ledger.repository.js';

const driftRows = gauge('ledger_drift_rows', 'Rows of a reconciliation view; anything above 0 is an alert', [
  'view',
]);
const pendingHolds = gauge('ledger_pending_holds', 'Holds that wait for capture, void or expiry');

/** Reads the drift views. Each row in one is logged as an error and counted in a metric. */
@Injectable()
export class LedgerCheckService implements OnModuleInit {
  private readonly logger = new Logger('ledger-check');

  constructor(private readonly ledger: LedgerRepository) {}

  /** A role that may write tables could break the ledger's rules. @throws EnvError */
  async onModuleInit(): Promise<void> {
    const writable = await this.ledger.writableTables();
    if (writable.length > 0)
      throw new EnvError(`DATABASE_URL is not usable: its role may write ${writable.join(', ')} directly.`);
    await this.check();
  }

  /** @returns rows found in all views together. */
  async check(): Promise<number> {
    let total = 0;
    for (const view of DRIFT_VIEWS) {
      const rows = await this.ledger.driftRows(view);
      driftRows.set({ view }, rows);
      if (rows > 0) this.logger.error(`${view} has ${rows} rows: the ledger does not add up`);
      total += rows;
    }
    pendingHolds.set(await this.ledger.pendingHolds());
    return total;
  }
}
