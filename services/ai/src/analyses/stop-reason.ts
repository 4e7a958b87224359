/** Why work on an analysis ends before its result. */
export class StopReason extends Error {
  override name = 'StopReason';
  constructor(readonly why: 'cancelled' | 'lost' | 'drained' | 'deadline') {
    super(`The analysis was stopped: ${why}`);
  }
}
