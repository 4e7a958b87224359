import type { ModelFault, ModelUsage } from './model-port.js';

export interface Reservation {
  userId: string;
  /** `provider/model` */
  engine: string;
  /** The most the call can cost, in millionths of the currency. */
  micros: number;
}

/** Limits what models may cost. Each call is reserved before it is made, so that concurrent calls cannot overspend. */
export interface ModelBudget {
  /** @returns the reservation's id; null when the day's or the user's limit would be passed. */
  reserve(reservation: Reservation): Promise<string | null>;
  /** Replaces the reservation by what was spent. A reservation without a record counts in full for its day. */
  record(id: string, spent: { micros: number; usage: ModelUsage; outcome: ModelFault | 'ok' }): Promise<void>;
}

export interface BudgetLimits {
  dayMicros: number;
  userDayMicros: number;
}
