import type { Attempt } from './attempt.js';
import { COMPILATION } from './attempts/compilation.js';
import { FILES } from './attempts/files.js';
import { MEMORY_ATTEMPTS } from './attempts/memory.js';
import { OUTPUT } from './attempts/output.js';
import { PRIVILEGE } from './attempts/privilege.js';
import { PROCESSES } from './attempts/processes.js';
import { TIME } from './attempts/time.js';

/** Everything a hostile program was seen to try, here and elsewhere. */
export const SUITE: readonly Attempt[] = [
  ...TIME,
  ...MEMORY_ATTEMPTS,
  ...PROCESSES,
  ...OUTPUT,
  ...FILES,
  ...PRIVILEGE,
  ...COMPILATION,
];

/** Runs in about a second: what every worker tries before it takes work. */
export const QUICK_SUITE: readonly Attempt[] = SUITE.filter((attempt) => attempt.quick);
