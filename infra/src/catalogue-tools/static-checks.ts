import { type Language, LANGUAGES, TOPICS } from '@evident/contracts';
import { boundDefects } from './bounds-check.js';
import type { PackageUnderTest } from './package-under-test.js';
import { textDefects } from './text-checks.js';

const MIN_TESTS = 12;
const MIN_HIDDEN = 8;

type Check = (subject: PackageUnderTest) => string[];

const topics: Check = ({ pack: { manifest } }) => {
  const known = new Set<string>(TOPICS);
  const strangers = [...manifest.tags, manifest.category].filter((tag) => !known.has(tag));
  return [
    ...strangers.map((tag) => `problem.yaml: "${tag}" is not a topic of the catalogue`),
    ...(manifest.tags.includes(manifest.category)
      ? []
      : [`problem.yaml: the category "${manifest.category}" is not among the tags`]),
  ];
};

const counts: Check = ({ pack, tests }) => {
  const hidden = tests.filter((test) => test.hidden).length;
  return [
    ...(tests.length < MIN_TESTS ? [`${tests.length} tests, at least ${MIN_TESTS} are needed`] : []),
    ...(hidden < MIN_HIDDEN ? [`${hidden} hidden tests, at least ${MIN_HIDDEN} are needed`] : []),
    ...(pack.badInputs.length === 0 ? ['bad-inputs/ is empty'] : []),
  ];
};

/** The statement repeats no examples or constraints, so that they cannot differ from the files that hold them. */
const statement: Check = ({ pack }) => [
  ...(/^#+\s*(examples?|samples?)\b/im.test(pack.statement)
    ? ['statement.md has a section of examples: they belong into samples/']
    : []),
  ...(/^#+\s*constraints?\b/im.test(pack.statement)
    ? ['statement.md has a section of constraints: they belong into constraints.md']
    : []),
  ...['Input', 'Output']
    .filter((title) => !new RegExp(`^#+\\s*${title}\\b`, 'm').test(pack.statement))
    .map((title) => `statement.md has no section ${title}`),
  ...pack.samples
    .filter(({ explanation }) => explanation === null)
    .map(({ id }) => `${id} has no explanation`),
];

const validator: Check = ({ pack, validate }) =>
  pack.badInputs
    .filter(({ input }) => validate(input) === null)
    .map(({ name }) => `the validator accepts bad-inputs/${name}.in`);

const sources: Check = ({ pack }) =>
  Object.entries(pack.starters)
    .filter(
      ([language, starter]) =>
        starter.trim() === pack.references[language as keyof typeof pack.references]?.trim(),
    )
    .map(([language]) => `the ${language} starter is the reference itself`);

/** The names that a source imports, without wildcards. */
function importedNames(language: Language, source: string): string[] {
  if (language === 'JAVA')
    return Array.from(source.matchAll(/^import (?:static )?[\w.]+\.(\w+);$/gm), ([, name]) => name ?? '');
  if (language === 'CPP')
    return Array.from(source.matchAll(/^#include <(\w+)>$/gm), ([, header]) => header ?? '');
  if (language === 'JAVASCRIPT')
    return Array.from(source.matchAll(/^const \{?\s*([\w, ]+?)\s*\}? = require\(/gm), ([, names]) =>
      (names ?? '').split(/,\s*/),
    ).flat();
  return Array.from(source.matchAll(/^(from (?!__future__)\S+ )?import (.+)$/gm), ([, , names]) =>
    (names ?? '').split(/,\s*/).map((name) => name.split(' as ').at(-1) ?? name),
  ).flat();
}

/** What a C++ header is for, where its name is not the name of a type. */
const NAMES_OF_HEADER: Readonly<Record<string, string>> = {
  cstdio: 'printf',
  iostream: 'cin|cout',
  string: 'string|to_string|stoi',
  utility: 'pair|swap',
};

/** How often a source uses an imported name, the import itself included. */
function occurrences(language: Language, source: string, name: string): number {
  const names = language === 'CPP' ? `${name}>|${NAMES_OF_HEADER[name] ?? name}` : name;
  return source.split(new RegExp(`\\b(?:${names})(?!\\w)`)).length - 1;
}

/** An unused import in a starter gives the idea away, and the linter complains about it to the learner. */
const spoilers: Check = ({ pack }) =>
  LANGUAGES.flatMap((language) => {
    const starter = pack.starters[language] ?? '';
    return importedNames(language, starter)
      .filter((name) => occurrences(language, starter, name) <= 1)
      .map((name) => `the ${language} starter imports ${name} and does not use it`);
  });

const mistakes: Check = ({ pack }) => [
  ...pack.mistakes
    .filter(({ source }) => source === '')
    .map(({ file }) => `mistakes.yaml lists ${file}, which is missing or empty`),
  ...pack.unlistedMistakes.map((file) => `mistakes.yaml does not list ${file}`),
];

/** Steps are measured on programs that read their whole input at once. */
const growth: Check = ({ pack: { manifest } }) =>
  manifest.checker.kind === 'interactive' && manifest.complexity?.measurable
    ? ['problem.yaml: an interactive problem cannot be measured, so it needs measurable: false']
    : [];

const texts: Check = ({ pack }) => textDefects(pack);

const bounds: Check = ({ pack, tests }) => boundDefects(pack.constraints, tests);

/** The checks that run no solutions. The validator has already accepted every test. */
export function staticDefects(subject: PackageUnderTest): string[] {
  return [topics, counts, statement, validator, sources, spoilers, mistakes, texts, bounds, growth].flatMap(
    (check) => check(subject),
  );
}
