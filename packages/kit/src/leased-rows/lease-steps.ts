/** Where a row of leased work stands. Each table has its own words for these states. */
export type LeaseState = 'waiting' | 'leased' | 'finished' | 'failed' | 'cancelled';

interface Step {
  from: readonly LeaseState[];
  to: LeaseState;
}

/** Every change of state that a row of leased work may make. */
export const LEASE_STEPS = {
  /** A worker takes the row; it takes a leased one only after the lease has run out. */
  claim: { from: ['waiting', 'leased'], to: 'leased' },
  renew: { from: ['leased'], to: 'leased' },
  finish: { from: ['leased'], to: 'finished' },
  /** The row goes back to the queue: its worker gave it up, or its lease ran out. */
  requeue: { from: ['leased'], to: 'waiting' },
  /** Too many claims, or a fault that another claim would not mend. */
  fail: { from: ['leased'], to: 'failed' },
  /** The row fails before any worker took it. */
  abandon: { from: ['waiting'], to: 'failed' },
  cancel: { from: ['waiting', 'leased'], to: 'cancelled' },
  /** An administrator sends a failed row again. */
  retry: { from: ['failed'], to: 'waiting' },
} as const satisfies Record<string, Step>;

export type LeaseStep = keyof typeof LEASE_STEPS;
