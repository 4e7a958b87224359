import {
  definitionOf,
  parsePackage,
  readPackage,
  type PackageFiles,
  type ProblemDefinition,
  type ProblemPackage,
} from '@evident/catalogue';
import type { CheckerSpec, StoredTest } from '@evident/contracts';
import { describe, expect, it } from '@jest/globals';
import { isKattis, readKattis } from './kattis-reader.js';
import { kattisFilesOf } from './kattis-writer.js';
import type { ForeignPackage } from './package-draft.js';
import { isPolygon, readPolygon } from './polygon-reader.js';
import { polygonFilesOf } from './polygon-writer.js';
import { texToMarkdown } from './tex-to-markdown.js';
import { kattisArchive, polygonArchive } from './testing/foreign-archives.js';

const ID = '2f7b6c8e-8a55-4a3c-b1d4-6f0d6f1c2a10';
const parsed = ({ files }: ForeignPackage): ProblemPackage =>
  parsePackage('split-it', files, { isImport: true });
const testsOf = (pack: ProblemPackage): StoredTest[] => [
  ...pack.samples.map(({ id, input, answer }) => ({ id, input, answer, hidden: false })),
  ...pack.hidden.map(({ id, input, answer }) => ({ id, input, answer, hidden: true })),
];
const content = (pack: ProblemPackage) => ({ ...pack, contentHash: '' });

const FORMATS = {
  kattis: {
    archive: kattisArchive,
    read: readKattis,
    write: (definition: ProblemDefinition, tests: StoredTest[]) => kattisFilesOf(definition, tests, ID),
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
    expect(content(third)).toEqual(content(second));
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
    const again = parsed(readKattis(kattisFilesOf(definitionOf(pack), testsOf(pack), ID)));
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
    const written = kattisFilesOf(definitionOf(pack), testsOf(pack), ID);
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
      const again = parsed(readKattis(kattisFilesOf(definitionOf(pack), testsOf(pack), ID)));
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
    expect(() => kattisFilesOf(definition, [], ID)).toThrow(/interactor with testlib cannot be exported/);
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
    expect(() => kattisFilesOf(definition, [], ID)).toThrow(/testlib cannot be exported/);
    expect(() => polygonFilesOf({ ...definition, checker: { kind: 'unordered_lines' } }, [])).toThrow(
      /Polygon has no/,
    );
  });
});

function polygonXml(pattern: string): string {
  return polygonArchive().get('problem.xml')?.toString().replace('tests/%02d<', `${pattern}<`) ?? '';
}

const GROUPS = [
  { name: 'Samples', points: 0, tests: ['sample-1'] },
  { name: 'n ≤ 1', points: 40, needs: ['Samples'], tests: ['001-2'] },
  { name: 'Anything', points: 60, needs: ['Samples', 'n ≤ 1'], tests: ['002-3', '003-4'] },
];
/** What both formats keep: the tests are known by their texts. */
const groupsOf = (pack: ProblemPackage) => {
  const inputs = new Map(testsOf(pack).map(({ id, input }) => [id, input]));
  return pack.manifest.groups?.map(({ tests, ...group }) => ({
    ...group,
    inputs: tests.map((id) => inputs.get(id)),
  }));
};

describe('groups that give points', () => {
  const plain = parsed(readKattis(kattisArchive()));
  const definition = { ...definitionOf(plain), checker: { kind: 'exact' as const }, groups: GROUPS };
  const wanted = groupsOf({ ...plain, manifest: { ...plain.manifest, groups: GROUPS } });

  it.each(NAMES)('are the same after export and import: %s', (name) => {
    const { read, write } = FORMATS[name];
    const { files, notes } = read(write(definition, testsOf(plain)));
    const again = parsed({ files, notes });
    expect(groupsOf(again)).toEqual(wanted);
    expect(notes.filter((note) => /point|group/.test(note))).toEqual([]);
    const third = parsed(read(write(definitionOf(again), testsOf(again))));
    expect(content(third)).toEqual(content(again));
  });

  it('of Kattis are written as the version 2023-07-draft has them', () => {
    const files = kattisFilesOf(definition, testsOf(plain), ID);
    const text = (path: string) => files.get(path)?.toString();
    expect(text('problem.yaml')).toContain('type: scoring');
    expect(text('data/secret/testdata.yaml')).toBe('scoring:\n  score: 100\n  aggregation: sum\n');
    expect(text('data/secret/03-anything/testdata.yaml')).toBe(
      '# evident-group: Anything\nscoring:\n  score: 60\n  aggregation: pass-fail\n  require-pass:\n    - sample\n    - secret/02-n-1\n',
    );
    expect([...files.keys()].filter((path) => path.endsWith('.in'))).toEqual([
      'data/sample/001.in',
      'data/secret/02-n-1/002-2.in',
      'data/secret/03-anything/003-3.in',
      'data/secret/03-anything/004-4.in',
    ]);
  });

  /** The tests 2, 3 and 4 in two folders. */
  const scoring = (manifest: string, configs: Readonly<Record<string, string>>): PackageFiles => {
    const files = new Map(
      kattisArchive({ 'problem.yaml': `name: Split It\nvalidation: custom\n${manifest}`, ...configs }),
    );
    for (const [number, folder] of [
      ['2', 'g1'],
      ['3', 'g2'],
      ['4', 'g2'],
    ] as const)
      for (const ending of ['in', 'ans']) {
        const path = `data/secret/${number}.${ending}`;
        files.set(`data/secret/${folder}/${number}.${ending}`, files.get(path) as Buffer);
        files.delete(path);
      }
    return files;
  };
  const told = (files: PackageFiles) => {
    const { notes, ...read } = readKattis(files);
    const groups = parsed({ notes, ...read }).manifest.groups ?? [];
    return [
      groups.map(({ name, points, needs = [] }) => [name, points, ...needs].join(' ')),
      notes.filter((note) => /point|group/.test(note)),
    ];
  };

  it.each<[string, string, Record<string, string>, string[], string[]]>([
    [
      'the legacy version',
      'type: scoring\n',
      {
        'data/testdata.yaml': 'on_reject: continue\ngrader_flags: ignore_sample\n',
        'data/secret/testdata.yaml': 'grader_flags: min\n',
        'data/secret/g1/testdata.yaml': 'on_reject: break\naccept_score: 30\nrange: 0 30\n',
        'data/secret/g2/testdata.yaml': 'accept_score: 70\n',
      },
      ['Samples 0', 'g1 30', 'g2 70'],
      [],
    ],
    [
      'the legacy version with points for each test',
      'type: scoring\n',
      { 'data/secret/testdata.yaml': 'accept_score: 12.5\n' },
      ['Samples 0', 'g1 13', 'g2 25'],
      [
        'Each test of data/secret/g2 gave points. The group now gives all or none.',
        'The 12.5 points of data/secret/g1 became 13.',
      ],
    ],
    [
      '2023-07-draft with points that follow from the total',
      'problem_format_version: 2023-07-draft\ntype: [scoring]\n',
      {
        'data/secret/testdata.yaml': 'scoring:\n  score: 50\n',
        'data/secret/g1/testdata.yaml': 'scoring:\n  score: 20\n',
        'data/secret/g2/testdata.yaml': 'scoring:\n  require-pass: secret/g1\n',
      },
      ['Samples 0', 'g1 20', 'g2 30 g1'],
      [],
    ],
    [
      '2025-09',
      'problem_format_version: 2025-09\ntype: scoring\n',
      {
        'data/secret/g1/test_group.yaml': 'max_score: 25\nrequire_pass: sample\n',
        'data/secret/g2/test_group.yaml':
          'max_score: 75\nscore_aggregation: sum\nrequire_pass: [sample, secret/g1, secret/none]\n',
      },
      ['Samples 0', 'g1 25 Samples', 'g2 75 Samples g1'],
      [
        'Each test of data/secret/g2 gave points. The group now gives all or none.',
        'data/secret/g2 needs secret/none, which is no group; that is left out.',
      ],
    ],
  ])('of Kattis are read from %s', (_what, manifest, configs, groups, notes) => {
    expect(told(scoring(manifest, configs))).toEqual([groups, notes]);
  });

  it.each([
    [
      'tests beside the groups',
      kattisArchive({ 'problem.yaml': 'name: x\ntype: scoring\n' }),
      /in groups: in folders/,
    ],
    [
      'points that are no number',
      scoring('problem_format_version: 2025-09\ntype: scoring\n', {
        'data/secret/g1/test_group.yaml': 'max_score: unbounded\n',
      }),
      /g1: "unbounded" is no number of points/,
    ],
    [
      'a grader of its own',
      scoring('type: scoring\n', { 'data/testdata.yaml': 'grading: custom\n' }),
      /grader of its own/,
    ],
    [
      'few points as the aim',
      scoring('type: scoring\ngrading:\n  objective: min\n', {}),
      /few points are good/,
    ],
  ])('of Kattis are refused with %s', (_what, files, message) => {
    expect(() => readKattis(files)).toThrow(message);
  });

  it('of Kattis cannot give points for samples', () => {
    const groups = GROUPS.map((group) => ({ ...group, points: 10 }));
    expect(() => kattisFilesOf({ ...definition, groups }, testsOf(plain), ID)).toThrow(
      'the group “Samples” gives points for samples, which give none there',
    );
  });

  const polygonGroups = (groups: string) => {
    const xml = polygonArchive().get('problem.xml')?.toString() ?? '';
    const tests = ['0" points="0.0', '1" points="10.5', '1" points="20.0', '2" points="69.5'];
    let at = 0;
    return polygonArchive({
      'problem.xml': xml
        .replace(/<test (?=[mc])/g, () => `<test group="${tests[at++]}" `)
        .replace('</tests>', `</tests><groups>${groups}</groups>`),
    });
  };

  it('of Polygon come with what they depend on, whatever their order', () => {
    const read = readPolygon(
      polygonGroups(
        '<group name="2" points-policy="complete-group"><dependencies><dependency group="1"/></dependencies></group>' +
          '<group name="0" points="0.0" points-policy="complete-group"/>' +
          '<group name="1" points-policy="each-test"><dependencies><dependency group="0"/></dependencies></group>',
      ),
    );
    const groups = parsed(read).manifest.groups ?? [];
    expect(groups.map(({ name, points, needs = [], tests }) => [name, points, needs, tests.length])).toEqual([
      ['0', 0, [], 1],
      ['1', 31, ['0'], 2],
      ['2', 70, ['1'], 1],
    ]);
    expect(read.notes.filter((note) => /point|group/.test(note))).toEqual([
      'The 69.5 points of the group “2” became 70.',
      'Each test of the group “1” gave points. The group now gives all or none.',
      'The 30.5 points of the group “1” became 31.',
    ]);
  });

  it('of Polygon are left out where a test has none, and refused where they need each other', () => {
    const { files, notes } = readPolygon(polygonGroups('<group name="0" points="5"/><group name="1"/>'));
    expect(parsed({ files, notes }).manifest).not.toHaveProperty('groups');
    expect(notes).toContain('Test 4 is in no group, so the groups are left out.');
    const needing = (group: string) => `<dependencies><dependency group="${group}"/></dependencies>`;
    const circle = `<group name="0"/><group name="1">${needing('2')}</group><group name="2">${needing('1')}</group>`;
    expect(() => readPolygon(polygonGroups(circle))).toThrow(/need each other/);
  });
});

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
