import {
  packTestSet,
  problemIdOfSlug,
  testSetOf,
  writeManifest,
  writeTestSet,
  type BuiltProblem,
  type BuiltTopic,
  type StudyPlan,
} from '@evident/catalogue';
import type { StoredTest } from '@evident/contracts';

/** Marks texts that no learner may receive. */
export const SECRET = 'S3CRET';

export const SUM_ID = problemIdOfSlug('sum-of-two');
export const ECHO_ID = problemIdOfSlug('echo');

export function sumTests(): StoredTest[] {
  return [
    { id: 'sample-1', input: '1 2\n', answer: '3\n', hidden: false },
    { id: 'sample-2', input: '2 2\n', answer: '4\n', hidden: false },
    { id: 'h1', input: `10 1 ${SECRET}-in-1\n`, answer: `11 ${SECRET}-out-1\n`, hidden: true },
    { id: 'h2', input: `20 2 ${SECRET}-in-2\n`, answer: `22 ${SECRET}-out-2\n`, hidden: true },
    { id: 'h3', input: `30 3 ${SECRET}-in-3\n`, answer: `33 ${SECRET}-out-3\n`, hidden: true },
  ];
}

export function builtProblem(
  slug: string,
  title: string,
  change: Partial<BuiltProblem['definition']> = {},
): BuiltProblem {
  const example = { input: '1 2', output: '3' };
  const perLanguage = (text: string) => ({
    JAVASCRIPT: `${text} js`,
    PYTHON: `${text} py`,
    JAVA: `${text} java`,
  });
  return {
    slug,
    contentHash: `${slug}-1`,
    testSetHash: '',
    testCount: 0,
    definition: {
      slug,
      title,
      difficulty: 'EASY',
      tags: ['Math'],
      category: 'Math',
      description: 'Add the two numbers that stand on the line.',
      constraints: '- small',
      hints: 'One\n---\nTwo',
      editorial: 'Add them.',
      examples: { JAVASCRIPT: example, PYTHON: example, JAVA: example },
      codeSnippets: perLanguage('starter'),
      referenceSolutions: perLanguage(`${SECRET} reference`),
      timeLimitMs: 2_000,
      timeLimitsMs: {},
      memoryLimitKb: 262_144,
      checker: { kind: 'exact' },
      stopAtFirstFailure: false,
      targetComplexity: { time: 'O(1)', space: 'O(1)' },
      authoring: null,
      ...change,
    },
  };
}

/** Writes a built catalogue of the given problems, as the build would. */
export async function writeCatalogue(
  dir: string,
  problems: readonly [BuiltProblem, StoredTest[]][],
  studyPlans: StudyPlan[] = [],
  topics: BuiltTopic[] = [],
): Promise<void> {
  const built: BuiltProblem[] = [];
  for (const [problem, tests] of problems) {
    const set = testSetOf(tests);
    await writeTestSet(dir, await packTestSet(set));
    built.push({ ...problem, testSetHash: set.hash, testCount: tests.length });
  }
  await writeManifest(dir, built, studyPlans, topics);
}
