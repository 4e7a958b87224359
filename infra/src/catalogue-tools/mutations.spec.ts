import { describe, expect, it } from '@jest/globals';
import { mutantsOf, partOf, sampleOf } from './mutations.js';
import { tokensOfSource } from './source-tokens.js';

const changes = (...args: Parameters<typeof mutantsOf>) =>
  mutantsOf(...args).map(({ line, change }) => `${line}: ${change}`);

describe('tokensOfSource', () => {
  const texts = (...args: Parameters<typeof tokensOfSource>) =>
    tokensOfSource(...args).map(({ text }) => text);

  it('leaves out comments and every kind of string', () => {
    expect(texts('JAVASCRIPT', "a // 1 < 2\n/* 3 */ 'b+c' + `x${1}` + /[\\s/]+1/g;")).toEqual([
      'a',
      '+',
      '+',
      ';',
    ]);
    expect(texts('PYTHON', `a = "1" # 2\n"""3\n4"""\nb = x // 2`)).toEqual([
      'a',
      '=',
      'b',
      '=',
      'x',
      '//',
      '2',
    ]);
    expect(texts('JAVA', `char c = '+'; // +\nString s = "a\\"+";`)).toEqual([
      'char',
      'c',
      '=',
      ';',
      'String',
      's',
      '=',
      ';',
    ]);
  });

  it('takes a division for a division', () => {
    expect(texts('JAVASCRIPT', '(a / b) / c')).toEqual(['(', 'a', '/', 'b', ')', '/', 'c']);
  });
});

describe('mutantsOf', () => {
  it('breaks comparisons, sums, counts, logic and choices, one at a time', () => {
    expect(
      changes('JAVASCRIPT', 'for (let i = 0; i < n && ok; i++)\n  best = Math.max(best, i + 2);'),
    ).toEqual([
      '1: 0 → 1',
      '1: < → <=',
      '1: && → ||',
      '1: ++ → --',
      '2: max → min',
      '2: + → -',
      '2: 2 → 3',
      '2: 2 → 1',
    ]);
  });

  it('drops a branch so that the source still parses', () => {
    const [first] = mutantsOf('JAVASCRIPT', 'if (f(a, (b))) return;');
    expect(first?.source).toBe('if (false && (f(a, (b)))) return;');
    expect(mutantsOf('PYTHON', 'x = 1 if y else z\nif y:\n    pass\n').map(({ source }) => source)).toContain(
      'x = 1 if y else z\nif False and y:\n    pass\n',
    );
    expect(mutantsOf('JAVA', 'if (a) b();')[0]?.source).toBe('if ((a) && System.nanoTime() == 0) b();');
  });

  it('leaves imports and large numbers alone', () => {
    expect(changes('PYTHON', 'from heapq import heappush as or1\nMODULUS = 1000000007\n')).toEqual([]);
    expect(changes('JAVASCRIPT', "const fs = require('fs');\n")).toEqual([]);
  });

  it('changes exactly one place', () => {
    const source = 'if a < b and c >= 10:\n    d += 1\n';
    for (const mutant of mutantsOf('PYTHON', source)) expect(mutant.source).not.toBe(source);
    expect(mutantsOf('PYTHON', source).map(({ line, column }) => [line, column])).toContainEqual([1, 6]);
    expect(mutantsOf('PYTHON', source).find(({ change }) => change === '< → <=')?.source).toBe(
      'if a <= b and c >= 10:\n    d += 1\n',
    );
  });
});

describe('sampleOf', () => {
  it('spreads over the source and is the same each time', () => {
    const all = mutantsOf('PYTHON', '1\n'.repeat(50));
    expect(sampleOf(all, 4).map(({ line }) => line)).toEqual([7, 19, 32, 44]);
    expect(sampleOf(all, 200)).toHaveLength(all.length);
  });
});

describe('partOf', () => {
  it('takes every mutant once over all parts', () => {
    const all = mutantsOf('PYTHON', '1\n'.repeat(7));
    const parts = [1, 2, 3].map((part) => partOf(all, part, 3));
    expect(parts.map(({ length }) => length)).toEqual([5, 5, 4]);
    expect(new Set(parts.flat())).toEqual(new Set(all));
  });
});
