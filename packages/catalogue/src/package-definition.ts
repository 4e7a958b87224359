import { isProgram, type CheckerSpec } from '@evident/contracts';
import type { ProblemDefinition } from './built-catalogue.js';
import type { ProblemPackage } from './problem-package.js';

/** The checker with its program, which stands in a file of its own. */
export const checkerOf = ({ manifest: { checker }, checkerSource }: ProblemPackage): CheckerSpec =>
  isProgram(checker) ? { ...checker, source: checkerSource ?? '' } : checker;

/** The same with the hash of the tests that the package's files gave. */
export const fromPackage = (definition: ProblemDefinition, testSetHash: string): ProblemDefinition => ({
  ...definition,
  authoring: definition.authoring && { ...definition.authoring, packageTestSet: testSetHash },
});

/** Everything that a package says about its problem except its tests. */
export function definitionOf(pack: ProblemPackage): ProblemDefinition {
  const { manifest } = pack;
  const first = pack.samples[0];
  const example = {
    input: first?.input.trimEnd() ?? '',
    output: first?.answer.trimEnd() ?? '',
    ...(first?.explanation && { explanation: first.explanation }),
  };
  return {
    slug: pack.slug,
    title: manifest.title,
    difficulty: manifest.difficulty,
    tags: manifest.tags,
    category: manifest.category,
    description: pack.statement,
    constraints: pack.constraints,
    hints: pack.hints === '' ? null : pack.hints,
    editorial: pack.editorial === '' ? null : pack.editorial,
    examples: { JAVASCRIPT: example, PYTHON: example, JAVA: example },
    codeSnippets: pack.starters,
    referenceSolutions: pack.references,
    timeLimitMs: manifest.timeLimitMs,
    timeLimitsMs: manifest.timeLimitsMs,
    memoryLimitKb: manifest.memoryLimitKb,
    checker: checkerOf(pack),
    stopAtFirstFailure: manifest.stopAtFirstFailure,
    ...(manifest.groups && manifest.groups.length > 0 && { groups: manifest.groups }),
    targetComplexity: manifest.complexity && {
      time: manifest.complexity.time,
      space: manifest.complexity.space,
    },
    authoring: {
      generatorSource: pack.generatorSource,
      validatorSource: pack.validatorSource,
      bruteSource: pack.bruteSource,
      small: manifest.small,
      measurable: manifest.complexity?.measurable ?? false,
      generated: manifest.generated,
      wrong: pack.wrong,
      mistakes: pack.mistakes,
      badInputs: pack.badInputs,
      explanations: Object.fromEntries(
        pack.samples.flatMap(({ id, explanation }) => (explanation === null ? [] : [[id, explanation]])),
      ),
    },
  };
}
