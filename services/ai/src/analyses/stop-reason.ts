/** Why the work on an analysis stopped before it had a result. */
export class StopReason extends Error {
  override name = 'StopReason';
  constructor(readonly why: 'cancelled' | 'lost' | 'drained' | 'deadline') {
    super(`The analysis was stopped: ${why}`);
  }
}
