import type { CheckerSpec } from '@evident/contracts/checkers';
import type { CreateProblemRequest, Problem, UpdateProblemRequest } from '@evident/contracts/http/problems';
import { EDITOR_LANGUAGES, LANGUAGE_LABELS, type EditorLanguage } from '@evident/contracts/languages';
import { PROBLEM_LIMITS } from '@evident/contracts/limits';
import type { FieldErrors } from 'react-hook-form';
import type { z } from 'zod';

/** Values of the form, validated with the schema that the server uses. */
export type FormValues = z.input<typeof CreateProblemRequest>;
export type CheckedValues = z.output<typeof CreateProblemRequest>;

export const EMPTY_TEST = { input: '', output: '', hidden: false };
const perLanguage = <T>(value: (language: EditorLanguage) => T): Record<EditorLanguage, T> => ({
  JAVASCRIPT: value('JAVASCRIPT'),
  PYTHON: value('PYTHON'),
  JAVA: value('JAVA'),
});

/** For number fields that may be empty. */
export const optionalNumber = {
  setValueAs: (value: unknown) => (value === '' || value === undefined ? undefined : Number(value)),
};

export const EMPTY_FORM: FormValues = {
  title: '',
  description: '',
  difficulty: 'EASY',
  tags: [''],
  testcases: [EMPTY_TEST],
  examples: perLanguage(() => ({ input: '', output: '', explanation: '' })),
  codeSnippets: perLanguage(() => ''),
  referenceSolutions: perLanguage(() => ''),
  constraints: '',
  hints: '',
  editorial: '',
  timeLimitMs: PROBLEM_LIMITS.timeLimitMs.standard,
  memoryLimitKb: PROBLEM_LIMITS.memoryLimitKb.standard,
  checker: { kind: 'exact' },
  stopAtFirstFailure: false,
  groups: [],
  programs: { validator: '', generator: '', brute: '', wrong: [] },
};

/** @returns the form values of a stored problem. */
export function formOf(problem: Problem): FormValues {
  return {
    title: problem.title,
    description: problem.description,
    difficulty: problem.difficulty,
    tags: problem.tags.length > 0 ? problem.tags : [''],
    testcases:
      problem.testcases.length > 0
        ? problem.testcases.map((test) => ({ ...test, hidden: test.hidden ?? false }))
        : [EMPTY_TEST],
    examples: perLanguage((language) => ({
      input: problem.examples[language]?.input ?? '',
      output: problem.examples[language]?.output ?? '',
      explanation: problem.examples[language]?.explanation ?? '',
    })),
    codeSnippets: perLanguage((language) => problem.codeSnippets[language] ?? ''),
    referenceSolutions: perLanguage((language) => problem.referenceSolutions[language] ?? ''),
    constraints: problem.constraints,
    hints: problem.hints ?? '',
    editorial: problem.editorial ?? '',
    timeLimitMs: problem.timeLimitMs,
    memoryLimitKb: problem.memoryLimitKb,
    // Administrators receive the whole checker. The type is loose because learners receive only its kind.
    checker: problem.checker as CheckerSpec,
    stopAtFirstFailure: problem.stopAtFirstFailure,
    groups: (problem.groups ?? []).map((group) => ({ ...group, needs: group.needs ?? [] })),
    programs: { ...EMPTY_FORM.programs, ...problem.programs },
  };
}

/** Removes blank tags; the schema checks everything else. */
export function withoutBlankTags(values: FormValues): FormValues {
  return { ...values, tags: values.tags.map((tag) => tag.trim()).filter((tag) => tag !== '') };
}

/**
 * @returns the body of an update. Hints, editorial, the checking programs and the removal of groups are sent only when they were edited. `updatedAt` makes the save
 *   fail when another author has saved in the meantime.
 */
export function updateOf(
  values: CheckedValues,
  edited: { hints: boolean; editorial: boolean; programs: boolean; groups?: boolean },
  problem: Pick<Problem, 'id' | 'updatedAt'>,
): UpdateProblemRequest {
  const { hints, editorial, programs, groups = [], ...rest } = values;
  return {
    ...rest,
    id: problem.id,
    updatedAt: problem.updatedAt,
    ...(edited.hints ? { hints: hints ?? '' } : {}),
    ...(edited.editorial ? { editorial: editorial ?? '' } : {}),
    ...(edited.programs ? { programs } : {}),
    ...(edited.groups || groups.length > 0 ? { groups } : {}),
  };
}

export const SECTIONS = [
  { id: 'statement', label: 'Statement', fields: ['title', 'description', 'difficulty', 'tags'] },
  { id: 'test-cases', label: 'Test Cases', fields: ['testcases'] },
  { id: 'javascript', label: 'JavaScript', language: 'JAVASCRIPT' },
  { id: 'python', label: 'Python', language: 'PYTHON' },
  { id: 'java', label: 'Java', language: 'JAVA' },
  {
    id: 'additional',
    label: 'Additional Information',
    fields: ['constraints', 'hints', 'editorial'],
  },
  {
    id: 'judging',
    label: 'Judging',
    fields: ['timeLimitMs', 'memoryLimitKb', 'checker', 'stopAtFirstFailure', 'groups'],
  },
  { id: 'checking', label: 'Checking Programs', fields: ['programs'] },
  { id: 'verify', label: 'Verify', fields: [] },
] as const satisfies readonly {
  id: string;
  label: string;
  fields?: readonly (keyof FormValues)[];
  language?: EditorLanguage;
}[];
export type SectionId = (typeof SECTIONS)[number]['id'];

export interface FormProblem {
  /** `testcases.2.input` */
  path: string;
  message: string;
  section: SectionId;
  /** Which test or example: `Test 3`, `Python example`; empty when the message is clear without it. */
  where: string;
}

function whereOf(path: string): string {
  const [field, key = ''] = path.split('.');
  if (field === 'testcases' && /^\d+$/.test(key)) return `Test ${Number(key) + 1}`;
  const wrong = /^programs\.wrong\.(\d+)/.exec(path);
  if (wrong) return `Wrong program ${Number(wrong[1]) + 1}`;
  if (field === 'groups' && /^\d+$/.test(key)) return `Group ${Number(key) + 1}`;
  const language = EDITOR_LANGUAGES.find((known) => known === key);
  return field === 'examples' && language ? `${LANGUAGE_LABELS[language]} example` : '';
}

function sectionOf(path: string): SectionId {
  const [field = '', key = ''] = path.split('.');
  const byLanguage = EDITOR_LANGUAGES.find((language) => language === key);
  const section = SECTIONS.find((candidate) =>
    'language' in candidate
      ? candidate.language === byLanguage
      : (candidate.fields as readonly string[]).includes(field),
  );
  return section?.id ?? 'statement';
}

/** @returns the nested errors of the form as a list, in the order of the fields. */
export function formProblems(errors: FieldErrors<FormValues>): FormProblem[] {
  const found: FormProblem[] = [];
  const visit = (node: unknown, path: string) => {
    if (typeof node !== 'object' || node === null) return;
    if ('message' in node && typeof node.message === 'string' && node.message !== '') {
      found.push({ path, message: node.message, section: sectionOf(path), where: whereOf(path) });
      return;
    }
    for (const [key, child] of Object.entries(node)) {
      if (key !== 'ref') visit(child, path === '' ? key : `${path}.${key}`);
    }
  };
  visit(errors, '');
  const order = SECTIONS.map((section) => section.id);
  return found.toSorted((a, b) => order.indexOf(a.section) - order.indexOf(b.section));
}
