import { couldHold, keepsData } from './kept-data.js';

describe('keepsData', () => {
  it.each([
    ['PYTHON', 'n = int(input().split()[0])\na, b = 1, 1\nfor _ in range(n):\n    a, b = b, a + b\nprint(a)'],
    [
      'JAVASCRIPT',
      "const n = Number(require('fs').readFileSync(0, 'utf8').split(' ')[0]);\nlet [a, b] = [1, 1];\nfor (let i = 0; i < n; i++) [a, b] = [b, a + b];\nconsole.log(a);",
    ],
    [
      'JAVA',
      'Scanner in = new Scanner(System.in);\nint n = in.nextInt();\nlong a = 1, b = 1;\nlong[][] m = {{1, 1}, {1, 0}};\nfor (int i = 0; i < n; i++) { long c = a + b; a = b; b = c; }',
    ],
  ] as const)('finds nothing that grows in %s', (language, source) => {
    expect(keepsData(language, source)).toBe(false);
  });

  it.each([
    ['PYTHON', 'dp = [0] * (n + 1)'],
    ['PYTHON', 'ways.append(ways[-1] + ways[-2])'],
    ['PYTHON', 'rows = [i for i in range(n)]'],
    ['PYTHON', '@functools.cache'],
    ['JAVASCRIPT', 'const dp = new Array(n + 1).fill(0);'],
    ['JAVASCRIPT', 'memo[n] = f(n - 1) + f(n - 2);'],
    ['JAVASCRIPT', 'ways = [...ways, last];'],
    ['JAVA', 'long[] dp = new long[n + 1];'],
    ['JAVA', 'memo.put(n, result);'],
  ] as const)('sees what can grow in %s: %s', (language, source) => {
    expect(keepsData(language, source)).toBe(true);
  });
});

describe('couldHold', () => {
  const last = (value: number) => [
    { n: 1_024, value: 38 },
    { n: 16_384, value },
  ];

  it('knows that a few bytes for each value are no table of all pairs', () => {
    expect(couldHold('quadratic', last(173))).toBe(false);
    expect(couldHold('linear', last(173))).toBe(true);
    // Small numbers are shared, so a row of a thousand of them shows late.
    expect(
      couldHold('quadratic', [
        { n: 256, value: 9 },
        { n: 1_000, value: 71 },
      ]),
    ).toBe(false);
  });

  it('leaves a table of bits what it is', () => {
    expect(couldHold('quadratic', last(16_384 ** 2 / 8 / 1_024))).toBe(true);
    expect(couldHold('cubic', last(16_384 ** 2 / 8 / 1_024))).toBe(false);
  });
});
