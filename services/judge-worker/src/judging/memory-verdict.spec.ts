import { judgeLimitsFor, type Language } from '@evident/contracts';
import { describe, expect, it } from '@jest/globals';
import { cppIsOutOfMemory } from '../languages/cpp.js';
import { javaIsOutOfMemory } from '../languages/java.js';
import { javascriptIsOutOfMemory } from '../languages/javascript.js';
import type { FailedRun } from '../languages/language.js';
import { pythonIsOutOfMemory } from '../languages/python.js';
import { resultOf } from '../programs/outcome.js';
import { RealFactory } from '../programs/testing/real-factory.js';
import { exitedWith, killedBy, slotReport } from '../programs/testing/slot-report.js';
import { resolveRun } from './resolve-verdict.js';

const LIMITS = judgeLimitsFor('JAVA', { timeLimitMs: 4_000, memoryLimitKb: 524_288 });
const OUT_OF_MEMORY: Readonly<Record<Language, (failed: FailedRun) => boolean>> = {
  JAVASCRIPT: javascriptIsOutOfMemory,
  PYTHON: pythonIsOutOfMemory,
  JAVA: javaIsOutOfMemory,
  CPP: cppIsOutOfMemory,
};

const ABORTED = killedBy(6);
const TRAPPED = killedBy(5);
const TRACEBACK = 'Traceback (most recent call last):\n  File "main.py", line 1\n';

/** The verdict on a report of the slot, by the same two steps as every run. */
function verdictOf(language: Language, waitStatus: number, stderr: string): string | undefined {
  const report = slotReport({ waitStatus, stderr: Buffer.from(stderr) });
  return resolveRun(resultOf(report, LIMITS, 'full', 0, OUT_OF_MEMORY[language]), LIMITS)?.verdict;
}

describe('A program that crashed', () => {
  it.each<[Language, number, string]>([
    [
      'JAVASCRIPT',
      ABORTED,
      'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory\n',
    ],
    ['JAVASCRIPT', TRAPPED, '# Fatal process out of memory: Zone\n'],
    [
      'JAVASCRIPT',
      exitedWith(134),
      'x\n<--- JS stacktrace --->\nFATAL ERROR: invalid table size Allocation failed - JavaScript heap out of memory',
    ],
    ['JAVASCRIPT', exitedWith(1), 'RangeError: Array buffer allocation failed\n    at new ArrayBuffer'],
    ['JAVA', exitedWith(3), 'Terminating due to java.lang.OutOfMemoryError: Java heap space\n'],
    ['JAVA', exitedWith(1), 'Exception in thread "main" java.lang.OutOfMemoryError: Direct buffer memory\n'],
    ['JAVA', exitedWith(1), '# There is insufficient memory for the Java Runtime Environment to continue.\n'],
    ['PYTHON', exitedWith(1), `${TRACEBACK}MemoryError\n`],
    ['PYTHON', exitedWith(1), `${TRACEBACK}MemoryError: cannot allocate\n`],
    ['CPP', ABORTED, "terminate called after throwing an instance of 'std::bad_alloc'\n"],
  ])(
    'because memory ran out gets Memory Limit Exceeded: %s, status %i, %j',
    (language, waitStatus, stderr) => {
      expect(verdictOf(language, waitStatus, stderr)).toBe('memory_limit_exceeded');
    },
  );

  it.each<[Language, number, string]>([
    ['JAVASCRIPT', exitedWith(1), 'RangeError: Maximum call stack size exceeded\n'],
    ['JAVASCRIPT', exitedWith(1), 'RangeError: Invalid string length\n'],
    ['JAVASCRIPT', ABORTED, 'Aborted\n'],
    ['JAVA', exitedWith(1), 'Exception in thread "main" java.lang.StackOverflowError\n'],
    [
      'JAVA',
      exitedWith(1),
      'Exception in thread "main" java.lang.OutOfMemoryError: unable to create native thread: possibly out of memory or process/resource limits reached\n',
    ],
    [
      'JAVA',
      exitedWith(1),
      'Exception in thread "main" java.lang.OutOfMemoryError: Requested array size exceeds VM limit\n',
    ],
    ['PYTHON', exitedWith(1), "RuntimeError: can't start new thread\n"],
    ['PYTHON', exitedWith(1), 'RecursionError: maximum recursion depth exceeded\n'],
    ['PYTHON', exitedWith(1), 'ValueError: not a MemoryError\n'],
    ['PYTHON', exitedWith(1), `${TRACEBACK}MemoryError\ncaught\n${TRACEBACK}ValueError: something else\n`],
    ['PYTHON', exitedWith(3), `${TRACEBACK}MemoryError\n`],
    ['CPP', exitedWith(1), 'caught std::bad_alloc\n'],
    ['CPP', ABORTED, "terminate called after throwing an instance of 'std::system_error'\n"],
  ])('for another reason gets Runtime Error: %s, status %i, %j', (language, waitStatus, stderr) => {
    expect(verdictOf(language, waitStatus, stderr)).toBe('runtime_error');
  });
});

describe('A Java program in the sandbox', () => {
  const sandbox = new RealFactory(LIMITS, { languages: ['JAVA'] });
  const main = (body: string): string =>
    `public class Main { public static void main(String[] x) throws Exception { ${body} } }`;

  it('that runs out of threads gets Runtime Error, not "needs more than 512 MB"', async () => {
    const sleeper =
      'Thread t = new Thread(() -> { try { Thread.sleep(60000); } catch (InterruptedException e) { } });';
    const run = await sandbox.run('JAVA', main(`for (;;) { ${sleeper} t.setDaemon(true); t.start(); }`));
    expect(run.stderr.toString()).toContain('unable to create native thread');
    expect(resolveRun(run, LIMITS)).toEqual({ verdict: 'runtime_error', message: 'ended with exit code 1' });
  });

  it('that fills its heap gets Memory Limit Exceeded', async () => {
    const fill = 'for (java.util.List<long[]> a = new java.util.ArrayList<>();;) a.add(new long[1 << 22]);';
    const run = await sandbox.run('JAVA', main(fill));
    expect(run.stderr.toString()).toContain('Java heap space');
    expect(resolveRun(run, LIMITS)).toEqual({
      verdict: 'memory_limit_exceeded',
      message: 'needs more than 512 MB of memory',
    });
  });
});
