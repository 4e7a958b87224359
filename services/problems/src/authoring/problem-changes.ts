import { canonicalText, type ProblemDefinition } from '@evident/catalogue';
import {
  type CheckingPrograms,
  type CreateProblemRequest,
  isProgram,
  LANGUAGE_EXTENSIONS,
  missingOutputs,
  type StoredTest,
  type TestCase,
  type UpdateProblemRequest,
  type WrongProgram,
} from '@evident/contracts';
import { DomainError, storableText } from '@evident/kit';
import { groupsAfter, type GroupedTest } from './problem-groups.js';

const DEFAULT_TIME_LIMIT_MS = 2_000;
const DEFAULT_MEMORY_LIMIT_KB = 262_144;
const MAX_SLUG = 80;
const TEST_ID = /^[\w.-]{1,80}$/;

/** Lower-case words of the title, joined by hyphens. */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_SLUG)
    .replace(/-+$/, '');
  return slug === '' ? 'problem' : slug;
}

/** Trims the tags, removes duplicates and spells each as in `known`. @param known all tags in use */
export function canonicalTags(tags: readonly string[], known: readonly string[]): string[] {
  const spelling = new Map(known.map((tag) => [tag.toLowerCase(), tag]));
  const chosen = new Map<string, string>();
  for (const tag of tags) {
    const clean = storableText(tag).trim().replace(/\s+/g, ' ');
    const key = clean.toLowerCase();
    if (clean !== '' && !chosen.has(key)) chosen.set(key, spelling.get(key) ?? clean);
  }
  if (chosen.size === 0)
    throw new DomainError('VALIDATION_FAILED', 'At least one tag is required', {
      fields: { tags: 'At least one tag is required' },
    });
  return [...chosen.values()];
}

/** The form's test cases as tests of a set. A case keeps its id, so that an unchanged set keeps its hash. */
export function testsOf(cases: readonly TestCase[]): StoredTest[] {
  const ids = testIdsOf(cases);
  return cases.map(({ input, output, hidden }, at) => ({
    id: ids[at] ?? '',
    input: canonicalText(wellFormed(input)),
    answer: canonicalText(wellFormed(output)),
    hidden: hidden ?? false,
  }));
}

function testIdsOf(cases: readonly Pick<TestCase, 'id'>[]): string[] {
  const taken = new Set<string>();
  return cases.map(({ id }, at) => {
    const wanted = id !== undefined && TEST_ID.test(id) && !taken.has(id) ? id : freeId(taken, at + 1);
    taken.add(wanted);
    return wanted;
  });
}

function freeId(taken: ReadonlySet<string>, from: number): string {
  for (let number = from; ; number++) if (!taken.has(`test-${number}`)) return `test-${number}`;
}

/** A new problem as the form describes it. */
export function definitionOfRequest(
  request: CreateProblemRequest,
  slug: string,
  knownTags: readonly string[],
): ProblemDefinition {
  const tags = canonicalTags(request.tags, knownTags);
  return {
    slug,
    title: storableText(request.title),
    difficulty: request.difficulty,
    tags,
    category: request.category?.trim() || (tags[0] ?? ''),
    description: storableText(request.description),
    constraints: storableText(request.constraints),
    hints: request.hints ? storableText(request.hints) : null,
    editorial: request.editorial ? storableText(request.editorial) : null,
    examples: storable(request.examples),
    codeSnippets: storableSources(request.codeSnippets),
    referenceSolutions: storableSources(request.referenceSolutions),
    timeLimitMs: request.timeLimitMs ?? DEFAULT_TIME_LIMIT_MS,
    timeLimitsMs: {},
    memoryLimitKb: request.memoryLimitKb ?? DEFAULT_MEMORY_LIMIT_KB,
    checker: requireSource(request.checker ?? { kind: 'exact' }),
    stopAtFirstFailure: request.stopAtFirstFailure ?? false,
    ...withGroups(groupsAfter(undefined, request.groups, groupedTests(request.testcases))),
    targetComplexity: null,
    authoring: withPrograms(null, request.programs),
  };
}

/** @throws VALIDATION_FAILED when an output is empty and the checker compares with it */
export function requireOutputs(
  checker: ProblemDefinition['checker'],
  sent: Pick<UpdateProblemRequest, 'testcases' | 'examples'>,
): void {
  const missing = missingOutputs(checker, sent);
  const [first] = missing;
  if (!first) return;
  const fields = Object.fromEntries(missing.map(({ path, message }) => [path.join('.'), message]));
  throw new DomainError('VALIDATION_FAILED', first.message, { fields });
}

/**
 * Absent keys keep their stored value; `""` clears hints and editorial.
 * @param testIds of the stored tests, for groups that are sent without tests
 */
export function changedDefinition(
  stored: ProblemDefinition,
  changes: UpdateProblemRequest,
  knownTags: readonly string[],
  testIds: readonly string[] = [],
): ProblemDefinition {
  const optionalText = (sent: string | undefined, kept: string | null): string | null =>
    sent === undefined ? kept : sent === '' ? null : storableText(sent);
  const { groups, ...kept } = stored;
  const tests = changes.testcases ? groupedTests(changes.testcases) : testIds.map((id) => ({ id }));
  return {
    ...kept,
    ...withGroups(changes.testcases || changes.groups ? groupsAfter(groups, changes.groups, tests) : groups),
    title: storableText(changes.title ?? stored.title),
    difficulty: changes.difficulty ?? stored.difficulty,
    tags: changes.tags ? canonicalTags(changes.tags, knownTags) : stored.tags,
    category: changes.category?.trim() || stored.category,
    description: storableText(changes.description ?? stored.description),
    constraints: storableText(changes.constraints ?? stored.constraints),
    hints: optionalText(changes.hints, stored.hints),
    editorial: optionalText(changes.editorial, stored.editorial),
    examples: storable(changes.examples ?? stored.examples),
    codeSnippets: storableSources({ ...stored.codeSnippets, ...changes.codeSnippets }),
    referenceSolutions: storableSources({ ...stored.referenceSolutions, ...changes.referenceSolutions }),
    ...changedTimeLimits(stored, changes.timeLimitMs),
    memoryLimitKb: changes.memoryLimitKb ?? stored.memoryLimitKb,
    checker: changes.checker ? requireSource(changes.checker, stored.checker) : stored.checker,
    stopAtFirstFailure: changes.stopAtFirstFailure ?? stored.stopAtFirstFailure,
    authoring: authoringAfter(stored, changes),
  };
}

const withGroups = (groups: ProblemDefinition['groups']): Pick<ProblemDefinition, 'groups'> =>
  groups ? { groups } : {};

/** The ids that the tests get, with the groups that they name. */
const groupedTests = (cases: readonly TestCase[]): GroupedTest[] =>
  testIdsOf(cases).map((id, at) => ({ id, group: cases[at]?.group }));

/** Another reference may give another right answer and another generator other inputs, so an export must then write the answers of generated tests. */
function authoringAfter(
  { authoring, referenceSolutions }: ProblemDefinition,
  changes: UpdateProblemRequest,
): ProblemDefinition['authoring'] {
  const changed = withPrograms(authoring, changes.programs);
  const sent = changes.referenceSolutions?.JAVASCRIPT;
  const sameReference = sent === undefined || sent === referenceSolutions.JAVASCRIPT;
  const sameGenerator = changed?.generatorSource === authoring?.generatorSource;
  if (!changed || (sameReference && sameGenerator)) return changed;
  const { packageTestSet: _none, ...rest } = changed;
  return rest;
}

const NO_MATERIAL: NonNullable<ProblemDefinition['authoring']> = {
  generatorSource: '',
  validatorSource: '',
  bruteSource: '',
  small: {},
  measurable: false,
  generated: [],
  wrong: [],
  badInputs: [],
  explanations: {},
};
const WHY = 'The author of the problem added it.';

/** What the author sent of the programs that check the problem, over what is stored. */
function withPrograms(
  stored: ProblemDefinition['authoring'],
  sent: CheckingPrograms | undefined,
): ProblemDefinition['authoring'] {
  const { validator, generator, brute, wrong } = sent ?? {};
  const given = [validator, generator, brute].some(Boolean) || (wrong?.length ?? 0) > 0;
  if (sent === undefined || (stored === null && !given)) return stored;
  const material = stored ?? NO_MATERIAL;
  return {
    ...material,
    validatorSource: storableText(validator ?? material.validatorSource),
    generatorSource: storableText(generator ?? material.generatorSource),
    bruteSource: storableText(brute ?? material.bruteSource),
    wrong: wrong?.map(toWrongSolution) ?? material.wrong,
  };
}

type WrongSolution = NonNullable<ProblemDefinition['authoring']>['wrong'][number];

export const toWrongSolution = ({
  name,
  language,
  verdict,
  sourceCode,
  why,
}: WrongProgram): WrongSolution => ({
  file: `wrong/${name}.${LANGUAGE_EXTENSIONS[language]}`,
  verdict,
  why: storableText(why?.trim() || WHY),
  source: storableText(sourceCode),
});

type TimeLimits = Pick<ProblemDefinition, 'timeLimitMs' | 'timeLimitsMs'>;

/** The form knows one limit only, so another one replaces those of single languages. */
export function changedTimeLimits(
  { timeLimitMs, timeLimitsMs }: TimeLimits,
  sent: number | undefined,
): TimeLimits {
  return sent === undefined || sent === timeLimitMs
    ? { timeLimitMs, timeLimitsMs }
    : { timeLimitMs: sent, timeLimitsMs: {} };
}

/** Whether a change makes it necessary to run the references again. */
export function needsVerification(before: ProblemDefinition, after: ProblemDefinition): boolean {
  const judged = ({
    referenceSolutions,
    timeLimitMs,
    timeLimitsMs,
    memoryLimitKb,
    checker,
  }: ProblemDefinition) =>
    JSON.stringify([
      referenceSolutions.JAVASCRIPT,
      referenceSolutions.PYTHON,
      referenceSolutions.JAVA,
      referenceSolutions.CPP,
      timeLimitMs,
      timeLimitsMs,
      memoryLimitKb,
      checker,
    ]);
  return judged(before) !== judged(after);
}

/** A checker's or interactor's program that is not sent stays as it is stored. @throws VALIDATION_FAILED without one */
export function requireSource(
  sent: ProblemDefinition['checker'],
  stored?: ProblemDefinition['checker'],
): ProblemDefinition['checker'] {
  if (!isProgram(sent) || sent.source?.trim()) return sent;
  if (stored?.kind === sent.kind && stored.source) return stored;
  const missing =
    sent.kind === 'custom'
      ? 'A custom checker needs its program'
      : 'An interactive problem needs its interactor';
  throw new DomainError('VALIDATION_FAILED', missing, { fields: { checker: missing } });
}

/** Removes from every text what the database cannot hold. */
function storable<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_key, item: unknown) =>
    typeof item === 'string' ? storableText(item) : item,
  ) as T;
}

/** An empty C++ source is none. */
function storableSources(sources: ProblemDefinition['codeSnippets']): ProblemDefinition['codeSnippets'] {
  const { CPP, ...others } = storable(sources);
  return CPP ? { ...others, CPP } : others;
}

const wellFormed = (text: string): string => Buffer.from(text, 'utf8').toString('utf8');
