import { compilerQuestion, readCompilerAnswer } from './java-answer.js';

/** An answer as native/java/SourceCompiler.java writes it. */
function answerOf(classes: readonly [name: string, content: Buffer][]): Buffer {
  const int = (value: number): Buffer => {
    const bytes = Buffer.alloc(4);
    bytes.writeInt32BE(value);
    return bytes;
  };
  const field = (bytes: Buffer): Buffer[] => [int(bytes.length), bytes];
  return Buffer.concat([
    Buffer.from([1]),
    ...field(Buffer.alloc(0)),
    ...field(Buffer.from('Main')),
    int(classes.length),
    ...classes.flatMap(([name, content]) => [...field(Buffer.from(name)), ...field(content)]),
  ]);
}

const outputOf = (classes: readonly [name: string, content: Buffer][]): string => {
  const compilation = readCompilerAnswer(answerOf(classes));
  return compilation.ok ? 'compiled' : compilation.output;
};

const TINY = Buffer.from('x');

it('accepts classes that a sandbox can hold', () => {
  expect(outputOf([['Main.class', TINY]])).toBe('compiled');
});

it.each([
  ['a name of few characters and many bytes', [[`${'ä'.repeat(130)}.class`, TINY]], /too long/],
  ['a name with a NUL', [['Ma\0in.class', TINY]], /cannot be the name of a file/],
  ['a name that leads elsewhere', [['../Main.class', TINY]], /cannot be the name of a file/],
  [
    'more classes than a sandbox has files',
    Array.from({ length: 3000 }, (_, index) => [`C${index}.class`, TINY]),
    /3000 classes, and at most 2000/,
  ],
  ['classes of 20 MB', [['Main.class', Buffer.alloc(20 << 20)]], /at most 16777216/],
] as [string, [string, Buffer][], RegExp][])('refuses %s in words', (_, classes, words) => {
  expect(outputOf(classes)).toMatch(words);
});

it('throws for an answer that is cut short', () => {
  expect(() => readCompilerAnswer(answerOf([['Main.class', TINY]]).subarray(0, 20))).toThrow(
    /out of range|cut short/,
  );
});

it('asks with the length in bytes', () => {
  expect(compilerQuestion({ source: 'ä', allWarnings: true })).toEqual(
    Buffer.from([1, 0, 0, 0, 2, 0xc3, 0xa4]),
  );
  expect(compilerQuestion({ source: 'a', allWarnings: false, allErrors: true })).toEqual(
    Buffer.from([2, 0, 0, 0, 1, 97]),
  );
});
