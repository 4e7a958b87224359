import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CheckRequest, CheckResult } from './check.js';
import { checkExact } from './exact.checker.js';
import { checkFloats } from './floats.checker.js';
import { checkTokens } from './tokens.checker.js';
import { checkUnorderedLines, checkUnorderedTokens } from './unordered.checker.js';

type Check = (request: CheckRequest) => CheckResult;

const request = (answer: string | Buffer, output: string | Buffer): CheckRequest => ({
  input: Buffer.alloc(0),
  answer: Buffer.from(answer),
  output: Buffer.from(output),
});
const messageOf = (check: Check, answer: string | Buffer, output: string | Buffer): string => {
  const { passed, message } = check(request(answer, output));
  expect(passed).toBe(false);
  return message;
};
const passes = (check: Check, answer: string | Buffer, output: string | Buffer): boolean =>
  check(request(answer, output)).passed;

const floats: Check = (all) => checkFloats(all, { absolute: 1e-6, relative: 1e-6 });

describe('exact', () => {
  it.each([
    ['7\n', '7'],
    ['7\n', '7\r\n'],
    ['1 2\n3\n', '1 2  \t\n3 \n\n\n'],
    ['', '\n \n'],
    ['a\n\nb\n', 'a\n\nb'],
    ['höhe\n', 'höhe'],
  ])('passes %j for %j', (answer, output) => {
    expect(passes(checkExact, answer, output)).toBe(true);
  });

  it.each([
    ['1\n2\n7\n', '1\n2\n8\n', 'line 3: expected 7, got 8'],
    ['1\n2\n', '1\n', 'line 2: expected 2, but the output ends'],
    ['1\n', '1\n9\n', 'line 2: expected the end of the output, got 9'],
    ['1 2\n', '1  2\n', 'line 1: expected 1 2, got 1  2'],
    ['1\n', ' 1\n', 'line 1: expected 1, got  1'],
    ['a\nb\n', 'a\n\nb\n', 'line 2: expected b, got nothing'],
    ['true\n', 'True\n', 'line 1: expected true, got True'],
    ['1\n', '', 'line 1: expected 1, but the output ends'],
    ['a\n', 'a\u0000\n', 'line 1: expected a, got a\\u0000'],
  ])('rejects for %j the output %j: %s', (answer, output, message) => {
    expect(messageOf(checkExact, answer, output)).toBe(message);
  });

  it('shows a long line from its first difference', () => {
    const line = Array.from({ length: 200 }, (_, i) => i).join(' ');
    expect(messageOf(checkExact, line, line.replace(' 150 ', ' 951 '))).toMatch(
      /^line 1, column 491: expected ….* 150 .*, got ….* 951 /,
    );
  });

  it('compares bytes that are not valid UTF-8', () => {
    expect(passes(checkExact, Buffer.from([0xff]), Buffer.from([0xff]))).toBe(true);
    expect(passes(checkExact, Buffer.from([0xff]), Buffer.from([0xfe]))).toBe(false);
  });
});

describe('tokens', () => {
  it('ignores how tokens are spread over lines', () => {
    expect(passes(checkTokens, '1 2 3\n', '1\n\n 2\t3')).toBe(true);
  });

  it.each([
    ['1 2 3', '1 2 4', 'line 1, token 3: expected 3, got 4'],
    ['1 2 3', '1\n2\n4', 'line 3, token 3: expected 3, got 4'],
    ['1 2', '1', 'expected 2 tokens, got 1; the next one would be 2'],
    ['1', '1 2', 'line 1, token 2: expected the end of the output, got 2'],
    ['1', '', 'expected 1 token, got 0; the next one would be 1'],
    ['12', '1 2', 'line 1, token 1: expected 12, got 1'],
  ])('rejects for %j the output %j: %s', (answer, output, message) => {
    expect(messageOf(checkTokens, answer, output)).toBe(message);
  });
});

describe('floats', () => {
  it.each([
    ['0.5', '.5'],
    ['1', '1.0000009'],
    ['1000000', '1000000.9'],
    ['0', '0.0000009'],
    ['-2.5', '-2.5e0'],
    ['none', 'none'],
  ])('passes %j for %j', (answer, output) => {
    expect(passes(floats, answer, output)).toBe(true);
  });

  it.each([
    ['1', '1.00001'],
    ['0', '-0.00001'],
    ['1', 'nan'],
    ['1', 'Infinity'],
    ['1', '0x1'],
    ['1', '1,0'],
    ['1 2', '1'],
    ['1', '-1'],
    ['none', '0'],
    ['1', `1${'0'.repeat(500)}`],
  ])('rejects for %j the output %j', (answer, output) => {
    expect(passes(floats, answer, output)).toBe(false);
  });

  it('says how far off a number is', () => {
    expect(messageOf(floats, '3.5', '3.25')).toBe('line 1, token 1: expected 3.5, got 3.25 (off by 0.25)');
  });
});

describe('unordered', () => {
  it('accepts lines in any order, each as often as expected', () => {
    expect(passes(checkUnorderedLines, '1 2\n3 4\n1 2\n', '3 4 \n1 2\n1 2')).toBe(true);
    expect(messageOf(checkUnorderedLines, '1 2\n3 4\n', '3 4\n2 1\n')).toBe(
      'line 2: 2 1 is not an expected line',
    );
    expect(messageOf(checkUnorderedLines, '1\n2\n', '1\n1\n')).toBe(
      'line 2: 1 is there more often than expected',
    );
    expect(messageOf(checkUnorderedLines, '1\n2\n', '2\n')).toBe('expected 2 lines, got 1; 1 is missing');
  });

  it('accepts tokens in any order, each as often as expected', () => {
    expect(passes(checkUnorderedTokens, '1 2 2', '2\n1 2')).toBe(true);
    expect(messageOf(checkUnorderedTokens, '1 2 2', '1 1 2')).toBe(
      'line 1: 1 is there more often than expected',
    );
    expect(messageOf(checkUnorderedTokens, '1 2', '1 __proto__')).toBe(
      'line 1: __proto__ is not an expected token',
    );
    expect(messageOf(checkUnorderedTokens, '1 2', '1')).toBe('expected 2 tokens, got 1; 2 is missing');
  });
});

describe('every checker', () => {
  const all: [string, Check][] = [
    ['exact', checkExact],
    ['tokens', checkTokens],
    ['floats', floats],
    ['unordered lines', checkUnorderedLines],
    ['unordered tokens', checkUnorderedTokens],
  ];

  it.each(all)('%s accepts an output that equals the answer', (_name, check) => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => passes(check, text, text)));
  });

  // Quadratic work on a megabyte outlasts the time limit of a test.
  it.each(all)('%s ends on a megabyte, hostile blanks included', (_name, check) => {
    const numbers = Array.from({ length: 150_000 }, (_, i) => i + 100_000).join('\n');
    const blanks = `${' '.repeat(1_000_000)}x`;
    expect(passes(check, numbers, numbers)).toBe(true);
    expect(passes(check, 'x', `${blanks}\n`)).toBe(
      check === checkTokens || check === floats || check === checkUnorderedTokens,
    );
  });
});
