import {
  definitionOf,
  parsePackage,
  readPackage,
  type PackageFiles,
  type ProblemDefinition,
  type ProblemPackage,
} from '@evident/catalogue';
import type { StoredTest } from '@evident/contracts';
import fc from 'fast-check';
import { packageFilesOf } from './package-writer.js';

/** A shipped package with every kind of file among them: custom checkers, tolerances, mistakes, generated tests. */
const SLUGS = [
  'two-sum',
  'group-anagrams',
  'course-order',
  'square-root-by-bisection',
  'merge-intervals',
  'fizz-buzz',
  'first-dry-valve',
];

/** The tests of a package as an import stores them. What the generator prints does not matter here. */
const testsOf = (pack: ProblemPackage): StoredTest[] => [
  ...pack.samples.map(({ id, input, answer }) => ({ id, input, answer, hidden: false })),
  ...pack.hidden.map(({ id, input, answer }) => ({ id, input, answer, hidden: true })),
  ...pack.manifest.generated.map(({ name }) => ({
    id: name,
    input: `${name}\n`,
    answer: '1\n',
    hidden: true,
  })),
];

const read = (slug: string, files: PackageFiles): ProblemPackage =>
  parsePackage(slug, files, { isImport: true });
const content = (pack: ProblemPackage) => ({ ...pack, contentHash: '' });

describe('an exported package', () => {
  it.each(SLUGS)('%s is the package that was imported', (slug) => {
    const pack = readPackage(slug);
    const tests = testsOf(pack);
    expect(content(read(slug, packageFilesOf(definitionOf(pack), tests, tests)))).toEqual(content(pack));
  });

  const pack = readPackage('two-sum');
  const made = testsOf(pack);
  const generatedIn = (files: PackageFiles) => read('x', files).manifest.generated.map(({ name }) => name);

  it('writes the text of a generated test that was edited, and lists the others', () => {
    const [edited, ...others] = pack.manifest.generated.map(({ name }) => name);
    const tests = made.map((test) => (test.id === edited ? { ...test, answer: '2\n' } : test));
    const files = packageFilesOf(definitionOf(pack), tests, made);
    expect(generatedIn(files)).toEqual(others);
    expect(testsOf(read('x', files)).find(({ answer }) => answer === '2\n')?.input).toBe(`${edited}\n`);
  });

  it('writes the text of every test when it does not know what the package made', () => {
    const files = packageFilesOf(definitionOf(pack), made);
    expect(generatedIn(files)).toEqual([]);
    expect(testsOf(read('x', files))).toHaveLength(made.length);
  });

  it('holds the same tests in the same order, whatever their names are', () => {
    const id = fc.oneof(
      fc.stringMatching(/^(sample-)?[\w.-]{1,12}$/),
      fc.constantFrom('sample-2', 'sample-10', '.', '..'),
    );
    const test = fc.record({ id, text: fc.string(), hidden: fc.boolean() });
    const bare: ProblemDefinition = { ...definitionOf(pack), authoring: null };
    fc.assert(
      fc.property(
        fc.uniqueArray(test, { minLength: 1, maxLength: 12, selector: (one) => one.id }),
        (some) => {
          const tests = some.map(({ id: name, text, hidden }) => ({
            id: name,
            input: `${JSON.stringify(text)}\n`,
            answer: `${text.length}\n`,
            hidden,
          }));
          if (tests.every(({ hidden }) => hidden)) return;
          const half = Math.ceil(tests.length / 2);
          const parts = [tests.slice(0, half), tests.slice(half)].filter((own) => own.length > 0);
          const groups = parts.map((own, at) => ({
            name: `Group ${at}`,
            points: at,
            tests: own.map((one) => one.id),
          }));
          const written = read('x', packageFilesOf({ ...bare, groups }, tests));
          const again = testsOf(written);
          const inGroups = (all: StoredTest[], of: { tests: string[] }[] = []) =>
            of.map((group) => group.tests.map((own) => all.find((one) => one.id === own)?.input));
          expect(inGroups(again, written.manifest.groups)).toEqual(inGroups(tests, groups));
          const texts = (all: StoredTest[]) =>
            all.map(({ input, answer, hidden }) => [input, answer, hidden]);
          const samplesFirst = [...tests.filter((one) => !one.hidden), ...tests.filter((one) => one.hidden)];
          expect(texts(again)).toEqual(texts(samplesFirst));
        },
      ),
    );
  });
});
