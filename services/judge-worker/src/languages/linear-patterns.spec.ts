import { checkExact } from '../checkers/exact.checker.js';
import { cppIsOutOfMemory } from './cpp.js';
import { javaIsOutOfMemory } from './java.js';
import { javascriptIsOutOfMemory } from './javascript.js';
import { pythonIsOutOfMemory } from './python.js';
import { carriesForked, importedModules } from './python-fidelity.js';

/** Text in which a pattern with two ways to match the same blanks takes quadratic time: hours for one megabyte. */
const SIZE = 1 << 20;
const HOSTILE = [
  ['line breaks', '\n'.repeat(SIZE)],
  ['blanks', ' '.repeat(SIZE)],
  ['blanks and a letter', `${' '.repeat(SIZE)}x`],
  ['blanks behind a word', `sys${' '.repeat(SIZE)}x`],
  ['blanks behind imports', `import ${' '.repeat(SIZE)}(`],
  ['many imports', 'import '.repeat(SIZE / 8)],
  ['many words', 'sys . '.repeat(SIZE / 6)],
  ['commas', `import ${','.repeat(SIZE)}`],
  ['one long word', 'a'.repeat(SIZE)],
  ['many memory errors', 'MemoryError\n'.repeat(SIZE / 12)],
  ['half a message', 'java.lang.OutOfMemoryError: unable to create '.repeat(SIZE / 50)],
] as const;

const cpuMs = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** One compilation may use 10 seconds of CPU time. A linear pattern takes some milliseconds. */
const MOST_CPU_MS = 5000;

describe.each(HOSTILE)('A megabyte of %s', (_, text) => {
  it.each([
    ['the imports of a source', () => importedModules(text)],
    ['whether a source can be forked', () => carriesForked(text)],
    [
      'whether a program was out of memory',
      () =>
        [pythonIsOutOfMemory, javascriptIsOutOfMemory, javaIsOutOfMemory, cppIsOutOfMemory].map((test) =>
          test({ exitCode: 1, signal: null, stderr: text }),
        ),
    ],
    [
      'the lines of an output',
      () => checkExact({ input: Buffer.alloc(0), answer: Buffer.from('1'), output: Buffer.from(text) }),
    ],
  ])('is read in linear time for %s', (_name, work) => {
    expect(cpuMs(work)).toBeLessThan(MOST_CPU_MS);
  });
});
