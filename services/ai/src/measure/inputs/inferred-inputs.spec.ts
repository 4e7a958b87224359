import type { InputGrammar } from '../../evidence/input-grammar.js';
import { planOf } from './grammar-plan.js';
import { InferredInputs } from './inferred-inputs.js';

const of = (...fields: number[]) => ({ fields, times: 1, plus: 0 });
const LIST: InputGrammar = {
  items: [
    {
      is: 'line',
      separator: ' ',
      body: [
        { is: 'token', field: 0 },
        { is: 'token', field: 1 },
      ],
    },
    { is: 'line', separator: ' ', body: [{ is: 'list', kind: 'int', count: of(0), separator: ' ' }] },
  ],
  fields: [
    { name: 'n', kind: 'int' },
    { name: 'k', kind: 'int' },
  ],
  characters: '',
  words: [],
  isWhole: false,
};
const GRAPH: InputGrammar = {
  items: [
    {
      is: 'line',
      separator: ' ',
      body: [
        { is: 'token', field: 0 },
        { is: 'token', field: 1 },
      ],
    },
    {
      is: 'repeat',
      count: of(1),
      body: [
        {
          is: 'line',
          separator: ' ',
          body: [
            { is: 'token', field: 2 },
            { is: 'token', field: 3 },
          ],
        },
      ],
    },
  ],
  fields: ['n', 'm', 'u', 'v'].map((name) => ({ name, kind: 'int' as const })),
  characters: '',
  words: [],
  isWhole: false,
};

const inputsOf = (grammar: InputGrammar): InferredInputs => {
  const plan = planOf(grammar);
  if (!plan) throw new Error('no plan');
  return new InferredInputs(plan, 'signs');
};
const textOf = async (
  grammar: InputGrammar,
  family: string,
  sizes: Record<string, number>,
): Promise<string> => (await inputsOf(grammar).generate([{ family, sizes, seed: 5 }], 10_000))[0] ?? '';

describe('inferred inputs', () => {
  it('grow with the number that counts, and the other numbers are values', async () => {
    const { variables } = await inputsOf(LIST).describe();
    expect(variables.map(({ name, kind }) => [name, kind])).toEqual([
      ['n', 'count'],
      ['k', 'value'],
    ]);
    const [head, list] = (await textOf(LIST, 'random', { n: 9, k: 4 })).split('\n');
    expect(head?.startsWith('9 ')).toBe(true);
    expect(list?.split(' ')).toHaveLength(9);
  });

  it('are the same for the same seed', async () => {
    const sizes = { n: 40, k: 20 };
    expect(await textOf(LIST, 'random', sizes)).toBe(await textOf(LIST, 'random', sizes));
  });

  it.each([12, 6])('have edges between %d places, the smaller one first', async (n) => {
    for (const family of ['random', 'tree', 'ascending', 'descending', 'equal', 'few']) {
      const [head = '', ...rows] = (await textOf(GRAPH, family, { n, m: 12 })).trim().split('\n');
      expect(rows).toHaveLength(12);
      for (const row of rows) {
        const [u = 0, v = 0] = row.split(' ').map(Number);
        expect(u).toBeGreaterThanOrEqual(1);
        expect(v).toBeLessThanOrEqual(Number(head.split(' ')[0]));
        expect(u).toBeLessThan(v);
      }
    }
  });

  it('have one test case where a number counts test cases', async () => {
    const grammar: InputGrammar = {
      ...LIST,
      items: [
        { is: 'token', field: 2 },
        { is: 'repeat', count: of(2), body: LIST.items },
      ],
      fields: [...LIST.fields, { name: 't', kind: 'int' }],
    };
    expect((await textOf(grammar, 'random', { n: 4, k: 2 })).trim().split('\n')[0]?.trim()).toBe('1');
  });

  it('are left out when they are too long', async () => {
    const request = { family: 'random', sizes: { n: 90_000, k: 4 }, seed: 1 };
    expect(await inputsOf(LIST).generate([request], 1_000)).toEqual([null]);
  });

  it('nest brackets that the program compares with', async () => {
    const grammar: InputGrammar = {
      items: [{ is: 'line', separator: ' ', body: [{ is: 'text' }] }],
      fields: [],
      characters: '()',
      words: [],
      isWhole: false,
    };
    expect(await textOf(grammar, 'ascending', { n: 8 })).toBe('(((())))\n');
  });
});
