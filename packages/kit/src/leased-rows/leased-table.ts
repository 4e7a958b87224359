import { LEASE_STEPS, type LeaseState, type LeaseStep } from './lease-steps.js';

/** Claims without a result after which a row fails. */
export const DEFAULT_MAX_CLAIMS = 5;

/** SQL expressions by column. */
export type Assignments = Readonly<Record<string, string>>;

/** The state of a table that is never left, `cancelled`, needs no word here. */
export type StatusWords<S extends string = string> = Readonly<Record<Exclude<LeaseState, 'cancelled'>, S>>;

/**
 * A table whose rows are work that one worker at a time holds on a lease. Names, conditions and expressions are put
 * into SQL as they stand.
 *
 * Every such table has the columns `id uuid`, `status text`, `attempt int`, `claims int`, `lease_until timestamptz`,
 * `dispatch_no int`, `dispatched_at timestamptz` (null: no job was added for this wait) and `created_at timestamptz`.
 */
export interface LeasedTable {
  name: string;
  statuses: StatusWords;
  /** Which of the columns that not every table needs this one has. */
  optionalColumns?: readonly ('worker_id' | 'not_before' | 'fault')[];
  /** What each step returns of the row: `id`, `status`, `attempt` and `claims` at least. */
  columns: string;
  /** What a claim returns instead, when a worker needs more. */
  claimColumns?: string;
  /** What a dispatch holds besides `id` and `dispatch_no`. */
  dispatchColumns?: readonly string[];
  /** By default {@link DEFAULT_MAX_CLAIMS}. */
  maxClaims?: number;
  /** After its nth claim ended with a fault a row waits n times as long. Needs `not_before`. */
  faultDelayMs?: number;
  /** Further conditions, without which a row is not claimed, not renewed, or not given a job. */
  conditions?: { claim?: string; renew?: string; dispatch?: string };
  /** Columns that change together with the state. */
  sets?: { claim?: Assignments; finish?: Assignments; fail?: Assignments };
}

/** The SQL condition under which a row may take a step. */
export function mayTake(step: LeaseStep, statuses: StatusWords): string {
  const from: readonly Exclude<LeaseState, 'cancelled'>[] = LEASE_STEPS[step].from;
  return `status IN (${from.map((state) => `'${statuses[state]}'`).join(', ')})`;
}
