import type { JudgeLimits, RunStatus } from '@evident/contracts';
import { describe, expect, it } from '@jest/globals';
import type { RunEvidence, RunResult } from '../programs/program.js';
import { JudgingFault } from './judging-fault.js';
import { resolveCheck, resolveRun, resolveTests } from './resolve-verdict.js';

const LIMITS: JudgeLimits = {
  timeLimitMs: 2_000,
  wallLimitMs: 5_000,
  memoryLimitKb: 262_144,
  outputLimitBytes: 1_048_576,
  processLimit: 64,
};

function run(status: RunStatus, evidence: Partial<RunEvidence> = {}, stderr = ''): RunResult {
  return {
    status,
    evidence: {
      tier: 'full',
      exitCode: status === 'exited' ? 0 : null,
      signal: null,
      rawCpuTimeMs: 20,
      cpuTimeMs: 10,
      wallTimeMs: 30,
      memoryKb: 9_000,
      outputBytes: 2,
      processes: 1,
      oomKilled: false,
      limit: null,
      stealMs: 0,
      cpuPressureMs: 0,
      ...evidence,
    },
    stdout: Buffer.from('7\n'),
    stderr: Buffer.from(stderr),
  };
}

const resolve = (result: RunResult) => resolveRun(result, LIMITS);

describe('resolveRun', () => {
  it('leaves a clean exit to the checker', () => {
    expect(resolve(run('exited'))).toBeNull();
  });

  it.each<[string, RunResult, string, string]>([
    [
      'a CPU limit',
      run('timed_out', { limit: 'cpu', cpuTimeMs: 2_004 }),
      'time_limit_exceeded',
      'needs more than 2 s of CPU time',
    ],
    [
      'a wall limit',
      run('timed_out', { limit: 'wall', cpuTimeMs: 12 }),
      'time_limit_exceeded',
      'still running after 5 s; it had used 0.012 s of CPU time',
    ],
    [
      'the memory limit',
      run('memory_exceeded', { limit: 'memory' }),
      'memory_limit_exceeded',
      'needs more than 256 MB of memory',
    ],
    [
      'an output flood',
      run('output_exceeded', { limit: 'output' }),
      'output_limit_exceeded',
      'printed more than 1024 KB',
    ],
    [
      'a crash',
      run('signalled', { signal: 'SIGSEGV' }),
      'runtime_error',
      'killed by SIGSEGV (segmentation fault)',
    ],
    ['an unknown signal', run('signalled', { signal: 'SIGUSR1' }), 'runtime_error', 'killed by SIGUSR1'],
    ['a bad exit code', run('exited', { exitCode: 3 }), 'runtime_error', 'ended with exit code 3'],
  ])('names %s', (_name, result, verdict, message) => {
    expect(resolve(result)).toEqual({ verdict, message });
  });

  it('throws for a sandbox fault instead of giving a verdict', () => {
    expect(() => resolve({ ...run('sandbox_error'), fault: 'no cgroup' })).toThrow(
      new JudgingFault('no cgroup'),
    );
    expect(() => resolve(run('sandbox_error'))).toThrow(JudgingFault);
  });
});

describe('resolveCheck', () => {
  it('takes the result of the checker', () => {
    expect(resolveCheck({ passed: true, message: '' })).toEqual({ verdict: 'accepted', message: '' });
    expect(resolveCheck({ passed: false, message: 'line 1' })).toEqual({
      verdict: 'wrong_answer',
      message: 'line 1',
    });
  });

  it('accepts a clean exit when there is nothing to compare with', () => {
    expect(resolveCheck(null).verdict).toBe('accepted');
  });
});

describe('resolveTests', () => {
  it('takes the first failure in test order', () => {
    expect(
      resolveTests([{ verdict: 'accepted' }, { verdict: 'runtime_error' }, { verdict: 'wrong_answer' }]),
    ).toBe('runtime_error');
    expect(resolveTests([{ verdict: 'accepted' }])).toBe('accepted');
    expect(resolveTests([])).toBe('accepted');
  });
});
