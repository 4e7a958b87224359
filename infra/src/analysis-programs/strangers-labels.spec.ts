import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  asLabel,
  classOfLabel,
  judgedByTheirAuthors,
  labelOfVaried,
  labelWithoutSmall,
  notationsIn,
  strangersPrograms,
} from './strangers-labels.js';

test.each([
  ['O(1)', 'constant'],
  ['O(log x)', 'logarithmic'],
  ['O(sqrt(x))', 'square_root'],
  ['O(n + m)', 'linear'],
  ['O(n log log n)', 'linear'],
  ['O(n log k)', 'linearithmic'],
  ['O((n + m) log(n + m))', 'linearithmic'],
  ['O(r c min(r, c))', 'cubic'],
  ['O(n sqrt(n))', 'n_root_n'],
  ['O(n sqrt n)', 'n_root_n'],
  ['O(n α(n))', 'linear'],
  ['O(r c)', 'quadratic'],
  ['O(n amount)', 'quadratic'],
  ['O(n (n + m))', 'quadratic'],
  ['O(n^2 log n)', 'quadratic_log'],
  ['O((r c)^2)', 'quartic'],
  ['O((r c)^2 k)', 'quintic'],
  ['O(n amount^2)', 'cubic'],
  ['O(3^(a + b))', 'exponential'],
  ['O(n^amount)', 'exponential'],
  ['O(n! n)', 'factorial'],
])('%s', (label, expected) => {
  expect(classOfLabel(label)).toBe(expected);
});

test.each([
  ['O(n * amount)', 'quadratic'],
  ['O(amount²)', 'quadratic'],
  ['O(amount² * n)', 'cubic'],
  ['O(n √n)', 'n_root_n'],
  ['O((n + m) log n)', 'linearithmic'],
  ['O(c^n)', 'exponential'],
  ['O(c^(n + w))', 'exponential'],
  ['O(n + q·√n)', 'n_root_n'],
  ['O(n*m log m + n²)', 'quadratic_log'],
  ['O(n log S), S the sum (of all)', 'linearithmic'],
  ['O(|s|² + |t|)', 'quadratic'],
  ['O((r*c)^2/w)', 'quartic'],
  ['O(n²/k)', 'quadratic'],
  ['O(26·n·l²)', 'cubic'],
])('the notation %s', (notation, expected) => {
  expect(classOfLabel(asLabel(notation))).toBe(expected);
});

test.each([
  ['O(n l log l)', 'linear', 'O(n l)', 'linear'],
  ['O(q l^2)', 'linear', 'O(q l^2)', 'linear'],
  ['O(n^2 l log l)', 'quadratic', 'O(n l)', 'linear'],
  ['O(n log C)', 'linear', 'O(n)', 'linear'],
])('%s, also %s', (time, also, space, ofSpace) => {
  expect(classOfLabel(labelWithoutSmall(time, also) ?? '')).toBe(also);
  expect(classOfLabel(labelWithoutSmall(time, also, space) ?? '')).toBe(ofSpace);
});

test.each([
  ['O(n log k + k)', 'linearithmic'],
  ['O(q)', 'two_variable'],
  ['O(n m)', undefined],
])('%s has no small variable', (time, also) => {
  expect(labelWithoutSmall(time, also)).toBeNull();
});

test.each([
  ['O((n + m) log V)', ['n', 'm'], 'linear'],
  ['O(n L log n)', ['n'], 'linearithmic'],
  ['O(n L log L)', ['n'], 'linear'],
  ['O(n m)', ['n', 'm'], null],
  ['O(m)', ['n', 'q'], null],
])('%s where %j grow', (label, varied, expected) => {
  const read = labelOfVaried(label, varied);
  expect(read === null ? null : classOfLabel(read)).toBe(expected);
});

test.each([
  ['O(n log n)', ['O(n log n)']],
  ['O(m), because n q = m (or O(n (q + log(n))) if not)', ['O(m)', 'O(n (q + log(n)))']],
  ['none', []],
])('the notations in %s', (text, expected) => {
  expect(notationsIn(text)).toEqual(expected);
});

it("reads the authors' opinions of their programs by problem, and refuses an unknown one", async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'strangers-'));
  try {
    const write = async (verdict: string) => {
      await fs.mkdir(path.join(folder, 'two-sum'), { recursive: true });
      await fs.writeFile(path.join(folder, 'two-sum/pairs.py'), 'print(1)\n');
      const label = { file: 'pairs.py', verdict, time: 'O(n^2)', space: 'O(1)', style: 'loops' };
      await fs.writeFile(path.join(folder, 'two-sum/labels.json'), JSON.stringify([label]));
    };
    await write('slow');
    expect(await judgedByTheirAuthors(folder)).toEqual(
      new Map([['two-sum', [{ file: 'pairs.py', source: 'print(1)\n', kind: 'slow', why: 'loops' }]]]),
    );
    await write('accepted');
    await expect(judgedByTheirAuthors(folder)).rejects.toThrow('right');
  } finally {
    await fs.rm(folder, { recursive: true });
  }
});

it('keeps the notations that an author calls as fair', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'strangers-'));
  try {
    await fs.mkdir(path.join(folder, 'two-sum'));
    await fs.writeFile(path.join(folder, 'two-sum/pairs.py'), 'print(1)\n');
    const label = { file: 'pairs.py', verdict: 'slow', time: 'O(n q)', space: 'O(1)', style: 'loops' };
    const also = { alsoTime: 'O(m), as n q = m', alsoSpace: ['O(n)', 'O(n²)'] };
    await fs.writeFile(path.join(folder, 'two-sum/labels.json'), JSON.stringify([{ ...label, ...also }]));
    expect(await strangersPrograms(folder, 'both')).toMatchObject([
      { alsoTime: ['O(m)'], alsoSpace: ['O(n)', 'O(n^2)'] },
    ]);
  } finally {
    await fs.rm(folder, { recursive: true });
  }
});

it('judges programs in C++, and measures none of them', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'strangers-'));
  try {
    await fs.mkdir(path.join(folder, 'two-sum'));
    const labels = ['pairs.py', 'pairs.cpp'].map((file) => {
      return { file, verdict: 'slow', time: 'O(n^2)', space: 'O(1)', style: 'loops' };
    });
    for (const { file } of labels) await fs.writeFile(path.join(folder, 'two-sum', file), '');
    await fs.writeFile(path.join(folder, 'two-sum/labels.json'), JSON.stringify(labels));
    expect((await judgedByTheirAuthors(folder)).get('two-sum')?.map(({ file }) => file)).toEqual([
      'pairs.py',
      'pairs.cpp',
    ]);
    expect((await strangersPrograms(folder, 'both')).map(({ language }) => language)).toEqual(['PYTHON']);
  } finally {
    await fs.rm(folder, { recursive: true });
  }
});
