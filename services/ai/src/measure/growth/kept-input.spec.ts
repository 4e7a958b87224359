import { growthOfTexts, holdsItsInput, keepsItsInput } from './kept-input.js';

test.each([
  ['JAVASCRIPT', "const t = require('fs').readFileSync(0, 'utf8');", true],
  ['JAVASCRIPT', "rl.on('line', (line) => { last = line; });", false],
  ['PYTHON', 'data = sys.stdin.read().split()', true],
  ['PYTHON', 'data = sys.stdin.buffer.readlines()', true],
  ['PYTHON', 'grid = [input() for _ in range(r)]', true],
  ['PYTHON', 'words = set(input().strip() for _ in range(n)) - {begin}', true],
  ['PYTHON', 'for _ in range(n):\n    words.add(input().strip())', true],
  ['PYTHON', 'print(sum(int(input()) for _ in range(n)))', false],
  ['PYTHON', 'for _ in range(r):\n    row = input()\n', false],
  ['PYTHON', 'r, c = map(int, input().split())', false],
  ['JAVA', 'char[][] grid = new char[r][];', true],
  ['JAVA', 'rows[i] = in.readLine();', true],
  ['JAVA', 'for (int i = 0; i < n; i++) words.add(in.next());', true],
  ['JAVA', 'String row = in.readLine();', false],
] as const)('%s: %s', (language, source, expected) => {
  expect(holdsItsInput(language, source)).toBe(expected);
});

test.each([
  ['PYTHON', 'text = input()', true, true],
  ['PYTHON', 'for _ in range(q):\n    total += int(input())', false, false],
  ['JAVASCRIPT', "rl.on('line', (line) => { last = line; });", true, false],
  ['JAVA', 'String row = in.readLine();', true, true],
  ['JAVA', 'long best = next(); for (int i = 1; i < n; i++) best = Math.max(best, next());', true, false],
] as const)(
  'keeps the long part of its input: %s: %s, one line: %s',
  (language, source, isLine, expected) => {
    expect(keepsItsInput(language, source, isLine)).toBe(expected);
  },
);

it('knows the inputs that have a value for each cell of a grid', () => {
  const of = (bytes: (n: number) => number) =>
    growthOfTexts([6, 7, 8, 9, 10].map((n) => ({ n, value: bytes(n) })));
  expect(of((n) => n * (n + 1) + n + 6)).toBe('quadratic');
  expect(of((n) => 7 * n + 4)).toBeNull();
  expect(of(() => 8)).toBeNull();
});
