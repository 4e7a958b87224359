import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writePackage } from '@evident/catalogue';
import { Judge } from '../judging/judge.js';
import type { Depth } from './solution-checks.js';
import { emptyPackage } from './package-template.js';
import { verifyPackage, type Verification } from './verify-package.js';

const SLOW_MS = 120_000;

/** Defects of the template, which is small on purpose. */
const TOO_SMALL = ['4 tests, at least 12 are needed', '3 hidden tests, at least 8 are needed'];

describe('verifyPackage', () => {
  let judge: Judge;
  let folder: string;
  let count = 0;

  beforeAll(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'evident-catalogue-'));
    judge = await Judge.open();
  }, SLOW_MS);
  afterAll(async () => {
    await judge.close();
    await fs.rm(folder, { recursive: true, force: true });
  }, SLOW_MS);

  type Change = readonly [file: string, from: string, to: string];

  const verifyAfter = (...changes: Change[]): Promise<Verification> => verify('full', changes);

  async function verify(
    depth: Depth,
    changes: readonly Change[],
    added: readonly (readonly [file: string, text: string])[] = [],
  ): Promise<Verification> {
    const slug = `sum-${++count}`;
    const files = Array.from(emptyPackage(slug), ([name, text]): [string, string] => {
      const [, from, to] = changes.find(([file]) => file === name) ?? ['', '', ''];
      expect(text).toContain(from);
      return [name, text.replace(from, to)];
    });
    writePackage(slug, [...files, ...added], folder);
    const verification = await verifyPackage(slug, judge, depth, folder);
    return { ...verification, defects: verification.defects.filter((defect) => !TOO_SMALL.includes(defect)) };
  }

  it(
    'finds nothing but its size wrong with the template',
    async () => {
      const { defects, rows, tests } = await verifyAfter();
      expect(defects).toEqual([]);
      expect(rows.map(({ verdict }) => verdict)).toEqual([
        'accepted',
        'accepted',
        'accepted',
        'accepted',
        'wrong_answer',
        'wrong_answer',
      ]);
      expect(tests.map(({ id, kills }) => `${id} ${kills}`)).toEqual([
        'sample-1 1',
        '01-one-value 1',
        'random-100 2',
        'largest 2',
      ]);
    },
    SLOW_MS,
  );

  it(
    'names everything that is wrong',
    async () => {
      const { defects } = await verifyAfter(
        ['hidden/01-one-value.out', '-5', '5'],
        ['solutions/java/reference.java', 'return sum;', 'return sum / (values.length - 3);'],
        ['brute.py', 'total += value', 'total += abs(value)'],
        ['validator.mjs', 'values.length === Number(head) ?', 'true ?'],
        ['solutions/java/starter.java', 'return 0;', 'return;'],
        ['solutions/python/starter.py', 'import sys', 'import sys\nfrom heapq import heappop'],
        ['problem.yaml', 'tags: [Arrays & Hashing]', 'tags: [Arrays & Hashing, Arrays]'],
        ['statement.md', '## Output', '## Example\n\n1\n\n## Output'],
      );
      const expected = [
        /^problem.yaml: "Arrays" is not a topic of the catalogue$/,
        /^statement.md has a section of examples/,
        /^the validator accepts bad-inputs\/wrong-count.in$/,
        /^JAVASCRIPT reference: Wrong Answer, test 01-one-value: line 1: expected 5, got -5$/,
        /^PYTHON reference: Wrong Answer/,
        /^JAVA reference: Runtime Error, test sample-1: ended with exit code 1$/,
        /^JAVA starter on the first sample: Compile Error/,
        /^the PYTHON starter imports heappop and does not use it$/,
        /^brute force and the PYTHON reference differ \(line 1: expected/,
      ];
      for (const defect of expected) expect(defects).toContainEqual(expect.stringMatching(defect));
    },
    SLOW_MS,
  );

  const sumOf = (expression: string): string =>
    `const [, ...values] = require('fs').readFileSync(0, 'utf8').split(/\\s+/).filter(Boolean).map(Number);\nconsole.log(${expression});\n`;
  const MISTAKES: readonly (readonly [file: string, text: string])[] = [
    ['mistakes/none.js', sumOf('values.reduce((a, b) => a + b, 0)')],
    ['mistakes/one-less.js', sumOf('values.reduce((a, b) => a + b, -1)')],
    ['mistakes/forgotten.js', ''],
    [
      'mistakes.yaml',
      ['none', 'one-less', 'gone']
        .map((name) => `- { file: mistakes/${name}.js, kind: wrong, why: Stands for a mistake }\n`)
        .join(''),
    ],
  ];

  it(
    'names mistakes that no test refuses, that are missing and that are not listed',
    async () => {
      const { defects, tests } = await verify('full', [], MISTAKES);
      expect(defects).toEqual([
        'mistakes.yaml lists mistakes/gone.js, which is missing or empty',
        'mistakes.yaml does not list mistakes/forgotten.js',
        'mistakes/none.js: no test refuses it',
      ]);
      expect(tests.map(({ id, kills }) => `${id} ${kills}`)).toContain('sample-1 2');
    },
    SLOW_MS,
  );

  it(
    'compares mistakes with their list in quick depth, and does not judge them',
    async () => {
      const { defects } = await verify('quick', [], MISTAKES);
      expect(defects).toEqual([
        'mistakes.yaml lists mistakes/gone.js, which is missing or empty',
        'mistakes.yaml does not list mistakes/forgotten.js',
      ]);
    },
    SLOW_MS,
  );

  const IDLE: readonly Change[] = [
    ['hidden/01-one-value.in', '1\n-5', '4\n1 0 0 0'],
    ['hidden/01-one-value.out', '-5', '1'],
  ];

  it(
    'names a hidden test that nothing fails',
    async () => {
      const { defects } = await verifyAfter(...IDLE);
      expect(defects).toEqual([
        expect.stringMatching(/^test 01-one-value kills no wrong solution and covers no size/),
      ]);
    },
    SLOW_MS,
  );

  it(
    'judges in quick depth only until the verdict of a wrong solution is certain',
    async () => {
      const { defects, rows } = await verify('quick', IDLE);
      expect(defects).toEqual([]);
      const tried = rows.map(({ tests }) => tests.filter((verdict) => verdict !== null).length);
      expect(tried).toEqual([4, 4, 4, 4, 1, 3]);
    },
    SLOW_MS,
  );

  it.each<[string, Change, RegExp]>([
    [
      'a brute force that crashes',
      ['brute.py', 'return total', 'return total // (len(values) - 3)'],
      /^brute.py fails \(ZeroDivisionError: .*\) on a small input\n3\n/,
    ],
    [
      'a wrong solution that is right',
      ['wrong/first-only.py', 'values[0]', 'sum(values)'],
      /^wrong\/first-only.py: Accepted instead of Wrong Answer$/,
    ],
    [
      'a test that the validator refuses',
      ['samples/1.in', '3\n', '4\n'],
      /the validator refuses test sample-1/,
    ],
  ])(
    'names %s',
    async (_what, change, defect) => {
      const { defects } = await verifyAfter(change);
      expect(defects).toEqual([expect.stringMatching(defect)]);
    },
    SLOW_MS,
  );
});
