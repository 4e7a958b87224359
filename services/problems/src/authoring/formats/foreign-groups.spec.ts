import {
  definitionOf,
  type PackageFiles,
  type ProblemDefinition,
  type ProblemPackage,
} from '@evident/catalogue';
import type { StoredTest } from '@evident/contracts';
import { describe, expect, it } from '@jest/globals';
import { readKattis } from './kattis-reader.js';
import { kattisFilesOf } from './kattis-writer.js';
import { readPolygon } from './polygon-reader.js';
import { polygonFilesOf } from './polygon-writer.js';
import { kattisArchive, polygonArchive } from './testing/foreign-archives.js';
import { contentOf, parsed, PROBLEM_ID, testsOf } from './testing/read-packages.js';

const FORMATS = {
  kattis: {
    read: readKattis,
    write: (definition: ProblemDefinition, tests: StoredTest[]) =>
      kattisFilesOf(definition, tests, PROBLEM_ID),
  },
  polygon: { read: readPolygon, write: polygonFilesOf },
} as const;

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

  it.each(['kattis', 'polygon'] as const)('are the same after export and import: %s', (name) => {
    const { read, write } = FORMATS[name];
    const { files, notes } = read(write(definition, testsOf(plain)));
    const again = parsed({ files, notes });
    expect(groupsOf(again)).toEqual(wanted);
    expect(notes.filter((note) => /point|group/.test(note))).toEqual([]);
    const third = parsed(read(write(definitionOf(again), testsOf(again))));
    expect(contentOf(third)).toEqual(contentOf(again));
  });

  it('of Kattis are written as the version 2023-07-draft has them', () => {
    const files = kattisFilesOf(definition, testsOf(plain), PROBLEM_ID);
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
    expect(() => kattisFilesOf({ ...definition, groups }, testsOf(plain), PROBLEM_ID)).toThrow(
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
