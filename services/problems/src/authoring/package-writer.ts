import { solutionFile, type PackageFiles, type ProblemDefinition } from '@evident/catalogue';
import { LANGUAGE_EXTENSIONS, LANGUAGES, type StoredTest } from '@evident/contracts';
import { stringify } from 'yaml';

/**
 * A stored problem in the package layout. It holds the text of every test, also of generated ones, so that an import
 * gives the same tests even when the generator has changed.
 */
export function packageFilesOf(definition: ProblemDefinition, tests: readonly StoredTest[]): PackageFiles {
  const { authoring } = definition;
  const files = new Map<string, string>([
    ['problem.yaml', stringify(manifestOf(definition))],
    ['statement.md', line(definition.description)],
    ['constraints.md', line(definition.constraints)],
    ['hints.md', line(definition.hints ?? '')],
    ['editorial.md', line(definition.editorial ?? '')],
  ]);
  addTests(files, tests, authoring?.explanations ?? {}, definition.examples.JAVASCRIPT.explanation);
  for (const language of LANGUAGES) {
    const reference = definition.referenceSolutions[language];
    const starter = definition.codeSnippets[language];
    if (reference !== undefined) files.set(solutionFile(language, 'reference'), reference);
    if (starter !== undefined) files.set(solutionFile(language, 'starter'), starter);
  }
  if (definition.checker.kind === 'custom') files.set('checker.py', definition.checker.source ?? '');
  if (authoring) {
    if (authoring.generatorSource) files.set('generator.mjs', authoring.generatorSource);
    if (authoring.validatorSource) files.set('validator.mjs', authoring.validatorSource);
    if (authoring.bruteSource) files.set(`brute.${LANGUAGE_EXTENSIONS.PYTHON}`, authoring.bruteSource);
    for (const wrong of authoring.wrong) files.set(wrong.file, wrong.source);
    for (const bad of authoring.badInputs) files.set(`bad-inputs/${bad.name}.in`, bad.input);
  }
  return new Map([...files].map(([path, text]) => [path, Buffer.from(text, 'utf8')]));
}

const line = (text: string): string => (text === '' ? '' : `${text}\n`);

function manifestOf(definition: ProblemDefinition): Record<string, unknown> {
  const { authoring, targetComplexity } = definition;
  return {
    title: definition.title,
    difficulty: definition.difficulty,
    tags: definition.tags,
    category: definition.category,
    timeLimitMs: definition.timeLimitMs,
    ...(Object.keys(definition.timeLimitsMs).length > 0 && { timeLimitsMs: definition.timeLimitsMs }),
    memoryLimitKb: definition.memoryLimitKb,
    checker: definition.checker.kind === 'custom' ? { kind: 'custom' } : definition.checker,
    complexity: targetComplexity && { ...targetComplexity, measurable: authoring?.measurable ?? false },
    stopAtFirstFailure: definition.stopAtFirstFailure,
    generated: [],
    wrong: (authoring?.wrong ?? []).map(({ file, verdict, why }) => ({ file, verdict, why })),
    small: authoring?.small ?? {},
  };
}

/** Samples are numbered. The name of a hidden test gets a number in front, which keeps the order. */
function addTests(
  files: Map<string, string>,
  tests: readonly StoredTest[],
  explanations: Record<string, string>,
  firstExplanation: string | undefined,
): void {
  let samples = 0;
  for (const [at, test] of tests.entries()) {
    const path = test.hidden ? `hidden/${hiddenName(test.id, at)}` : `samples/${(samples += 1)}`;
    files.set(`${path}.in`, test.input);
    files.set(`${path}.out`, test.answer);
    const explanation =
      explanations[test.id] ?? (samples === 1 && !test.hidden ? firstExplanation : undefined);
    if (explanation) files.set(`${path}.md`, line(explanation));
  }
}

const hiddenName = (id: string, at: number): string =>
  `${String(at + 1).padStart(3, '0')}-${id.replace(/^\d{2,3}-/, '').replace(/[^\w-]/g, '-')}`;
