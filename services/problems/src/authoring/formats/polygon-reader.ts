import path from 'node:path';
import { PackageError, type PackageFiles } from '@evident/catalogue';
import { DIFFICULTIES, PROBLEM_LIMITS, type CheckerSpec, type Difficulty } from '@evident/contracts';
import { z } from 'zod';
import { programOf } from './foreign-checkers.js';
import { PackageDraft, textIn, type ForeignPackage } from './package-draft.js';
import { texToMarkdown } from './tex-to-markdown.js';
import { elementsAt, parseXml, type XmlElement } from './xml-tree.js';

export const POLYGON_FILE = 'problem.xml';
export const DIFFICULTY_PROPERTY = 'evident-difficulty';
/** The checkers of Polygon that do exactly what one of ours does; the others run as they are. */
export const STANDARD_CHECKERS: Readonly<Record<string, CheckerSpec>> = {
  'std::wcmp.cpp': { kind: 'tokens' },
  'std::fcmp.cpp': { kind: 'exact' },
  'std::rcmp4.cpp': { kind: 'floats', absolute: 1e-4, relative: 1e-4 },
  'std::rcmp6.cpp': { kind: 'floats', absolute: 1e-6, relative: 1e-6 },
  'std::rcmp9.cpp': { kind: 'floats', absolute: 1e-9, relative: 1e-9 },
};
const MOST_TESTS = 10_000;

export const isPolygon = (files: PackageFiles): boolean => files.has(POLYGON_FILE);

/** Reads a full package of Polygon. Runs nothing. @throws PackageError for what cannot be imported */
export function readPolygon(files: PackageFiles): ForeignPackage {
  const draft = new PackageDraft();
  const [problem] = elementsAt(parseXml(textIn(files, POLYGON_FILE), POLYGON_FILE), 'problem');
  if (!problem) throw new PackageError(`${POLYGON_FILE}: it describes no problem`);
  const testset = testsetOf(problem);
  addTests(draft, files, testset);
  addSolutions(draft, files, problem);
  if (elementsAt(problem, 'assets/validators/validator').length > 0)
    draft.notes.push('The validator is left out: ours are in JavaScript.');
  const names = elementsAt(problem, 'names/name');
  const name = names.find(({ attributes }) => attributes.language === 'english') ?? names[0];
  const properties = new Map(
    elementsAt(problem, 'properties/property').map(({ attributes }) => [attributes.name, attributes.value]),
  );
  const { statement, constraints } = statementIn(files, draft);
  return draft.finish({
    title: name?.attributes.value ?? problem.attributes['short-name'] ?? 'Imported problem',
    statement,
    constraints,
    difficulty: difficultyOf(properties.get(DIFFICULTY_PROPERTY)),
    tags: elementsAt(problem, 'tags/tag').flatMap(({ attributes }) => attributes.value ?? []),
    timeLimitMs: numberIn(testset, 'time-limit') ?? PROBLEM_LIMITS.timeLimitMs.standard,
    memoryLimitKb:
      (numberIn(testset, 'memory-limit') ?? PROBLEM_LIMITS.memoryLimitKb.standard * 1_024) / 1_024,
    checker: interactorOf(files, problem, draft) ?? checkerOf(files, problem),
  });
}

const difficultyOf = (value: string | undefined): Difficulty =>
  DIFFICULTIES.find((known) => known === value) ?? 'MEDIUM';

/** The tests of the problem itself; others are pretests. */
function testsetOf(problem: XmlElement): XmlElement {
  const all = elementsAt(problem, 'judging/testset');
  const found = all.find(({ attributes }) => attributes.name === 'tests') ?? all[0];
  if (!found) throw new PackageError(`${POLYGON_FILE}: it lists no tests`);
  const judging = elementsAt(problem, 'judging')[0]?.attributes ?? {};
  if (judging['input-file'] || judging['output-file'])
    throw new PackageError('the problem reads or writes files; only standard input and output are supported');
  return found;
}

function numberIn(parent: XmlElement, name: string): number | null {
  const value = Number(elementsAt(parent, name)[0]?.text.trim() || NaN);
  return Number.isFinite(value) && value > 0 ? value : null;
}

/** Puts a number into a pattern such as `tests/%02d.a`. */
function filled(pattern: string, number: number): string {
  return pattern.replace(/%(0?)(\d*)d/, (_all, zero: string, width: string) =>
    String(number).padStart(Number(width || 0), zero === '0' ? '0' : ' '),
  );
}

function addTests(draft: PackageDraft, files: PackageFiles, testset: XmlElement): void {
  const pattern = (name: string, otherwise: string) => elementsAt(testset, name)[0]?.text.trim() || otherwise;
  const input = pattern('input-path-pattern', 'tests/%02d');
  const answer = pattern('answer-path-pattern', 'tests/%02d.a');
  const tests = elementsAt(testset, 'tests/test');
  if (tests.length > MOST_TESTS) throw new PackageError(`${POLYGON_FILE}: it lists too many tests`);
  const groups = addGroups(draft, testset, tests);
  if (!groups && tests.some(({ attributes }) => attributes.points !== undefined))
    draft.notes.push('The tests give points, which are left out: a program passes all tests or fails.');
  for (const [at, { attributes }] of tests.entries()) {
    const [inputFile, answerFile] = [filled(input, at + 1), filled(answer, at + 1)];
    if (!files.has(inputFile) || !files.has(answerFile))
      throw new PackageError(
        `${files.has(inputFile) ? answerFile : inputFile} is missing: a full package (for Linux or Windows) holds the texts of all tests`,
      );
    const name = /^[\w-]+$/.test(attributes.description ?? '')
      ? (attributes.description ?? '')
      : `test-${at + 1}`;
    draft.addTest(attributes.sample === 'true', {
      name,
      input: textIn(files, inputFile),
      answer: textIn(files, answerFile),
      group: groups ? attributes.group : undefined,
    });
  }
}

/** @returns whether groups of the tests give points. */
function addGroups(draft: PackageDraft, testset: XmlElement, tests: readonly XmlElement[]): boolean {
  const listed = elementsAt(testset, 'groups/group');
  const worth = (name: string, stated: string | undefined): number => {
    const own = tests.filter(({ attributes }) => attributes.group === name);
    const sum = own.reduce((points, { attributes }) => points + (Number(attributes.points) || 0), 0);
    return stated === undefined ? sum : Number(stated);
  };
  const groups = listed.map((group) => {
    const { name = '', points, 'points-policy': policy } = group.attributes;
    const needs = elementsAt(group, 'dependencies/dependency').flatMap(
      ({ attributes }) => attributes.group ?? [],
    );
    return { name, points: worth(name, points), isByTest: policy === 'each-test', needs };
  });
  const total = groups.reduce((sum, { points }) => sum + points, 0);
  const names = new Set(groups.map(({ name }) => name));
  if (!(total > 0)) return false;
  const lost = tests.findIndex(({ attributes }) => !names.has(attributes.group ?? ''));
  if (lost >= 0) {
    draft.notes.push(`Test ${lost + 1} is in no group, so the groups are left out.`);
    return false;
  }
  for (const { name, points, isByTest } of groups) {
    if (isByTest && points > 0)
      draft.notes.push(`Each test of the group “${name}” gave points. The group now gives all or none.`);
    if (points !== Math.round(points))
      draft.notes.push(`The ${points} points of the group “${name}” became ${Math.round(points)}.`);
  }
  draft.addGroups(
    groups
      .filter(({ name }) => tests.some(({ attributes }) => attributes.group === name))
      .map(({ name, points, needs }) => ({
        name,
        points: Math.round(points),
        ...(needs.length > 0 && { needs }),
      })),
  );
  return true;
}

const WRONG_TAGS = {
  'wrong-answer': 'wrong_answer',
  'presentation-error': 'wrong_answer',
  'time-limit-exceeded': 'time_limit_exceeded',
  'memory-limit-exceeded': 'memory_limit_exceeded',
  failed: 'runtime_error',
} as const;

function addSolutions(draft: PackageDraft, files: PackageFiles, problem: XmlElement): void {
  const solutions = elementsAt(problem, 'assets/solutions/solution').flatMap(({ attributes, children }) => {
    const source = children.find(({ name }) => name === 'source')?.attributes.path;
    return source ? [{ tag: attributes.tag ?? '', source }] : [];
  });
  const rank = (tag: string) => Number(tag !== 'main');
  for (const { tag, source } of solutions.sort((a, b) => rank(a.tag) - rank(b.tag))) {
    if (tag === 'main' || tag === 'accepted') draft.addReference(source, textIn(files, source));
    else if (tag in WRONG_TAGS)
      draft.addWrong(source, WRONG_TAGS[tag as keyof typeof WRONG_TAGS], textIn(files, source));
    else draft.notes.push(`${source} is left out: its tag is "${tag}".`);
  }
}

/** Null for a problem that is not interactive. */
function interactorOf(files: PackageFiles, problem: XmlElement, draft: PackageDraft): CheckerSpec | null {
  const [interactor] = elementsAt(problem, 'assets/interactor');
  if (!interactor) return null;
  const source = elementsAt(interactor, 'source')[0]?.attributes.path;
  if (!source) throw new PackageError(`${POLYGON_FILE}: the interactor has no source`);
  draft.notes.push(
    'The checker is left out: the interactor decides. Verify the wrong programs before publishing.',
  );
  return programOf(files, source, 'testlib', { kind: 'interactive', folders: ['files', '.'] });
}

function checkerOf(files: PackageFiles, problem: XmlElement): CheckerSpec {
  const [checker] = elementsAt(problem, 'assets/checker');
  const standard = STANDARD_CHECKERS[checker?.attributes.name ?? ''];
  if (standard) return standard;
  const source = checker && elementsAt(checker, 'source')[0]?.attributes.path;
  if (!source) throw new PackageError(`${POLYGON_FILE}: the checker has no source`);
  return programOf(files, source, 'testlib', { folders: ['files', '.'] });
}

const StatementProperties = z.object({
  legend: z.string().default(''),
  input: z.string().nullish(),
  output: z.string().nullish(),
  notes: z.string().nullish(),
  /** Set by our export: the legend is Markdown, and the constraints stand apart. */
  markdownConstraints: z.string().optional(),
});
type StatementProperties = z.infer<typeof StatementProperties>;

function statementIn(files: PackageFiles, draft: PackageDraft): { statement: string; constraints: string } {
  const parts = propertiesIn(files) ?? sectionsIn(files);
  if (!parts) throw new PackageError('the statement is missing');
  if (parts.markdownConstraints !== undefined)
    return { statement: parts.legend, constraints: parts.markdownConstraints };
  draft.notes.push('The statement was LaTeX. Look it over.');
  const section = (title: string, text: string | null | undefined) =>
    text?.trim() ? `\n\n## ${title}\n\n${texToMarkdown(text)}` : '';
  return {
    statement: `${texToMarkdown(parts.legend)}${section('Input', parts.input)}${section('Output', parts.output)}${section('Notes', parts.notes)}`,
    constraints: '',
  };
}

/** English where there is a choice. */
const inEnglishFirst = (paths: string[]): string | undefined =>
  paths.sort((a, b) => Number(b.includes('english')) - Number(a.includes('english')))[0];

function propertiesIn(files: PackageFiles): StatementProperties | null {
  const file = inEnglishFirst(
    [...files.keys()].filter((name) => /^statements\/\w+\/problem-properties\.json$/.test(name)),
  );
  if (!file) return null;
  try {
    return StatementProperties.parse(JSON.parse(textIn(files, file)));
  } catch (error) {
    throw new PackageError(`${file} cannot be read: ${String(error).slice(0, 200)}`);
  }
}

function sectionsIn(files: PackageFiles): StatementProperties | null {
  const legend = inEnglishFirst(
    [...files.keys()].filter((name) => /^statement-sections\/\w+\/legend\.tex$/.test(name)),
  );
  if (!legend) return null;
  const part = (name: string): string => {
    const file = path.posix.join(path.posix.dirname(legend), `${name}.tex`);
    return files.has(file) ? textIn(files, file) : '';
  };
  return { legend: part('legend'), input: part('input'), output: part('output'), notes: part('notes') };
}
