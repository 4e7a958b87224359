import { LIMITS, type GeneratedTest, type Generator, type StoredTest } from '@evident/contracts';
import { generatorRandom } from './generator-random.js';
import { checkGroups } from './package-groups.js';
import { loadGenerator } from './packages.js';
import { PackageError, type ProblemPackage } from './problem-package.js';
import { withReference } from './reference-program.js';
import { canonicalText, testSetOf, type TestSet } from './test-set.js';

/**
 * Makes all tests of a package: samples, hidden tests written by hand, and generated tests with the reference's answers.
 * Runs the package's generator and reference without a sandbox, so only for packages of this repository. The validator is
 * not asked: the verification does that, and it runs for every package that has changed.
 * @throws PackageError naming the test that could not be made.
 */
export async function makeTestSet(pack: ProblemPackage, problemsFolder?: string): Promise<TestSet> {
  const generator = await loadGenerator(pack.slug, problemsFolder);
  const written: StoredTest[] = [
    ...pack.samples.map((test) => ({ ...test, hidden: false })),
    ...pack.hidden.map((test) => ({ ...test, hidden: true })),
  ].map(({ id, input, answer, hidden }) => ({ id, input, answer, hidden }));
  const generated =
    pack.manifest.checker.kind === 'interactive'
      ? pack.manifest.generated.map((test) => unanswered(pack.slug, generator, test))
      : await answered(pack, generator);
  const tests = [...written, ...generated];
  checkTests(pack.slug, tests);
  checkGroups(
    pack.manifest.groups,
    tests.map(({ id }) => id),
  );
  return testSetOf(tests);
}

/** An interactor needs no answer. */
const unanswered = (slug: string, generator: Generator, test: GeneratedTest): StoredTest => ({
  id: test.name,
  input: generateInput(slug, generator, test),
  answer: '',
  hidden: true,
});

async function answered(
  { slug, references, manifest }: ProblemPackage,
  generator: Generator,
): Promise<StoredTest[]> {
  const tests: StoredTest[] = [];
  await withReference(references.JAVASCRIPT, async (run) => {
    for (const test of manifest.generated) {
      const input = generateInput(slug, generator, test);
      const answer = await run(input).catch((error: unknown) => {
        throw new PackageError(
          `${slug}: the reference fails generated test ${test.name}: ${messageOf(error)}`,
        );
      });
      tests.push({ id: test.name, input, answer: canonicalText(answer), hidden: true });
    }
  });
  return tests;
}

/** Makes one input with the package's generator, ending in a line feed. */
export function generateInput(slug: string, generator: Generator, test: GeneratedTest): string {
  if (!generator.families.includes(test.family)) {
    throw new PackageError(`${slug}: generated test ${test.name} names the unknown family "${test.family}"`);
  }
  const { family, sizes } = test;
  return canonicalText(
    generator.generate({ family, sizes: { ...sizes }, random: generatorRandom(test.seed) }),
  );
}

function checkTests(slug: string, tests: readonly StoredTest[]): void {
  const seen = new Set<string>();
  if (tests.length > LIMITS.testsPerProblem)
    throw new PackageError(`${slug}: more than ${LIMITS.testsPerProblem} tests`);
  for (const { id, input, answer } of tests) {
    if (seen.has(id)) throw new PackageError(`${slug}: two tests are named ${id}`);
    seen.add(id);
    if (
      Buffer.byteLength(input) > LIMITS.testInputBytes ||
      Buffer.byteLength(answer) > LIMITS.testInputBytes
    ) {
      throw new PackageError(`${slug}: test ${id} is larger than ${LIMITS.testInputBytes} bytes`);
    }
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
