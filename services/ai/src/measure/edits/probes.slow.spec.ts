import type { EditorLanguage } from '@evident/contracts';
import { Node } from 'web-tree-sitter';
import { mutated } from './mutations.js';
import { probesOf } from './probes.js';

const changed = async (language: EditorLanguage, source: string): Promise<string[]> =>
  (await probesOf(language, source)).map((probe) => mutated(source, probe));

it('leaves out a statement and turns a condition round, in Python', async () => {
  const source = 'total = 0\nif total < 3:\n    total += 1\n';
  expect(await changed('PYTHON', source)).toEqual(
    expect.arrayContaining([
      'pass\nif total < 3:\n    total += 1\n',
      'total = 0\nif not (total < 3):\n    total += 1\n',
      'total = 0\nif total < 3:\n    pass\n',
    ]),
  );
});

it('compares numbers in a sort of JavaScript', async () => {
  expect(await changed('JAVASCRIPT', 'const a = b.sort();\n')).toEqual([
    'const a = b.sort((a, b) => a - b);\n',
  ]);
});

it('takes a wider type in Java', async () => {
  const source = 'class Main { static int f(int x) { return x; } }';
  expect(await changed('JAVA', source)).toContain('class Main { static int f(long x) { return x; } }');
});

it('has nothing to say about a source that does not parse', async () => {
  expect(await changed('PYTHON', 'if (:\n')).toEqual([]);
});

/** How often a node is asked for its children while a source is searched for changes. */
async function lookUps(source: string): Promise<number> {
  const asked = jest.spyOn(Node.prototype, 'namedChildren', 'get');
  try {
    await probesOf('JAVASCRIPT', source);
    return asked.mock.calls.length;
  } finally {
    asked.mockRestore();
  }
}

it.each([
  ['steps of a function that calls itself', 'function f(a) {', 'a.push(1);', 'f(a);}'],
  ['calls of itself', 'function f(a) {', 'a.push(1); f(a);', '}'],
  ['ways out', 'function f(a) {', 'a.push(1); if (a) { return f(a); }', '}'],
  ['assignments in a loop', 'for (;;) {', 'a[0] = b[0];', '}'],
  ['functions', '', 'function f(a) { a.push(1); x += 2; }', ''],
])('looks at a source with many %s in time that grows with its length', async (_, head, part, end) => {
  const source = (times: number): string => head + part.repeat(times) + end;
  expect(await lookUps(source(200))).toBeLessThan(2.2 * (await lookUps(source(100))));
});
