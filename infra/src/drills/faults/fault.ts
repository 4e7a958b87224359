import type { Cluster } from './cluster.js';
import type { Mutant } from './mutants.js';
import type { Program } from './programs.js';
import type { RowWatch } from './row-watch.js';

/** What a fault may use while learners work. */
export interface Scene {
  cluster: Cluster;
  watch: RowWatch;
  /** Waits until so many more submissions were accepted. */
  accepted: (count: number) => Promise<void>;
  /** Sends one more submission, whatever is open. @returns its id when it is accepted */
  submit: (program?: Program) => Promise<string>;
  /** Sends so many submissions, each of which must be answered in time, whatever the answer. */
  submitTimed: (count: number) => Promise<void>;
  /** Starts an analysis of one more learner that is free. It may be refused while the product is down. */
  analyse: () => void;
  /** Starts one that costs a token, because it is measured. @returns its id when it is accepted */
  measure: () => Promise<string>;
}

export interface Fault {
  name: string;
  /** Begins while learners work. Ends when the fault is over. */
  happen: (scene: Scene) => Promise<void>;
  /** A fault of the product with which the checker goes red. */
  mutant: Mutant;
  /** Why it cannot be tried here; null when it can. */
  missing?: (cluster: Cluster) => string | null;
}
