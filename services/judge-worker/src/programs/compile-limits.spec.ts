import { SandboxError } from '../sandbox/sandbox-error.js';
import { ENDING } from '../sandbox/wire.js';
import { COMPILE_LIMITS, whyStopped } from './compile-limits.js';

it('limits a compilation by CPU time, and by wall time only as a backstop', () => {
  expect(COMPILE_LIMITS.wallLimitMs).toBeGreaterThanOrEqual(6 * COMPILE_LIMITS.timeLimitMs);
});

it('tells a learner which limit of their own the compiler broke', () => {
  expect(whyStopped(ENDING.cpu)).toBe('it used more than 10 seconds of CPU time');
  expect(whyStopped(ENDING.memory)).toBe('it needed too much memory');
  expect(whyStopped(ENDING.output)).toBe('it wrote too much');
});

it('does not blame a learner for a busy machine', () => {
  expect(() => whyStopped(ENDING.wall)).toThrow(SandboxError);
  expect(() => whyStopped(ENDING.stopped)).toThrow(SandboxError);
});
