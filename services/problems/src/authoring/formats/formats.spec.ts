import {
  definitionOf,
  readPackage,
  type PackageFiles,
  type ProblemDefinition,
  type ProblemPackage,
} from '@evident/catalogue';
import type { CheckerSpec, StoredTest } from '@evident/contracts';
import { describe, expect, it } from '@jest/globals';
import { isKattis, readKattis } from './kattis-reader.js';
import { kattisFilesOf } from './kattis-writer.js';
import { isPolygon, readPolygon } from './polygon-reader.js';
import { polygonFilesOf } from './polygon-writer.js';
import { texToMarkdown } from './tex-to-markdown.js';
import { kattisArchive, polygonArchive } from './testing/foreign-archives.js';
import { contentOf, parsed, PROBLEM_ID, testsOf } from './testing/read-packages.js';

const FORMATS = {
  kattis: {
    archive: kattisArchive,
    read: readKattis,
    write: (definition: ProblemDefinition, tests: StoredTest[]) =>
      kattisFilesOf(definition, tests, PROBLEM_ID),
  },
  polygon: { archive: polygonArchive, read: readPolygon, write: polygonFilesOf },
} as const;
const NAMES = ['kattis', 'polygon'] as const;

describe('packages of other judges', () => {
  it('are told apart by their files', () => {
    const kinds = (files: PackageFiles) => [isKattis(files), isPolygon(files)];
    expect(kinds(kattisArchive())).toEqual([true, false]);
    expect(kinds(polygonArchive())).toEqual([false, true]);
    expect(
      kinds(
        new Map([
          ['problem.yaml', Buffer.alloc(0)],
          ['samples/1.in', Buffer.alloc(0)],
        ]),
      ),
    ).toEqual([false, false]);
  });

  it('of Kattis bring statement, tests, limits, solutions and validator, and say what is left out', () => {
    const read = readKattis(kattisArchive());
    const pack = parsed(read);
    expect(pack.manifest).toMatchObject({
      title: 'Split It',
      tags: ['math', 'splitting'],
      timeLimitMs: 3_000,
      memoryLimitKb: 524_288,
      checker: { kind: 'custom', language: 'CPP', protocol: 'kattis' },
    });
    expect(pack.statement).toBe(
      'Print two numbers whose sum is `n ≤ 10^{12}`.\n\n## Input\n\n- One number `n`.',
    );
    expect([pack.samples.length, pack.hidden.map(({ id }) => id)]).toEqual([1, ['001-2', '002-3', '003-4']]);
    expect(pack.references).toMatchObject({ JAVASCRIPT: '', PYTHON: /print\(0, n\)/, JAVA: '' });
    expect(pack.wrong.map(({ file, verdict }) => [file, verdict])).toEqual([
      ['wrong/twice-it.py', 'wrong_answer'],
    ]);
    expect(pack.checkerSource).toContain('inline int say');
    expect(read.notes).toEqual([
      'submissions/accepted/split.rb is left out: the judge does not offer its language.',
      'The input validators are left out: ours are in JavaScript.',
      'The statement was LaTeX. Look it over.',
    ]);
  });

  it('of Polygon bring the same, with the checker and its library in one file', () => {
    const pack = parsed(readPolygon(polygonArchive()));
    expect(pack.manifest).toMatchObject({
      title: 'Split & Sum',
      tags: ['math'],
      timeLimitMs: 1_500,
      memoryLimitKb: 262_144,
      checker: { kind: 'custom', language: 'CPP', protocol: 'testlib' },
    });
    expect(pack.statement).toBe(
      'Print two numbers whose sum is `n`.\n\n## Input\n\nOne number `n`.\n\n## Output\n\nTwo numbers.',
    );
    expect([pack.samples.length, pack.hidden.length, pack.wrong.length]).toEqual([1, 3, 1]);
    expect(pack.checkerSource).toContain('registerTestlibCmd(int count');
    expect(pack.checkerSource).not.toContain('#include "testlib.h"');
  });

  it.each(NAMES)('are the same after export and import: %s', (name) => {
    const { archive, read, write } = FORMATS[name];
    const first = parsed(read(archive()));
    const second = parsed(read(write(definitionOf(first), testsOf(first))));
    const third = parsed(read(write(definitionOf(second), testsOf(second))));
    expect(contentOf(third)).toEqual(contentOf(second));
    const essence = ({
      manifest,
      statement,
      references,
      wrong,
      checkerSource,
      samples,
      hidden,
    }: ProblemPackage) => ({
      manifest: { ...manifest, wrong: manifest.wrong.map(({ verdict }) => verdict) },
      statement,
      references,
      sources: wrong.map(({ source }) => source),
      checkerSource,
      texts: [...samples, ...hidden].map(({ input, answer }) => [input, answer]),
    });
    expect(essence(second)).toEqual(essence(first));
  });

  it.each([
    'two-sum',
    'course-order',
    'three-way-zero-sum',
    'square-root-by-bisection',
    'top-k-frequent',
    'first-dry-valve',
  ])('hold the tests, programs and checker of the shipped %s', (slug) => {
    const pack = readPackage(slug);
    const again = parsed(readKattis(kattisFilesOf(definitionOf(pack), testsOf(pack), PROBLEM_ID)));
    const { title, difficulty, tags, timeLimitMs, memoryLimitKb, checker } = pack.manifest;
    expect(again.manifest).toMatchObject({ title, difficulty, tags, timeLimitMs, memoryLimitKb, checker });
    expect(again.references).toEqual(pack.references);
    expect([again.statement, again.constraints]).toEqual([pack.statement, pack.constraints]);
    expect(again.samples).toEqual(pack.samples);
    const texts = (one: ProblemPackage) => one.hidden.map(({ input, answer }) => [input, answer]);
    expect(texts(again)).toEqual(texts(pack));
    expect(again.checkerSource).toBe(pack.checkerSource);
  });

  it.each<[string, CheckerSpec]>([
    ['', { kind: 'tokens', ignoreCase: true }],
    ['case_sensitive', { kind: 'tokens' }],
    ['case_sensitive space_change_sensitive', { kind: 'exact' }],
    ['float_tolerance 1e-4', { kind: 'floats', absolute: 1e-4, relative: 1e-4, ignoreCase: true }],
    ['case_sensitive float_absolute_tolerance 0.5', { kind: 'floats', absolute: 0.5, relative: 1e-300 }],
  ])('read the flags %j of the default validator', (flags, checker) => {
    const files = new Map(kattisArchive({ 'problem.yaml': `name: Split It\nvalidator_flags: ${flags}\n` }));
    for (const path of files.keys()) if (path.startsWith('output_validators/')) files.delete(path);
    const pack = parsed(readKattis(files));
    expect(pack.manifest.checker).toEqual(checker);
    const written = kattisFilesOf(definitionOf(pack), testsOf(pack), PROBLEM_ID);
    expect(parsed(readKattis(written)).manifest.checker).toEqual(checker);
  });

  it.each(['validation: custom interactive', 'type: interactive'])(
    'of Kattis with "%s" have an interactor, and no test needs an answer',
    (kind) => {
      const files = new Map(kattisArchive({ 'problem.yaml': `name: Split It\n${kind}\n` }));
      files.delete('data/secret/2.ans');
      const pack = parsed(readKattis(files));
      expect(pack.manifest.checker).toEqual({ kind: 'interactive', language: 'CPP', protocol: 'kattis' });
      expect(pack.checkerSource).toContain('inline int say');
      expect(pack.hidden[0]).toMatchObject({ input: '0\n', answer: '' });
      const again = parsed(readKattis(kattisFilesOf(definitionOf(pack), testsOf(pack), PROBLEM_ID)));
      expect(again.manifest.checker).toEqual(pack.manifest.checker);
      expect(again.checkerSource).toBe(pack.checkerSource);
    },
  );

  it('of Kattis are refused without the interactor', () => {
    const files = new Map(kattisArchive({ 'problem.yaml': 'name: x\ntype: interactive\n' }));
    files.delete('output_validators/sum/validate.cc');
    files.delete('output_validators/sum/answers.h');
    expect(() => readKattis(files)).toThrow('the interactor is missing');
  });

  it('of Polygon bring the interactor, which decides alone', () => {
    const plain = polygonArchive().get('problem.xml')?.toString() ?? '';
    const xml = plain.replace(
      '<solutions>',
      '<interactor><source path="files/talk.cpp" type="cpp.g++17"/></interactor><solutions>',
    );
    const read = readPolygon(
      polygonArchive({ 'problem.xml': xml, 'files/talk.cpp': '#include "testlib.h"\nint main() {}\n' }),
    );
    const pack = parsed(read);
    expect(pack.manifest.checker).toEqual({ kind: 'interactive', language: 'CPP', protocol: 'testlib' });
    expect(pack.checkerSource).toMatch(/registerTestlibCmd[^]*int main\(\) \{\}/);
    expect(read.notes).toContain(
      'The checker is left out: the interactor decides. Verify the wrong programs before publishing.',
    );
    const definition = definitionOf(pack);
    expect(() => kattisFilesOf(definition, [], PROBLEM_ID)).toThrow(
      /interactor with testlib cannot be exported/,
    );
    expect(() => polygonFilesOf(definition, [])).toThrow(/Polygon has no checker/);
  });

  it.each([
    [
      'a multi-pass problem',
      { 'problem.yaml': 'name: x\ntype: pass-fail multi-pass\n' },
      /"multi-pass" cannot be imported/,
    ],
    [
      'a validator that gives points',
      { 'problem.yaml': 'name: x\nvalidation: custom score\n' },
      /"score" cannot be imported/,
    ],
    [
      'two validators',
      { 'output_validators/sum/other.cc': 'int x;' },
      /other.cc: an output validator may have one/,
    ],
    [
      'a validator in Java',
      { 'output_validators/sum/validate.cc': '', 'output_validators/sum/V.java': '' },
      /one source/,
    ],
  ])('of Kattis are refused with %s', (_what, change, message) => {
    expect(() => readKattis(kattisArchive(change))).toThrow(message);
  });

  it.each([
    ['a document type', { 'problem.xml': '<!DOCTYPE a [<!ENTITY b "c">]><problem/>' }, /document type/],
    ['deep elements', { 'problem.xml': '<a>'.repeat(500) }, /too many elements/],
    ['a broken file', { 'problem.xml': '<problem>' }, /problem.xml cannot be read/],
    ['a test that is not generated yet', { 'problem.xml': polygonXml('tests/%03d') }, /a full package/],
    [
      'a checker without testlib.h',
      { 'files/check.cpp': '#include "testlib.h"\n', 'files/testlib.h': '' },
      null,
    ],
  ])('of Polygon are refused with %s', (_what, change, message) => {
    const files = new Map(polygonArchive(change));
    if (message === null) files.delete('files/testlib.h');
    expect(() => readPolygon(files)).toThrow(message ?? /needs testlib.h/);
  });

  it('refuse to write a checker that the other judge does not have', () => {
    const definition = { ...definitionOf(parsed(readPolygon(polygonArchive()))) };
    expect(() => kattisFilesOf(definition, [], PROBLEM_ID)).toThrow(/testlib cannot be exported/);
    expect(() => polygonFilesOf({ ...definition, checker: { kind: 'unordered_lines' } }, [])).toThrow(
      /Polygon has no/,
    );
  });
});

function polygonXml(pattern: string): string {
  return polygonArchive().get('problem.xml')?.toString().replace('tests/%02d<', `${pattern}<`) ?? '';
}

describe('statements in LaTeX', () => {
  it.each([
    ['a \\textbf{bold} and \\emph{it}', 'a **bold** and *it*'],
    ['$a_i \\le 10^5$ and $$x \\cdot y$$', '`a_i ≤ 10^5` and `x × y`'],
    ['100\\% % a comment', '100%'],
    ['\\begin{enumerate}\n  \\item one\n  \\item two\n\\end{enumerate}', '- one\n\n- two'],
    ["``quoted'' --- so", '"quoted" — so'],
    ['\\unknown{x}', '\\unknown{x}'],
  ])('%j becomes %j', (tex, markdown) => {
    expect(texToMarkdown(tex)).toBe(markdown);
  });

  it('take time in proportion to their length', () => {
    expect(texToMarkdown(`${'\\textbf{'.repeat(20_000)}${' '.repeat(50_000)}$`)).toContain('\\textbf{');
  });
});
