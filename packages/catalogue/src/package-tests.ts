import { LIMITS, type GeneratedTest, type Generator, type StoredTest } from '@evident/contracts';
import { generatorRandom } from './generator-random.js';
import { loadPackageModules, type PackageModules } from './packages.js';
import { PackageError, type ProblemPackage } from './problem-package.js';
import { withReference } from './reference-program.js';
import { canonicalText, testSetOf, type TestSet } from './test-set.js';

const PARALLEL_RUNS = 2;

/**
 * Makes all tests of a package: samples, hidden tests written by hand, and generated tests with the reference's answers.
 * Runs the generator in this process and the reference as a child process, so only for packages of this repository.
 * @throws PackageError naming the test that could not be made.
 */
export async function makeTestSet(pack: ProblemPackage, problemsFolder?: string): Promise<TestSet> {
  const { generator, validate } = await loadPackageModules(pack.slug, problemsFolder);
  const written: StoredTest[] = [
    ...pack.samples.map((test) => ({ ...test, hidden: false })),
    ...pack.hidden.map((test) => ({ ...test, hidden: true })),
  ].map(({ id, input, answer, hidden }) => ({ id, input, answer, hidden }));
  const generated = await withReference(pack.references.JAVASCRIPT, (run) =>
    inParallel(pack.manifest.generated, async (test): Promise<StoredTest> => {
      const input = generateInput(pack.slug, generator, test);
      const answer = await run(input).catch((error: unknown) => {
        throw new PackageError(
          `${pack.slug}: the reference fails generated test ${test.name}: ${messageOf(error)}`,
        );
      });
      return { id: test.name, input, answer: canonicalText(answer), hidden: true };
    }),
  );
  const tests = [...written, ...generated];
  checkTests(pack.slug, tests, validate);
  return testSetOf(tests);
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

function checkTests(slug: string, tests: readonly StoredTest[], validate: PackageModules['validate']): void {
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
    const complaint = validate(input);
    if (complaint !== null) throw new PackageError(`${slug}: the validator refuses test ${id}: ${complaint}`);
  }
}

async function inParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < items.length) {
      const index = next++;
      results[index] = await work(items[index] as T);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_RUNS }, lane));
  return results;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
