import type { EditorLanguage } from '@evident/contracts';
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
