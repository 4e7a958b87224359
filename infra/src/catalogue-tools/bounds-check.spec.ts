import type { StoredTest } from '@evident/contracts';
import { boundDefects } from './bounds-check.js';

const testOf = (input: string, answer = '0\n'): StoredTest => ({ id: 't', input, answer, hidden: true });

describe('the bounds that a problem declares', () => {
  test('are reached by the numbers of the inputs', () => {
    const tests = [testOf('1\n-1000\n'), testOf('3\n5 1000 7\n')];
    expect(boundDefects('- `1 ≤ n ≤ 3`\n- `-1 000 ≤ value ≤ 1 000`', tests)).toEqual([]);
    expect(boundDefects('- `1 ≤ n ≤ 4`', tests)).toEqual(['no test reaches 4 of the constraint 1 ≤ n ≤ 4']);
  });

  test('are reached by lengths where they are about lengths', () => {
    expect(boundDefects('- `1 ≤ length of s ≤ 3`', [testOf('a\n'), testOf('abc\n')])).toEqual([]);
    expect(boundDefects('- `1 ≤ length of s ≤ 3`', [testOf('a\n'), testOf('3\n')])).toHaveLength(1);
  });

  test('are not asked for where they follow from others or are no numbers', () => {
    expect(boundDefects('- At most 3 nodes, hence `0 ≤ k ≤ 7`\n- `0 ≤ l ≤ n`', [testOf('0\n')])).toEqual([]);
  });

  test('on 32 bits are exceeded by some answer', () => {
    const constraints = '- The answer may exceed 32 bits';
    expect(boundDefects(constraints, [testOf('1\n', '2147483648\n')])).toEqual([]);
    expect(boundDefects(constraints, [testOf('1\n', '2147483647\n')])).toHaveLength(1);
  });
});
