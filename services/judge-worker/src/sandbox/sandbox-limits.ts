import type { JudgeLimits } from '@evident/contracts';

/** What one sandbox may use: the contract's limits, and two that problems do not set. */
export interface SandboxLimits extends JudgeLimits {
  /** Private files in /box, /tmp and /dev/shm together. */
  fileLimitKb: number;
  /** Stack of each process. */
  stackLimitKb: number;
}
