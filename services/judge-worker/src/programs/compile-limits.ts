import { SandboxError } from '../sandbox/sandbox-error.js';
import type { SandboxLimits } from '../sandbox/sandbox-limits.js';
import { ENDING } from '../sandbox/wire.js';

/**
 * What one compilation may use. CPU time is the limit. The wall limit only ends a compiler that a busy machine never lets
 * finish. Memory, processes and files hold for a resident compiler as a whole.
 */
export const COMPILE_LIMITS: SandboxLimits = {
  timeLimitMs: 10_000,
  wallLimitMs: 60_000,
  memoryLimitKb: 768 * 1024,
  outputLimitBytes: 32 << 20,
  processLimit: 128,
  fileLimitKb: 128 << 10,
  stackLimitKb: 64 << 10,
};

/**
 * @returns why a compiler was stopped, for the learner.
 * @throws SandboxError when the machine was too busy, which is no fault of the source.
 */
export function whyStopped(ending: number): string {
  switch (ending) {
    case ENDING.cpu:
      return `it used more than ${COMPILE_LIMITS.timeLimitMs / 1000} seconds of CPU time`;
    case ENDING.memory:
      return 'it needed too much memory';
    case ENDING.output:
      return 'it wrote too much';
    default:
      throw new SandboxError('The machine was too busy to finish a compilation.');
  }
}
