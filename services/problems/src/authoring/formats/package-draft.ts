import { checkerFile, PackageError, solutionFile, type PackageFiles } from '@evident/catalogue';
import {
  isProgram,
  LANGUAGE_EXTENSIONS,
  PROBLEM_LIMITS,
  type CheckerSpec,
  type Language,
  type TestGroup,
  type Verdict,
} from '@evident/contracts';
import { stringify } from 'yaml';
import { GENERIC_STARTERS } from './generic-starters.js';

/** A package of another judge, in our layout. */
export interface ForeignPackage {
  files: PackageFiles;
  /** What was left out or guessed, a sentence each. */
  notes: string[];
}

interface DraftFacts {
  title: string;
  statement: string;
  constraints: string;
  difficulty: 'EASY' | 'MEDIUM' | 'HARD';
  tags: readonly string[];
  timeLimitMs: number;
  memoryLimitKb: number;
  checker: CheckerSpec;
}

interface DraftTest {
  name: string;
  input: string;
  answer: string;
  explanation?: string | undefined;
  /** Name of its group, where the tests give points. */
  group?: string | undefined;
}

type WrongVerdict = Exclude<Verdict, 'accepted' | 'compile_error'>;

const NO_CONSTRAINTS = 'See the statement.';

/** The language of a source file by its ending; undefined for one that the judge does not offer. */
export function languageOfSource(path: string): Language | undefined {
  const ending = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  if (['cc', 'cpp', 'cxx', 'c++'].includes(ending)) return 'CPP';
  return (Object.keys(LANGUAGE_EXTENSIONS) as Language[]).find(
    (language) => LANGUAGE_EXTENSIONS[language] === ending,
  );
}

/** Text of a file of the archive. @throws PackageError when it is missing or not UTF-8 */
export function textIn(files: PackageFiles, path: string): string {
  const file = files.get(path);
  if (!file) throw new PackageError(`${path} is missing`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    throw new PackageError(`${path} is not UTF-8 text`);
  }
}

/** Collects what a package of another judge holds, and writes it as a package of ours. */
export class PackageDraft {
  readonly notes: string[] = [];
  private readonly samples: DraftTest[] = [];
  private readonly hidden: DraftTest[] = [];
  private groups: readonly TestGroup[] = [];
  private readonly references = new Map<Language, string>();
  private readonly wrong = new Map<string, { verdict: WrongVerdict; source: string }>();

  addTest(isSample: boolean, test: DraftTest): void {
    (isSample ? this.samples : this.hidden).push(test);
  }

  /** Each test names one of them. A group stands after those that it needs. @throws PackageError when they need each other */
  addGroups(groups: readonly TestGroup[]): void {
    const sorted: TestGroup[] = [];
    const isPlaced = (name: string): boolean => sorted.some((group) => group.name === name);
    while (sorted.length < groups.length) {
      const next = groups.find(({ name, needs = [] }) => !isPlaced(name) && needs.every(isPlaced));
      if (!next) throw new PackageError('some groups of tests have equal names or need each other');
      sorted.push(next);
    }
    this.groups = sorted;
  }

  /** The first program of each language is the reference. */
  addReference(path: string, source: string): void {
    const language = languageOfSource(path);
    if (!language) this.notes.push(`${path} is left out: the judge does not offer its language.`);
    else if (this.references.has(language))
      this.notes.push(`${path} is left out: a problem has one reference in each language.`);
    else this.references.set(language, source);
  }

  addWrong(path: string, verdict: WrongVerdict, source: string): void {
    const language = languageOfSource(path);
    if (!language) {
      this.notes.push(`${path} is left out: the judge does not offer its language.`);
      return;
    }
    const base =
      slugged(
        path
          .split('/')
          .at(-1)
          ?.replace(/\.[^.]+$/, '') ?? '',
      ) || 'program';
    let file = `wrong/${base}.${LANGUAGE_EXTENSIONS[language]}`;
    for (let number = 2; this.wrong.has(file); number++)
      file = `wrong/${base}-${number}.${LANGUAGE_EXTENSIONS[language]}`;
    this.wrong.set(file, { verdict, source });
  }

  /** @throws PackageError without a test or a program that is right */
  finish(facts: DraftFacts): ForeignPackage {
    if (this.references.size === 0)
      throw new PackageError('no accepted solution is in a language that the judge offers');
    const [first] = this.hidden;
    if (this.samples.length === 0 && first) {
      this.notes.push('The package has no sample, so its first test is shown to learners.');
      this.samples.push(first);
      this.hidden.splice(0, 1);
    }
    const texts = new Map<string, string>([
      ['problem.yaml', stringify(this.manifestOf(facts))],
      ['statement.md', facts.statement],
      ['constraints.md', facts.constraints || NO_CONSTRAINTS],
    ]);
    addTests(texts, 'samples', this.samples, sampleName);
    addTests(texts, 'hidden', this.hidden, hiddenName);
    for (const [language, source] of this.references) texts.set(solutionFile(language, 'reference'), source);
    for (const [language, source] of Object.entries(GENERIC_STARTERS))
      texts.set(solutionFile(language as Language, 'starter'), source);
    for (const [file, { source }] of this.wrong) texts.set(file, source);
    if (isProgram(facts.checker)) texts.set(checkerFile(facts.checker), facts.checker.source ?? '');
    const files = new Map([...texts].map(([path, text]) => [path, Buffer.from(text, 'utf8')]));
    return { files, notes: this.notes };
  }

  private manifestOf(facts: DraftFacts): Record<string, unknown> {
    const { checker, tags } = facts;
    return {
      title: facts.title,
      difficulty: facts.difficulty,
      tags: tags.length > 0 ? tags : ['Imported'],
      category: tags[0] ?? 'Imported',
      timeLimitMs: this.within('time limit', 'ms', facts.timeLimitMs, PROBLEM_LIMITS.timeLimitMs),
      memoryLimitKb: this.within('memory limit', 'KB', facts.memoryLimitKb, PROBLEM_LIMITS.memoryLimitKb),
      checker: isProgram(checker) ? { ...checker, source: undefined } : checker,
      ...(this.groups.length > 0 && { groups: this.groupsWithTests() }),
      wrong: [...this.wrong].map(([file, { verdict }]) => ({
        file,
        verdict,
        why: 'The imported package says so.',
      })),
    };
  }

  private groupsWithTests(): (TestGroup & { tests: string[] })[] {
    const named = [
      ...this.samples.map((test, at) => ({ ...test, id: `sample-${sampleName(test, at)}` })),
      ...this.hidden.map((test, at) => ({ ...test, id: hiddenName(test, at) })),
    ];
    return this.groups.map((group) => ({
      ...group,
      tests: named.filter((test) => test.group === group.name).map(({ id }) => id),
    }));
  }

  private within(
    what: string,
    unit: string,
    value: number,
    { min, max }: { min: number; max: number },
  ): number {
    const allowed = Math.min(Math.max(Math.round(value), min), max);
    if (allowed !== Math.round(value))
      this.notes.push(`The ${what} of ${Math.round(value)} ${unit} became ${allowed} ${unit}.`);
    return allowed;
  }
}

const slugged = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);

const sampleName = (_test: DraftTest, at: number): string => String(at + 1);
/** The number in front keeps the order. */
const hiddenName = ({ name }: DraftTest, at: number): string =>
  `${String(at + 1).padStart(3, '0')}-${slugged(name)}`;

function addTests(
  texts: Map<string, string>,
  folder: string,
  tests: readonly DraftTest[],
  nameOf: (test: DraftTest, at: number) => string,
): void {
  for (const [at, test] of tests.entries()) {
    const path = `${folder}/${nameOf(test, at)}`;
    texts.set(`${path}.in`, test.input);
    texts.set(`${path}.out`, test.answer);
    if (test.explanation) texts.set(`${path}.md`, test.explanation);
  }
}
