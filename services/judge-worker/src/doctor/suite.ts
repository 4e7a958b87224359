import type { Attempt } from './attempt.js';
import { COMPILATION } from './attempts/compilation.js';
import { FILES } from './attempts/files.js';
import { MEMORY_ATTEMPTS } from './attempts/memory.js';
import { OUTPUT } from './attempts/output.js';
import { PRIVILEGE } from './attempts/privilege.js';
import { PROCESSES } from './attempts/processes.js';
import { TIME } from './attempts/time.js';

/** Every attack on a sandbox that was seen here or elsewhere. */
export const SUITE: readonly Attempt[] = [
  ...TIME,
  ...MEMORY_ATTEMPTS,
  ...PROCESSES,
  ...OUTPUT,
  ...FILES,
  ...PRIVILEGE,
  ...COMPILATION,
];

/** The attempts that every worker runs before it takes work. They take about a second. */
export const QUICK_SUITE: readonly Attempt[] = SUITE.filter((attempt) => attempt.quick);
