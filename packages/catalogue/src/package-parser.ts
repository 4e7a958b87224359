import { createHash } from 'node:crypto';
import {
  ComplexityTarget,
  type CustomChecker,
  type Interactor,
  isProgram,
  LANGUAGE_EXTENSIONS,
  type Language,
  LANGUAGES,
  Mistake,
  ProblemManifest,
  SLUG_PATTERN,
  WrongSolution,
} from '@evident/contracts';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import {
  PackageError,
  type PackageManifest,
  type ProblemPackage,
  type SourcesByLanguage,
  type WrittenTest,
} from './problem-package.js';
import { canonicalText } from './test-set.js';

/** Path inside the package, with `/`, to the file's bytes. */
export type PackageFiles = ReadonlyMap<string, Buffer>;

/** An imported archive may lack what only the verification needs. */
const ImportedManifest = ProblemManifest.extend({
  wrong: z.array(WrongSolution).default([]),
  small: ProblemManifest.shape.small.default({}),
  complexity: ComplexityTarget.nullable().default(null),
});

/**
 * Reads a package from the files of a folder or a ZIP. Runs nothing.
 * @param options.isImport true lets files and entries be absent that only the verification needs
 * @throws PackageError naming the first file that is missing or wrong.
 */
export function parsePackage(
  slug: string,
  files: PackageFiles,
  { isImport = false }: { isImport?: boolean } = {},
): ProblemPackage {
  if (!SLUG_PATTERN.test(slug))
    throw new PackageError(`"${slug}" is not a slug: lower-case letters, digits and single hyphens`);
  const text = textOf(files);
  const optional = (path: string): string => (isImport && !files.has(path) ? '' : text(path));
  const sources = (role: 'reference' | 'starter'): SourcesByLanguage => {
    // An import may lack languages; the empty text stands for none.
    const file = (language: Language): string => optional(solutionFile(language, role));
    const hasCpp = !isImport || files.has(solutionFile('CPP', role));
    if (isImport && LANGUAGES.every((language) => !files.has(solutionFile(language, role))))
      throw new PackageError(`solutions/ holds no ${role} in any language`);
    return {
      JAVASCRIPT: file('JAVASCRIPT'),
      PYTHON: file('PYTHON'),
      JAVA: file('JAVA'),
      ...(hasCpp && { CPP: file('CPP') }),
    };
  };
  const manifest = parseManifest(text('problem.yaml'), isImport);
  const mistakes = parseMistakes(files.has('mistakes.yaml') ? text('mistakes.yaml') : '[]');
  // The interactor needs no answers, and nothing is compared with brute force.
  const isInteractive = manifest.checker.kind === 'interactive';
  const samples = writtenTests(files, {
    folder: 'samples',
    idOf: (name) => `sample-${name}`,
    mayLackAnswers: isInteractive,
  });
  if (samples.length === 0)
    throw new PackageError('samples/1.in is missing: a package needs at least one sample');
  return {
    slug,
    contentHash: hashFiles(files),
    manifest,
    statement: text('statement.md').trim(),
    constraints: text('constraints.md').trim(),
    hints: optional('hints.md').trim(),
    editorial: optional('editorial.md').trim(),
    samples,
    hidden: writtenTests(files, { folder: 'hidden', idOf: (name) => name, mayLackAnswers: isInteractive }),
    generatorSource: optional('generator.mjs'),
    validatorSource: optional('validator.mjs'),
    checkerSource: isProgram(manifest.checker) ? text(checkerFile(manifest.checker)) : null,
    references: sources('reference'),
    starters: sources('starter'),
    bruteSource: isInteractive && !files.has('brute.py') ? '' : optional('brute.py'),
    wrong: manifest.wrong.map((wrong) => ({ ...wrong, source: text(wrong.file) })),
    mistakes: mistakes.map((entry) => ({ ...entry, source: files.has(entry.file) ? text(entry.file) : '' })),
    unlistedMistakes: [...files.keys()].filter(
      (path) => path.startsWith('mistakes/') && !mistakes.some(({ file }) => file === path),
    ),
    badInputs: namesIn(files, 'bad-inputs', '.in').map((name) => ({
      name,
      input: text(`bad-inputs/${name}.in`),
    })),
  };
}

function textOf(files: PackageFiles): (path: string) => string {
  return (path) => {
    const file = files.get(path);
    if (!file) throw new PackageError(`${path} is missing`);
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(file);
    } catch {
      throw new PackageError(`${path} is not UTF-8 text`);
    }
  };
}

function parsePackageYaml(file: string, source: string): unknown {
  try {
    return parseYaml(source, { maxAliasCount: 10 });
  } catch (error) {
    throw new PackageError(
      `${file} does not parse: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function parseManifest(source: string, isImport: boolean): PackageManifest {
  const raw = parsePackageYaml('problem.yaml', source);
  const parsed = (isImport ? ImportedManifest : ProblemManifest).safeParse(raw);
  if (!parsed.success) throw new PackageError(`problem.yaml: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

function parseMistakes(source: string): Mistake[] {
  const parsed = Mistake.array().safeParse(parsePackageYaml('mistakes.yaml', source));
  if (!parsed.success) throw new PackageError(`mistakes.yaml: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

export function solutionFile(language: Language, role: 'reference' | 'starter'): string {
  return `solutions/${language.toLowerCase()}/${role}.${LANGUAGE_EXTENSIONS[language]}`;
}

/** Where the program of a checker or an interactor stands. */
export const checkerFile = ({
  kind,
  language = 'PYTHON',
}: Pick<CustomChecker | Interactor, 'kind' | 'language'>): string =>
  `${kind === 'custom' ? 'checker' : 'interactor'}.${LANGUAGE_EXTENSIONS[language]}`;

/** Natural order, so that `2` stands before `10`. */
const byName = new Intl.Collator('en', { numeric: true });
export const byFileName = (a: string, b: string): number => byName.compare(a, b);

function namesIn(files: PackageFiles, folder: string, ending: string): string[] {
  return [...files.keys()]
    .filter(
      (path) =>
        path.startsWith(`${folder}/`) &&
        path.endsWith(ending) &&
        !path.slice(folder.length + 1).includes('/'),
    )
    .map((path) => path.slice(folder.length + 1, -ending.length))
    .sort((a, b) => byName.compare(a, b));
}

interface TestFiles {
  folder: string;
  idOf: (name: string) => string;
  /** Whether a test may lack its answer, which is empty then. */
  mayLackAnswers: boolean;
}

function writtenTests(files: PackageFiles, { folder, idOf, mayLackAnswers }: TestFiles): WrittenTest[] {
  const text = textOf(files);
  const answerIn = (path: string): string => (mayLackAnswers && !files.has(path) ? '' : text(path));
  return namesIn(files, folder, '.in').map((name) => ({
    id: idOf(name),
    input: canonicalText(text(`${folder}/${name}.in`)),
    answer: canonicalText(answerIn(`${folder}/${name}.out`)),
    explanation: files.has(`${folder}/${name}.md`) ? text(`${folder}/${name}.md`).trim() : null,
  }));
}

function hashFiles(files: PackageFiles): string {
  const hash = createHash('sha256');
  for (const path of [...files.keys()].sort()) {
    const content = files.get(path) as Buffer;
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
