import type { Example, Problem, TestCase } from '@evident/contracts/http/problems';
import type { EditorLanguage, Language } from '@evident/contracts/languages';

/** A longer test is no example that somebody reads. */
const MOST_CHARACTERS = 2_000;

interface ShownExample extends Example {
  /** Set where the examples of the languages differ. */
  language?: Language;
}

export type RunnableExample = Pick<TestCase, 'input' | 'output'>;

/** @returns the tests to run for these examples, with the very text of the test where an example is one. */
export function testsOfExamples(
  examples: readonly Example[],
  testcases: readonly TestCase[],
): RunnableExample[] {
  return examples.map(
    (example) =>
      testcases.find(
        ({ hidden, input, output }) =>
          hidden !== true && input.trimEnd() === example.input && output.trimEnd() === example.output,
      ) ?? { input: example.input, output: example.output },
  );
}

/** The examples as authors wrote them, the learner's language first, then the other tests that learners may see. */
export function examplesOf(
  { examples, testcases }: Pick<Problem, 'examples' | 'testcases'>,
  language: Language,
): ShownExample[] {
  const written = (Object.keys(examples) as EditorLanguage[])
    .sort((a, b) => Number(b === language) - Number(a === language))
    .map((key) => ({ ...examples[key], language: key }));
  const visible = testcases.filter(
    ({ hidden, input, output }) => hidden !== true && input.length + output.length <= MOST_CHARACTERS,
  );
  const shown = new Map<string, ShownExample>();
  for (const { input = '', output = '', ...rest } of [...written, ...visible] as Partial<ShownExample>[]) {
    const texts = { input: input.trimEnd(), output: output.trimEnd() };
    const key = JSON.stringify(texts);
    if (input !== '' && !shown.has(key)) shown.set(key, { ...texts, ...rest });
  }
  const all = [...shown.values()];
  const differ = all.filter((example) => example.language).length > 1;
  return differ ? all : all.map(({ language: _, ...example }) => example);
}
