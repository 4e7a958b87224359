import { checkerOf, definitionOf, parsePackage, type PackageFiles } from '@evident/catalogue';
import { LANGUAGES, type StoredTest } from '@evident/contracts';
import { readKattis } from '@evident/problems/authoring/formats/kattis-reader';
import { kattisFilesOf } from '@evident/problems/authoring/formats/kattis-writer';
import type { ForeignPackage } from '@evident/problems/authoring/formats/package-draft';
import { readPolygon } from '@evident/problems/authoring/formats/polygon-reader';
import { polygonFilesOf } from '@evident/problems/authoring/formats/polygon-writer';
import { kattisArchive, polygonArchive } from '@evident/problems/authoring/formats/testing/foreign-archives';
import { Judge } from '../judging/judge.js';

const ID = '2f7b6c8e-8a55-4a3c-b1d4-6f0d6f1c2a10';
const SLOW_MS = 240_000;

describe('packages of other judges in the sandbox', () => {
  let judge: Judge;
  beforeAll(async () => {
    judge = await Judge.open();
  }, SLOW_MS);
  afterAll(() => judge.close());

  /** Verdicts of the references and the wrong solutions, and what the package holds. */
  async function judged({ files }: ForeignPackage) {
    const pack = parsePackage('split-it', files, { isImport: true });
    const tests: StoredTest[] = [
      ...pack.samples.map(({ id, input, answer }) => ({ id, input, answer, hidden: false })),
      ...pack.hidden.map(({ id, input, answer }) => ({ id, input, answer, hidden: true })),
    ];
    const run = (language: (typeof LANGUAGES)[number], sourceCode: string) =>
      judge.judge({
        language,
        sourceCode,
        limits: pack.manifest,
        checker: checkerOf(pack),
        tests,
        stopAtFirstFailure: false,
      });
    const verdicts: string[] = [];
    for (const language of LANGUAGES) {
      const source = pack.references[language];
      if (source) verdicts.push(`${language} ${(await run(language, source)).verdict}`);
    }
    const [wrong] = pack.wrong;
    const refused = wrong && (await run('PYTHON', wrong.source));
    return {
      verdicts,
      refused: refused && [refused.verdict, refused.tests.map(({ message }) => message)],
      definition: definitionOf(pack),
      tests,
    };
  }

  it.each([
    [
      'Kattis',
      kattisArchive,
      readKattis,
      (...[definition, tests]: Parameters<typeof polygonFilesOf>) => kattisFilesOf(definition, tests, ID),
    ],
    ['Polygon', polygonArchive, readPolygon, polygonFilesOf],
  ] as const)(
    'of %s are imported, judged by their own checker in C++, exported, imported and judged again',
    async (_name, archive: () => PackageFiles, read: (files: PackageFiles) => ForeignPackage, write) => {
      const expected = {
        // Many answers are right: the program in C++ prints another one than the tests hold.
        verdicts: ['PYTHON accepted', 'CPP accepted'],
        refused: ['wrong_answer', ['wrong sum', '', 'wrong sum', 'wrong sum']],
      };
      const first = await judged(read(archive()));
      // The sum of twice zero is zero. A checker with testlib says why it accepts, too.
      const withoutPraise = ({ verdicts, refused }: typeof first) => ({
        verdicts,
        refused: refused && [
          refused[0],
          (refused[1] as string[]).map((message) => message.replace('right sum', '')),
        ],
      });
      expect(withoutPraise(first)).toEqual(expected);
      const second = await judged(read(write(first.definition, first.tests)));
      expect(withoutPraise(second)).toEqual(expected);
      expect(second.definition.checker).toEqual(first.definition.checker);
    },
    SLOW_MS,
  );
});
