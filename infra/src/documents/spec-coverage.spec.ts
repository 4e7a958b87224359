import { ERROR_TOASTS, SUCCESS_TOASTS } from '@evident/contracts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brokenRows, readCoverage, titlesOf } from './spec-coverage.js';

const ROOT = path.resolve(__dirname, '../../..');
const rows = readCoverage(readFileSync(path.join(ROOT, 'docs/spec-coverage.md'), 'utf8'));

describe('the table of what the specification asks for', () => {
  it('names files and tests that exist', () => expect(brokenRows(rows, ROOT)).toEqual([]));

  it('has a row for every message', () => {
    const named = rows.map(({ what }) => what);
    for (const sentence of [...Object.values(ERROR_TOASTS), ...Object.values(SUCCESS_TOASTS)])
      expect(named).toContain(`"${sentence}"`);
  });

  it('reports a missing file, test or case', () => {
    const [first] = rows;
    if (!first) throw new Error('The table is empty');
    const file = { ...first, file: 'frontend/src/gone.tsx' };
    const test = { ...first, title: 'a test that nobody wrote' };
    const testCase = { ...first, testCase: 'a case that nobody wrote' };
    expect(brokenRows([file, test, testCase], ROOT)).toHaveLength(3);
  });

  it('refuses a row with an empty cell', () => {
    expect(() => readCoverage('| what | file | test |\n|---|---|---|\n| a | `b` |  |')).toThrow(
      /not complete/,
    );
  });

  it('finds titles however a test is written', () => {
    const source = "describe('a', () => { it('b', f); it.each([[1]])('c %i', f); test.each`x`('d', f); });";
    expect([...titlesOf(source)].sort()).toEqual(['a', 'a › b', 'a › c %i', 'a › d', 'b', 'c %i', 'd']);
  });
});
