import { randomUUID } from 'node:crypto';
import type { BudgetLimits, ModelBudget, Reservation } from '../model-budget.js';
import type { ModelFault, ModelUsage } from '../model-port.js';

/** A budget in memory. */
export class MemoryBudget implements ModelBudget {
  private readonly rows = new Map<
    string,
    Reservation & { ended: boolean; outcome: ModelFault | 'ok' | null }
  >();

  constructor(private readonly limits: BudgetLimits) {}

  get spent(): number {
    return Array.from(this.rows.values()).reduce((total, { micros }) => total + micros, 0);
  }

  /** The number of reservations without a record. */
  get open(): number {
    return Array.from(this.rows.values()).filter(({ ended }) => !ended).length;
  }

  /** The number of calls that a model answered. */
  get answered(): number {
    return Array.from(this.rows.values()).filter(({ outcome }) => outcome === 'ok').length;
  }

  reserve(reservation: Reservation): Promise<string | null> {
    const ofUser = Array.from(this.rows.values())
      .filter(({ userId }) => userId === reservation.userId)
      .reduce((total, { micros }) => total + micros, 0);
    const { dayMicros, userDayMicros } = this.limits;
    if (this.spent + reservation.micros > dayMicros || ofUser + reservation.micros > userDayMicros)
      return Promise.resolve(null);
    const id = randomUUID();
    this.rows.set(id, { ...reservation, ended: false, outcome: null });
    return Promise.resolve(id);
  }

  record(
    id: string,
    { micros, outcome }: { micros: number; usage: ModelUsage; outcome: ModelFault | 'ok' },
  ): Promise<void> {
    const row = this.rows.get(id);
    if (row && !row.ended) this.rows.set(id, { ...row, micros, ended: true, outcome });
    return Promise.resolve();
  }
}
