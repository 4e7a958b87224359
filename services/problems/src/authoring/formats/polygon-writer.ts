import { PackageError, type PackageFiles, type ProblemDefinition } from '@evident/catalogue';
import {
  LANGUAGE_EXTENSIONS,
  LANGUAGES,
  type CheckerSpec,
  type Language,
  type StoredTest,
} from '@evident/contracts';
import { DIFFICULTY_PROPERTY, POLYGON_FILE, STANDARD_CHECKERS } from './polygon-reader.js';
import { xmlText } from './xml-tree.js';

const SOURCE_TYPES: Readonly<Record<Language, string>> = {
  JAVASCRIPT: 'js.16',
  PYTHON: 'python.3',
  JAVA: 'java21',
  CPP: 'cpp.g++17',
};
const TAGS = {
  accepted: 'accepted',
  wrong_answer: 'wrong-answer',
  time_limit_exceeded: 'time-limit-exceeded',
  memory_limit_exceeded: 'memory-limit-exceeded',
  output_limit_exceeded: 'failed',
  runtime_error: 'failed',
  compile_error: 'failed',
} as const;

interface Solution {
  path: string;
  language: Language;
  tag: string;
  source: string;
}

/**
 * A stored problem as a full package of Polygon. Hints, editorial, starters and explanations have no place in it.
 * @throws PackageError for a checker that needs testlib and was not written with it
 */
export function polygonFilesOf(definition: ProblemDefinition, tests: readonly StoredTest[]): PackageFiles {
  const files = new Map<string, string>();
  const checker = checkerOf(definition.checker);
  const solutions = solutionsOf(definition);
  for (const { path, source } of solutions) files.set(path, source);
  if (checker.source !== null) files.set('files/check.cpp', checker.source);
  for (const [at, { input, answer }] of tests.entries()) {
    files.set(testPath(at), input);
    files.set(`${testPath(at)}.a`, answer);
  }
  files.set(POLYGON_FILE, problemXml(definition, tests, solutions, checker));
  files.set(
    'statements/english/problem-properties.json',
    `${JSON.stringify(statementOf(definition), null, 2)}\n`,
  );
  return new Map([...files].map(([path, text]) => [path, Buffer.from(text, 'utf8')]));
}

const testPath = (at: number): string => `tests/${String(at + 1).padStart(3, '0')}`;

const statementOf = (definition: ProblemDefinition) => ({
  name: definition.title,
  legend: definition.description,
  timeLimit: definition.timeLimitMs,
  memoryLimit: definition.memoryLimitKb * 1_024,
  markdownConstraints: definition.constraints,
});

function solutionsOf(definition: ProblemDefinition): Solution[] {
  const references = LANGUAGES.flatMap((language) => {
    const source = definition.referenceSolutions[language];
    const path = `solutions/${language === 'JAVA' ? 'Main' : 'reference'}.${LANGUAGE_EXTENSIONS[language]}`;
    return source ? [{ path, language, tag: 'accepted', source }] : [];
  });
  const [main] = references;
  if (main) main.tag = 'main';
  const wrong = (definition.authoring?.wrong ?? []).flatMap(({ file, verdict, source }) => {
    const language = LANGUAGES.find((known) => file.endsWith(`.${LANGUAGE_EXTENSIONS[known]}`));
    const path = `solutions/${file}`;
    return language ? [{ path, language, tag: TAGS[verdict], source }] : [];
  });
  return [...references, ...wrong];
}

function checkerOf(spec: CheckerSpec): { name: string; source: string | null } {
  if (spec.kind === 'custom' && spec.protocol === 'testlib' && spec.language === 'CPP')
    return { name: 'check.cpp', source: spec.source ?? '' };
  const wanted = JSON.stringify(spec, Object.keys(spec).sort());
  const standard = Object.entries(STANDARD_CHECKERS).find(
    ([, known]) => JSON.stringify(known, Object.keys(known).sort()) === wanted,
  );
  if (standard) return { name: standard[0], source: null };
  throw new PackageError(`Polygon has no checker that does what "${spec.kind}" does here`);
}

function problemXml(
  definition: ProblemDefinition,
  tests: readonly StoredTest[],
  solutions: readonly Solution[],
  checker: { name: string; source: string | null },
): string {
  const tag = (name: string, attributes: Record<string, string>, inner = ''): string =>
    `<${name}${Object.entries(attributes)
      .map(([key, value]) => ` ${key}="${xmlText(value)}"`)
      .join('')}${inner === '' ? '/>' : `>${inner}</${name}>`}`;
  const groups = definition.groups ?? [];
  const pointsOf = (id: string) => {
    const group = groups.find((one) => one.tests.includes(id));
    // The first test of a group has the points of all.
    return group && { group: group.name, points: String(group.tests[0] === id ? group.points : 0) };
  };
  const testTags = tests.map(({ id, hidden }) =>
    tag('test', {
      method: 'manual',
      ...pointsOf(id),
      ...(!hidden && { sample: 'true' }),
      ...(hidden && { description: describedAs(id) }),
    }),
  );
  const groupTags = groups.map(({ name, points, needs = [] }) => {
    const needed = needs.map((group) => tag('dependency', { group })).join('');
    return tag(
      'group',
      { name, points: String(points), 'points-policy': 'complete-group', 'feedback-policy': 'complete' },
      needed === '' ? '' : tag('dependencies', {}, needed),
    );
  });
  const testset = [
    tag('time-limit', {}, String(definition.timeLimitMs)),
    tag('memory-limit', {}, String(definition.memoryLimitKb * 1_024)),
    tag('test-count', {}, String(tests.length)),
    tag('input-path-pattern', {}, 'tests/%03d'),
    tag('answer-path-pattern', {}, 'tests/%03d.a'),
    tag('tests', {}, `\n${testTags.join('\n')}\n`),
    ...(groups.length > 0 ? [tag('groups', {}, groupTags.join('\n'))] : []),
  ].join('\n');
  const checkerSource =
    checker.source === null ? '' : tag('source', { path: 'files/check.cpp', type: SOURCE_TYPES.CPP });
  const assets = [
    tag('checker', { name: checker.name, type: 'testlib' }, checkerSource),
    tag(
      'solutions',
      {},
      solutions
        .map((one) =>
          tag(
            'solution',
            { tag: one.tag },
            tag('source', { path: one.path, type: SOURCE_TYPES[one.language] }),
          ),
        )
        .join('\n'),
    ),
  ].join('\n');
  const parts = [
    tag('names', {}, tag('name', { language: 'english', value: definition.title })),
    tag('judging', { 'input-file': '', 'output-file': '' }, tag('testset', { name: 'tests' }, testset)),
    tag('assets', {}, assets),
    tag('properties', {}, tag('property', { name: DIFFICULTY_PROPERTY, value: definition.difficulty })),
    tag('tags', {}, definition.tags.map((value) => tag('tag', { value })).join('')),
  ];
  return `<?xml version="1.0" encoding="utf-8"?>\n${tag('problem', { revision: '1', 'short-name': definition.slug }, `\n${parts.join('\n')}\n`)}\n`;
}

/** A number in front, which keeps the order of files, is not part of a test's name. */
const describedAs = (id: string): string => id.replace(/^\d{2,3}-/, '').replace(/[^\w-]/g, '-');
