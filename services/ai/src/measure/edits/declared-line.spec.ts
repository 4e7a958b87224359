import { declaredLine } from './declared-line.js';

const JAVA = `class Main {
  static int[] sums = new int[9];
  public static void main(String[] args) {
    java.util.Deque<Integer> stack = new java.util.ArrayDeque<>();
    int total = 0;
    total += 5;
    sums[total] = total;
    stack.push(total * total);
  }
}
`;

it.each([
  [6, 5],
  [7, 2],
  [8, 4],
  [5, null],
])('finds for line %s the declaration on line %s', async (line, declared) => {
  expect(await declaredLine('JAVA', JAVA, line)).toBe(declared);
});

it('finds the array of an element in JavaScript', async () => {
  const source = 'const sums = new Int32Array(9);\nfor (const x of [1]) {\n  sums[x] += x;\n}\n';
  expect(await declaredLine('JAVASCRIPT', source, 3)).toBe(1);
});
