import { growthOfTexts, holdsItsInput } from './kept-input.js';

test.each([
  ['JAVASCRIPT', "const t = require('fs').readFileSync(0, 'utf8');", true],
  ['JAVASCRIPT', "rl.on('line', (line) => { last = line; });", false],
  ['PYTHON', 'data = sys.stdin.read().split()', true],
  ['PYTHON', 'data = sys.stdin.buffer.readlines()', true],
  ['PYTHON', 'grid = [input() for _ in range(r)]', true],
  ['PYTHON', 'for _ in range(r):\n    row = input()\n', false],
  ['PYTHON', 'r, c = map(int, input().split())', false],
  ['JAVA', 'char[][] grid = new char[r][];', true],
  ['JAVA', 'rows[i] = in.readLine();', true],
  ['JAVA', 'String row = in.readLine();', false],
] as const)('%s: %s', (language, source, expected) => {
  expect(holdsItsInput(language, source)).toBe(expected);
});

it('knows the inputs that have a value for each cell of a grid', () => {
  const of = (bytes: (n: number) => number) => growthOfTexts([6, 7, 8, 9, 10].map((n) => ({ n, value: bytes(n) })));
  expect(of((n) => n * (n + 1) + n + 6)).toBe('quadratic');
  expect(of((n) => 7 * n + 4)).toBeNull();
  expect(of(() => 8)).toBeNull();
});
