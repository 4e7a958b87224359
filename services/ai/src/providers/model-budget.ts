import type { ModelFault, ModelUsage } from './model-port.js';

export interface Reservation {
  userId: string;
  /** `provider/model` */
  engine: string;
  /** The most it can cost, in millionths. */
  micros: number;
}

/** What models may cost. A call is reserved before it is made, so that calls at the same time cannot overspend. */
export interface ModelBudget {
  /** @returns the reservation's id; null when the day's or the user's limit would be passed. */
  reserve(reservation: Reservation): Promise<string | null>;
  /** Replaces the reservation by what was spent. One that is never settled counts in full for its day. */
  record(id: string, spent: { micros: number; usage: ModelUsage; outcome: ModelFault | 'ok' }): Promise<void>;
}

export interface BudgetLimits {
  dayMicros: number;
  userDayMicros: number;
}
