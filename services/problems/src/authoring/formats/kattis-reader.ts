import { byFileName, PackageError, type PackageFiles } from '@evident/catalogue';
import { DIFFICULTIES, PROBLEM_LIMITS, type CheckerSpec, type Difficulty } from '@evident/contracts';
import { parse } from 'yaml';
import { z } from 'zod';
import { programOf } from './foreign-checkers.js';
import { addKattisGroups, GroupPoints, type GroupOfTest } from './kattis-groups.js';
import { languageOfSource, PackageDraft, textIn, type ForeignPackage } from './package-draft.js';
import { texToMarkdown } from './tex-to-markdown.js';

/** Of the many keys of both versions of the format, those that matter here. */
const Manifest = z.object({
  problem_format_version: z.string().default('legacy'),
  name: z.union([z.string(), z.record(z.string(), z.string())]).default('Imported problem'),
  type: z.union([z.string(), z.array(z.string())]).default('pass-fail'),
  validation: z.string().default('default'),
  validator_flags: z.string().nullish(),
  keywords: z.union([z.string(), z.array(z.string())]).nullish(),
  grading: z.object({ objective: z.string().nullish() }).nullish(),
  limits: z.object({ time_limit: z.number().nullish(), memory: z.number().nullish() }).nullish(),
});

const GroupConfig = z.object({
  output_validator_flags: z.string().nullish(),
  output_validator_args: z.union([z.string(), z.array(z.string())]).nullish(),
});

/** Marks in keywords by which an exported problem keeps what the format has no place for. */
export const DIFFICULTY_KEYWORD = 'difficulty:';
export const CONSTRAINTS_HEADING = '## Constraints';
export const CHECKER_MARK = '# evident-checker: ';
/** Smaller than any difference of two numbers that matters. */
export const NO_TOLERANCE = 1e-300;

const KB_PER_MIB = 1024;

export const isKattis = (files: PackageFiles): boolean =>
  files.has('problem.yaml') && [...files.keys()].some((path) => path.startsWith('data/secret/'));

/** Reads a package of Kattis, DOMjudge and the ICPC. Runs nothing. @throws PackageError for what cannot be imported */
export function readKattis(files: PackageFiles): ForeignPackage {
  const draft = new PackageDraft();
  const manifest = yamlIn(files, 'problem.yaml', Manifest);
  const types = [...[manifest.type].flat(), manifest.validation].join(' ').split(/\s+/);
  const isInteractive = types.includes('interactive');
  const other = types.find((word) => ['multi-pass', 'submit-answer', 'score'].includes(word));
  if (other) throw new PackageError(`problem.yaml: problems of the type "${other}" cannot be imported`);
  if (manifest.grading?.objective === 'min')
    throw new PackageError('problem.yaml: a problem in which few points are good cannot be imported');
  const groupOf = types.includes('scoring')
    ? addKattisGroups({
        files,
        draft,
        version: manifest.problem_format_version,
        configOf: (path) => yamlIn(files, path, GroupPoints),
      })
    : undefined;
  addTests(draft, files, isInteractive, groupOf);
  addSubmissions(draft, files);
  if ([...files.keys()].some((path) => /^input(_format)?_validators\//.test(path)))
    draft.notes.push('The input validators are left out: ours are in JavaScript.');
  const keywords = manifest.keywords == null ? [] : [manifest.keywords].flat();
  const words = typeof manifest.keywords === 'string' ? manifest.keywords.split(/\s+/) : keywords;
  const { statement, constraints } = statementIn(files, draft);
  const timeLimitMs = timeLimitIn(files, manifest.limits?.time_limit ?? null);
  if (timeLimitMs === null) draft.notes.push('The package states no time limit, so it has 2 seconds.');
  const memory = manifest.limits?.memory;
  return draft.finish({
    title:
      typeof manifest.name === 'string' ? manifest.name : (preferred(manifest.name) ?? 'Imported problem'),
    statement,
    constraints,
    difficulty: difficultyIn(words),
    tags: words.filter((word) => word !== '' && !word.startsWith(DIFFICULTY_KEYWORD)),
    timeLimitMs: timeLimitMs ?? PROBLEM_LIMITS.timeLimitMs.standard,
    memoryLimitKb: memory == null ? PROBLEM_LIMITS.memoryLimitKb.standard : memory * KB_PER_MIB,
    checker: checkerIn(files, manifest, isInteractive),
  });
}

function yamlIn<T>(files: PackageFiles, path: string, schema: z.ZodType<T>): T {
  let raw: unknown;
  try {
    raw = parse(textIn(files, path), { maxAliasCount: 10 });
  } catch (error) {
    throw error instanceof PackageError
      ? error
      : new PackageError(`${path} does not parse: ${String(error)}`);
  }
  const parsed = schema.safeParse(raw ?? {});
  if (!parsed.success) throw new PackageError(`${path}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

const preferred = (byLanguage: Readonly<Record<string, string>>): string | undefined =>
  byLanguage.en ?? Object.values(byLanguage)[0];

const difficultyIn = (words: readonly string[]): Difficulty =>
  DIFFICULTIES.find((known) => words.includes(`${DIFFICULTY_KEYWORD}${known.toLowerCase()}`)) ?? 'MEDIUM';

function addTests(
  draft: PackageDraft,
  files: PackageFiles,
  isInteractive: boolean,
  groupOf: GroupOfTest | undefined,
): void {
  const textOr = (path: string, otherwise: string) => (files.has(path) ? textIn(files, path) : otherwise);
  for (const folder of ['sample', 'secret']) {
    const start = `data/${folder}/`;
    const names = [...files.keys()]
      .filter((path) => path.startsWith(start) && path.endsWith('.in'))
      .map((path) => path.slice(start.length, -'.in'.length))
      .sort(byFileName);
    for (const name of names) {
      const described = `${start}${name}.desc`;
      draft.addTest(folder === 'sample', {
        // A group is told apart by its name, not by the names of its tests.
        name: (groupOf ? (name.split('/').at(-1) ?? name) : name.replaceAll('/', '-')).replace(/^\d{3}-/, ''),
        group: groupOf?.(`${folder}/${name}`),
        input: textIn(files, `${start}${name}.in`),
        answer: isInteractive ? textOr(`${start}${name}.ans`, '') : textIn(files, `${start}${name}.ans`),
        explanation: files.has(described) ? textIn(files, described) : undefined,
      });
    }
  }
}

const WRONG_FOLDERS = {
  wrong_answer: 'wrong_answer',
  time_limit_exceeded: 'time_limit_exceeded',
  run_time_error: 'runtime_error',
} as const;

function addSubmissions(draft: PackageDraft, files: PackageFiles): void {
  for (const path of [...files.keys()].sort(byFileName)) {
    const [root, folder = '', ...rest] = path.split('/');
    if (root !== 'submissions' || rest.length === 0) continue;
    if (rest.length > 1) {
      draft.notes.push(`${path} is left out: a program has one file.`);
      continue;
    }
    const source = () => textIn(files, path);
    if (folder === 'accepted') {
      if (isOldPython(path, files)) draft.notes.push(`${path} is left out: it is in Python 2.`);
      else draft.addReference(path, source());
    } else if (folder in WRONG_FOLDERS) {
      draft.addWrong(path, WRONG_FOLDERS[folder as keyof typeof WRONG_FOLDERS], source());
    } else draft.notes.push(`${path} is left out.`);
  }
}

const isOldPython = (path: string, files: PackageFiles): boolean =>
  path.endsWith('.py') && (/_py2\.py$/.test(path) || /^#!.*python2/.test(textIn(files, path)));

/** Seconds, in the manifest or in the files that judges keep beside it. */
function timeLimitIn(files: PackageFiles, stated: number | null): number | null {
  const plain = files.has('.timelimit') ? Number(textIn(files, '.timelimit').trim()) : NaN;
  const ini = files.has('domjudge-problem.ini') ? textIn(files, 'domjudge-problem.ini') : '';
  const inIni = Number(/^\s*timelimit\s*=\s*['"]?([\d.]+)/m.exec(ini)?.[1] ?? NaN);
  const seconds = [stated ?? NaN, plain, inIni].find((value) => Number.isFinite(value) && value > 0);
  return seconds === undefined ? null : seconds * 1_000;
}

function statementIn(files: PackageFiles, draft: PackageDraft): { statement: string; constraints: string } {
  const found = [...files.keys()]
    .map((path) => /^(?:problem_)?statement\/problem(?:\.(\w+))?\.(md|tex)$/.exec(path))
    .filter((match) => match !== null)
    .sort(
      (a, b) =>
        Number(b[1] === 'en') - Number(a[1] === 'en') || Number(b[2] === 'md') - Number(a[2] === 'md'),
    );
  const [best] = found;
  if (!best) throw new PackageError('the statement is missing, or it is neither Markdown nor LaTeX');
  const [path, , ending] = best;
  const text = textIn(files, path);
  if (ending === 'tex') draft.notes.push('The statement was LaTeX. Look it over.');
  const statement = ending === 'tex' ? texToMarkdown(text) : text.trim();
  const at = statement.lastIndexOf(`\n${CONSTRAINTS_HEADING}\n`);
  if (at < 0) return { statement, constraints: '' };
  return {
    statement: statement.slice(0, at).trim(),
    constraints: statement.slice(at + CONSTRAINTS_HEADING.length + 2).trim(),
  };
}

function flagsIn(files: PackageFiles, manifest: z.output<typeof Manifest>): string[] {
  const groups = ['data/secret/', 'data/']
    .flatMap((folder) => [`${folder}test_group.yaml`, `${folder}testdata.yaml`])
    .filter((path) => files.has(path))
    .map((path) => yamlIn(files, path, GroupConfig))
    .map((group) => group.output_validator_args ?? group.output_validator_flags ?? '');
  const stated = [manifest.validator_flags ?? '', ...groups].find((flags) => flags.length > 0) ?? '';
  return Array.isArray(stated) ? stated : stated.split(/\s+/).filter((flag) => flag !== '');
}

function checkerIn(
  files: PackageFiles,
  manifest: z.output<typeof Manifest>,
  isInteractive: boolean,
): CheckerSpec {
  const flags = flagsIn(files, manifest);
  const sources = [...files.keys()].filter(
    (path) => /^output_validators?\//.test(path) && languageOfSource(path) !== undefined,
  );
  const [source, second] = sources;
  if (second) throw new PackageError(`${second}: an output validator may have one source file and headers`);
  if (isInteractive) {
    if (!source) throw new PackageError('the interactor is missing: output_validators holds no program');
    return programOf(files, source, 'kattis', { kind: 'interactive', args: flags });
  }
  if (!source) {
    if (manifest.validation.startsWith('custom')) throw new PackageError('the output validator is missing');
    return defaultChecker(flags);
  }
  return ownChecker(textIn(files, source)) ?? programOf(files, source, 'kattis', { args: flags });
}

/** A checker that our export has wrapped. */
function ownChecker(text: string): CheckerSpec | null {
  if (!text.startsWith(CHECKER_MARK)) return null;
  const kind = text.slice(CHECKER_MARK.length).split('\n', 1)[0]?.trim();
  if (kind === 'unordered_lines' || kind === 'unordered_tokens') return { kind };
  const source = /^SOURCE = (".*")$/m.exec(text)?.[1];
  return kind === 'custom' && source ? { kind: 'custom', source: JSON.parse(source) as string } : null;
}

function defaultChecker(flags: readonly string[]): CheckerSpec {
  const toleranceOf = (name: string): number | null => {
    const at = flags.indexOf(name);
    const value = Number(at < 0 ? NaN : flags[at + 1]);
    return Number.isFinite(value) && value > 0 ? value : null;
  };
  const both = toleranceOf('float_tolerance');
  const absolute = toleranceOf('float_absolute_tolerance') ?? both;
  const relative = toleranceOf('float_relative_tolerance') ?? both;
  const caseRule = flags.includes('case_sensitive') ? {} : { ignoreCase: true };
  if (absolute !== null || relative !== null)
    return {
      kind: 'floats',
      absolute: absolute ?? NO_TOLERANCE,
      relative: relative ?? NO_TOLERANCE,
      ...caseRule,
    };
  if (flags.includes('space_change_sensitive')) return { kind: 'exact' };
  return { kind: 'tokens', ...caseRule };
}
