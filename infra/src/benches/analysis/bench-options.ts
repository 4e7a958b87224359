export interface BenchOptions {
  /** Parts of names; empty: all. */
  only: readonly string[];
  /** Every k-th program only; 1: all. */
  sample: number;
  /** `tuned`, `held-out`, or both. */
  half: 'tuned' | 'held-out' | 'both';
  verbose: boolean;
  /** Growth of time and space only: no tests, no reference, no fuzzing. */
  quick: boolean;
  /** A folder of programs by strangers for the part `lines`. */
  strangers: string | undefined;
}
