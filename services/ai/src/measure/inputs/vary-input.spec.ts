import { runInNewContext } from 'node:vm';
import { inputProgram, type InputQuestion } from './input-program.js';
import { familyWords, variedFamilies } from './variations.js';
import { gunzipSync } from 'node:zlib';

const GENERATOR = `export const generator = {
  variables: [{ name: 'n', kind: 'count', min: 1, max: 60 }, { name: 'm', kind: 'count', min: 1, max: 100 }],
  families: ['row', 'large', 'rows', 'edges', 'words'],
  generate({ family, sizes: { n, m } }) {
    if (family === 'large') return n + '\\n900000 3 17 17 5\\n';
    if (family === 'row') return n + '\\n3 1 2 2 5\\n';
    if (family === 'rows') return n + '\\n' + ['1 9', '2 4', '3 7', '4 5'].join('\\n') + '\\n';
    if (family === 'edges') return '4 4 1\\n' + ['1 2 9', '2 3 4', '3 4 7', '4 1 5'].join('\\n') + '\\n';
    return 'abcabcabc xy\\n' + m + '\\n';
  },
};`;

function textOf(family: string): string | null | undefined {
  const sizes = { n: 8, m: 8 };
  const question: InputQuestion = {
    requests: [{ family, sizes, seed: 3 }],
    tooLarge: [],
    texts: [],
    maxBytes: 1_000,
    totalBytes: 1_000,
    totalMs: 4_000,
  };
  let printed = '';
  const modules: Record<string, unknown> = {
    fs: { readFileSync: () => JSON.stringify(question) },
    zlib: process.getBuiltinModule('node:zlib'),
  };
  const stdout = { write: (text: string) => (printed = text) };
  runInNewContext(inputProgram(GENERATOR, null), {
    require: (name: string) => modules[name],
    process: { stdout },
  });
  const answer = JSON.parse(gunzipSync(Buffer.from(printed, 'base64')).toString()) as {
    inputs: { text: string | null }[];
  };
  return answer.inputs[0]?.text;
}

describe('varied families', () => {
  it('are named after the family and what changes', () => {
    expect(variedFamilies(['row', 'rows'], ['n', 'm'])).toEqual([
      'row, ascending',
      'row, descending',
      'row, spread',
      'row, one-letter',
      'row, halves',
      'row, low-bits',
      'row, few n',
      'row, few m',
      'rows, few n',
      'rows, few m',
    ]);
    expect(variedFamilies(['row'], ['n'])).not.toContain('row, few n');
    expect(variedFamilies(['row'], ['n', 'm'], ['m'])).toContain('row, many m');
  });

  it.each([
    ['row', '8\n3 1 2 2 5\n'],
    ['row, ascending', '8\n1 2 2 3 5\n'],
    ['row, descending', '8\n5 3 2 2 1\n'],
    ['row, few n', '2\n3 1 2 2 5\n'],
    ['rows, ascending', '8\n2 4\n4 5\n3 7\n1 9\n'],
    ['edges, descending', '4 4 1\n1 2 9\n2 3 7\n3 4 5\n4 1 4\n'],
    ['words, one-letter', 'aaaaaaaaa xy\n8\n'],
    ['words, few m', 'abcabcabc xy\n2\n'],
    ['words, many m', 'abcabcabc xy\n64\n'],
    ['row, many n', '60\n3 1 2 2 5\n'],
    ['words, ascending', null],
    ['row, one-letter', null],
    ['words, halves', 'abacabada xy\n8\n'],
    ['edges, halves', '4 4 1\n1 2 9\n3 4 4\n1 3 7\n4 1 5\n'],
    ['row, halves', null],
    ['large, low-bits', '8\n131072 262144 393216 393216 524288\n'],
    ['row, low-bits', null],
    ['rows, low-bits', null],
    ['words, low-bits', null],
  ])('%s gives %j', (family, text) => {
    expect(textOf(family)).toBe(text);
  });

  it('are named in words', () => {
    expect(
      ['row', 'row, ascending', 'row, spread', 'row, few n', 'row, many m', 'a, b'].map(familyWords),
    ).toEqual([
      'row inputs',
      'row, ascending inputs',
      'row inputs with values up to their count',
      'row inputs with a small n',
      'row inputs with a large m',
      'a, b inputs',
    ]);
  });

  it('spread gives numbers from one up to their count', () => {
    const [, row = ''] = textOf('row, spread')?.split('\n') ?? [];
    const values = row.split(' ').map(Number);
    expect(values).toHaveLength(5);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...values)).toBeLessThanOrEqual(5);
  });
});
