import type { Language, RunStatus } from '@evident/contracts';
import { describe, expect, it } from '@jest/globals';
import type { RunEvidence, RunLimits, RunResult } from '../programs/program.js';
import { JudgingFault } from './judging-fault.js';
import { resolveCheck, resolveRun, resolveTests } from './resolve-verdict.js';

const LIMITS: RunLimits = {
  cpuTimeMs: 2_000,
  wallTimeMs: 5_000,
  memoryKb: 262_144,
  outputBytes: 1_048_576,
  processes: 64,
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

const resolve = (result: RunResult, language: Language = 'PYTHON') => resolveRun(language, result, LIMITS);

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
      'an exit just past the limit',
      run('exited', { cpuTimeMs: 2_001 }),
      'time_limit_exceeded',
      'needs more than 2 s of CPU time',
    ],
    [
      'a crash past the limit',
      run('exited', { exitCode: 1, cpuTimeMs: 2_001 }),
      'time_limit_exceeded',
      'needs more than 2 s of CPU time',
    ],
    [
      'the memory limit',
      run('memory_exceeded', { limit: 'memory' }),
      'memory_limit_exceeded',
      'needs more than 256 MB of memory',
    ],
    [
      'an OOM kill seen as a signal',
      run('signalled', { signal: 'SIGKILL', oomKilled: true }),
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
  ])('calls %s by its name', (_name, result, verdict, message) => {
    expect(resolve(result)).toEqual({ verdict, message });
  });

  it.each<[Language, RunResult]>([
    [
      'JAVASCRIPT',
      run(
        'signalled',
        { signal: 'SIGABRT' },
        'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory\n',
      ),
    ],
    [
      'JAVASCRIPT',
      run(
        'exited',
        { exitCode: 134 },
        'x\n<--- JS stacktrace --->\nFATAL ERROR: invalid table size Allocation failed - JavaScript heap out of memory',
      ),
    ],
    [
      'JAVASCRIPT',
      run('exited', { exitCode: 1 }, 'RangeError: Array buffer allocation failed\n    at new ArrayBuffer'),
    ],
    [
      'JAVA',
      run('exited', { exitCode: 3 }, 'Terminating due to java.lang.OutOfMemoryError: Java heap space\n'),
    ],
    [
      'JAVA',
      run(
        'exited',
        { exitCode: 1 },
        'Exception in thread "main" java.lang.OutOfMemoryError: Direct buffer memory\n',
      ),
    ],
    [
      'JAVA',
      run(
        'exited',
        { exitCode: 1 },
        '# There is insufficient memory for the Java Runtime Environment to continue.\n',
      ),
    ],
    [
      'PYTHON',
      run(
        'exited',
        { exitCode: 1 },
        'Traceback (most recent call last):\n  File "main.py", line 1\nMemoryError\n',
      ),
    ],
    [
      'CPP',
      run(
        'signalled',
        { signal: 'SIGABRT' },
        "terminate called after throwing an instance of 'std::bad_alloc'\n",
      ),
    ],
  ])('%s: the runtime giving up for memory is a memory limit', (language, result) => {
    expect(resolve(result, language)?.verdict).toBe('memory_limit_exceeded');
  });

  it.each<[Language, RunResult]>([
    ['JAVASCRIPT', run('exited', { exitCode: 1 }, 'RangeError: Maximum call stack size exceeded\n')],
    ['JAVASCRIPT', run('exited', { exitCode: 1 }, 'RangeError: Invalid string length\n')],
    ['JAVASCRIPT', run('signalled', { signal: 'SIGABRT' }, 'Aborted\n')],
    ['JAVA', run('exited', { exitCode: 1 }, 'Exception in thread "main" java.lang.StackOverflowError\n')],
    [
      'JAVA',
      run(
        'exited',
        { exitCode: 1 },
        'java.lang.OutOfMemoryError: unable to create native thread: possibly out of memory\n',
      ),
    ],
    ['PYTHON', run('exited', { exitCode: 1 }, 'RecursionError: maximum recursion depth exceeded\n')],
    ['PYTHON', run('exited', { exitCode: 1 }, 'ValueError: not a MemoryError\n')],
  ])('%s: other crashes stay runtime errors', (language, result) => {
    expect(resolve(result, language)?.verdict).toBe('runtime_error');
  });

  it('ignores memory words of a program that ended well', () => {
    expect(resolve(run('exited', {}, 'java.lang.OutOfMemoryError\n'), 'JAVA')).toBeNull();
  });

  it('never makes a verdict of a sandbox fault', () => {
    expect(() => resolve({ ...run('sandbox_error'), fault: 'no cgroup' })).toThrow(
      new JudgingFault('no cgroup'),
    );
    expect(() => resolve(run('sandbox_error'))).toThrow(JudgingFault);
  });
});

describe('resolveCheck', () => {
  it('follows the checker', () => {
    expect(resolveCheck({ passed: true, message: '' })).toEqual({ verdict: 'accepted', message: '' });
    expect(resolveCheck({ passed: false, message: 'line 1' })).toEqual({
      verdict: 'wrong_answer',
      message: 'line 1',
    });
  });

  it('accepts a clean exit where there is nothing to compare with', () => {
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
