import {
  byFileName,
  checkerFile,
  solutionFile,
  type PackageFiles,
  type ProblemDefinition,
} from '@evident/catalogue';
import { isProgram, LANGUAGE_EXTENSIONS, LANGUAGES, type StoredTest } from '@evident/contracts';
import { stringify } from 'yaml';

/**
 * A stored problem in the package layout. A generated test that is as the package made it is listed with its family,
 * sizes and seed; the text of every other test is written, so that an import gives the tests that learners have now.
 * @param packageTests the tests that the package's files gave; none when that is not known
 */
export function packageFilesOf(
  definition: ProblemDefinition,
  tests: readonly StoredTest[],
  packageTests: readonly StoredTest[] = [],
): PackageFiles {
  const { authoring } = definition;
  const regenerable = generatedUnchanged(definition, tests, packageTests);
  const files = new Map<string, string>([
    ['statement.md', line(definition.description)],
    ['constraints.md', line(definition.constraints)],
    ['hints.md', line(definition.hints ?? '')],
    ['editorial.md', line(definition.editorial ?? '')],
  ]);
  const written = tests.filter(({ id }) => !regenerable.has(id));
  const ids = addTests(
    files,
    written,
    authoring?.explanations ?? {},
    definition.examples.JAVASCRIPT.explanation,
  );
  files.set('problem.yaml', stringify(manifestOf(definition, regenerable, ids)));
  for (const language of LANGUAGES) {
    const reference = definition.referenceSolutions[language];
    const starter = definition.codeSnippets[language];
    if (reference) files.set(solutionFile(language, 'reference'), reference);
    if (starter) files.set(solutionFile(language, 'starter'), starter);
  }
  const { checker } = definition;
  if (isProgram(checker)) files.set(checkerFile(checker), checker.source ?? '');
  if (authoring) addAuthoring(files, authoring);
  return new Map([...files].map(([path, text]) => [path, Buffer.from(text, 'utf8')]));
}

const line = (text: string): string => (text === '' ? '' : `${text}\n`);

/** Names of the generated tests that generator and reference would make again. */
function generatedUnchanged(
  { authoring }: ProblemDefinition,
  tests: readonly StoredTest[],
  packageTests: readonly StoredTest[],
): ReadonlySet<string> {
  const made = new Map(packageTests.map((test) => [test.id, test]));
  const listed = new Set(authoring?.generated.map(({ name }) => name));
  const isSame = ({ id, input, answer, hidden }: StoredTest): boolean => {
    const before = made.get(id);
    return before !== undefined && hidden && before.input === input && before.answer === answer;
  };
  return new Set(tests.filter((test) => listed.has(test.id) && isSame(test)).map(({ id }) => id));
}

function manifestOf(
  definition: ProblemDefinition,
  regenerable: ReadonlySet<string>,
  ids: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const { authoring, targetComplexity, checker, groups } = definition;
  return {
    title: definition.title,
    difficulty: definition.difficulty,
    tags: definition.tags,
    category: definition.category,
    timeLimitMs: definition.timeLimitMs,
    ...(Object.keys(definition.timeLimitsMs).length > 0 && { timeLimitsMs: definition.timeLimitsMs }),
    memoryLimitKb: definition.memoryLimitKb,
    checker: isProgram(checker) ? { ...checker, source: undefined } : checker,
    complexity: targetComplexity && { ...targetComplexity, measurable: authoring?.measurable ?? false },
    stopAtFirstFailure: definition.stopAtFirstFailure,
    ...(groups && {
      groups: groups.map((group) => ({ ...group, tests: group.tests.map((id) => ids.get(id) ?? id) })),
    }),
    generated: (authoring?.generated ?? [])
      .filter(({ name }) => regenerable.has(name))
      .map(({ name, family, sizes, seed }) => ({ name, family, sizes, seed })),
    wrong: (authoring?.wrong ?? []).map(({ file, verdict, why }) => ({ file, verdict, why })),
    small: authoring?.small ?? {},
  };
}

function addAuthoring(
  files: Map<string, string>,
  authoring: NonNullable<ProblemDefinition['authoring']>,
): void {
  const { mistakes = [] } = authoring;
  if (authoring.generatorSource) files.set('generator.mjs', authoring.generatorSource);
  if (authoring.validatorSource) files.set('validator.mjs', authoring.validatorSource);
  if (authoring.bruteSource) files.set(`brute.${LANGUAGE_EXTENSIONS.PYTHON}`, authoring.bruteSource);
  for (const wrong of authoring.wrong) files.set(wrong.file, wrong.source);
  for (const mistake of mistakes) files.set(mistake.file, mistake.source);
  if (mistakes.length > 0)
    files.set('mistakes.yaml', stringify(mistakes.map(({ file, kind, why }) => ({ file, kind, why }))));
  for (const bad of authoring.badInputs) files.set(`bad-inputs/${bad.name}.in`, bad.input);
}

/** @returns the ids that the tests get from the names of their files, by the ids that they have. */
function addTests(
  files: Map<string, string>,
  tests: readonly StoredTest[],
  explanations: Record<string, string>,
  firstExplanation: string | undefined,
): ReadonlyMap<string, string> {
  const samples = tests.filter(({ hidden }) => !hidden);
  const hidden = tests.filter((test) => test.hidden);
  const sampleNames =
    inOrder(samples.map(({ id }) => /^sample-(.+)$/.exec(id)?.[1] ?? '')) ?? numbered(samples);
  // A sample that was hidden later must not have the name of another one.
  const ownNames = hidden.map(({ id }) => (id.startsWith('sample-') ? '' : id));
  const hiddenNames = inOrder(ownNames) ?? hidden.map(({ id }, at) => hiddenName(id, at));
  const add = (path: string, { input, answer }: StoredTest): void => {
    files.set(`${path}.in`, input);
    files.set(`${path}.out`, answer);
  };
  for (const [at, test] of samples.entries()) {
    const path = `samples/${sampleNames[at]}`;
    add(path, test);
    const explanation = explanations[test.id] ?? (at === 0 ? firstExplanation : undefined);
    if (explanation) files.set(`${path}.md`, line(explanation));
  }
  for (const [at, test] of hidden.entries()) add(`hidden/${hiddenNames[at]}`, test);
  return new Map([
    ...samples.map(({ id }, at) => [id, `sample-${sampleNames[at]}`] as const),
    ...hidden.map(({ id }, at) => [id, hiddenNames[at] ?? id] as const),
  ]);
}

const FILE_NAME = /^[\w-][\w.-]*$/;

/** @returns the names if they are names of files and reading the files by name keeps the order of the tests. */
function inOrder(names: readonly string[]): readonly string[] | null {
  const isOrdered = names.every((name, at) => at === 0 || byFileName(names[at - 1] ?? '', name) < 0);
  return isOrdered && names.every((name) => FILE_NAME.test(name)) ? names : null;
}

const numbered = (tests: readonly StoredTest[]): string[] => tests.map((_test, at) => String(at + 1));

/** The number in front keeps the order. */
const hiddenName = (id: string, at: number): string =>
  `${String(at + 1).padStart(3, '0')}-${id.replace(/^\d{2,3}-/, '').replace(/[^\w-]/g, '-')}`;
