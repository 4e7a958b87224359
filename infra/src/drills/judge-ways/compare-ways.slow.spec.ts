import type { ProgramFactory } from '@evident/judge-worker/programs/program';
import { bothWays, compare } from './compare-ways.js';
import { ODD_PROGRAMS } from './odd-programs.js';

const NAMES = [
  'PYTHON exit with text',
  'PYTHON chained exceptions',
  'PYTHON unflushed file on stdout',
  'PYTHON thread not joined',
  'PYTHON atexit',
  'PYTHON hidden fork',
  'PYTHON recursion depth',
  'PYTHON syntax warning',
  'PYTHON stdout none',
  'PYTHON generator',
  'JAVASCRIPT large write and exit',
  'JAVASCRIPT readline',
  'JAVASCRIPT dev stdin',
  'JAVASCRIPT own file',
  'JAVASCRIPT module syntax',
  'JAVA scanner',
  'JAVA stack trace length',
  'JAVA shutdown hook',
];

it('finds no difference between the fast ways and a plain process', async () => {
  const differences = await bothWays(
    async (cheap, plain) => {
      const found: unknown[] = [];
      for (const odd of ODD_PROGRAMS.filter(({ language, name }) => NAMES.includes(`${language} ${name}`))) {
        const difference = await compare(odd, cheap, plain);
        if (difference) found.push(difference);
      }
      return found;
    },
    ['JAVASCRIPT', 'PYTHON', 'JAVA'],
  );
  expect(differences).toEqual([]);
}, 180_000);

it('reports a planted difference', async () => {
  const odd = { name: 'speaks twice', language: 'PYTHON' as const, source: 'print(1)', input: '' };
  const difference = await bothWays(
    (cheap, plain) => {
      const other: ProgramFactory = {
        ...cheap,
        open: (language) => cheap.open(language, 'print(2)'),
      };
      return compare(odd, other, plain);
    },
    ['PYTHON'],
  );
  expect(difference?.name).toBe('PYTHON speaks twice');
});
