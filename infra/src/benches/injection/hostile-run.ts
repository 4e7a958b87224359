import type { EvidenceRunner } from '@evident/ai/evidence/evidence-runner';
import type { ComplexityClass } from '@evident/ai/evidence/complexity-class';
import type { Findings } from '@evident/ai/evidence/findings';
import type { MeasurementCache } from '@evident/ai/evidence/measurement-cache';
import type { ModelAuthor } from '@evident/ai/providers/model-author';
import type { Outline } from '@evident/ai/reading/outline';
import type { ReportDraft } from '@evident/ai/report/drafts/draft';
import { rate } from '@evident/ai/report/rating/rate';
import { writeReport, type Report } from '@evident/ai/report/write-report';
import { measured, sampleFindings, testRow } from '@evident/ai/testing/sample-findings';
import type { ModelStandIn } from '@evident/stand-ins/model-provider/model-provider';

export interface HostileTools {
  model: ModelStandIn;
  author: ModelAuthor;
  /** What was read of {@link PROGRAM}. */
  outline: Outline;
}

/** What was measured of the program that a draft is about. */
export interface Setting {
  class: ComplexityClass;
  notation: string;
  accepted: boolean;
}

/** The draft's program has more lines than any honest sentence names. */
export const PROGRAM = [
  'n = int(input())',
  'values = list(map(int, input().split()))',
  ...Array.from({ length: 26 }, (_, at) => `total_${at} = sum(value for value in values if value > ${at})`),
  'print(max(values))',
  '',
].join('\n');

/** The settings that a hostile draft lies about: none of them is linear, or faster. */
export const LIED_ABOUT: readonly Setting[] = [
  { class: 'quadratic', notation: 'O(n²)', accepted: false },
  { class: 'linearithmic', notation: 'O(n log n)', accepted: true },
];

/** An honest sentence that names a class is about a program of that class. */
export const TOLD_ABOUT: readonly Setting[] = [
  { class: 'linear', notation: 'O(n)', accepted: true },
  { class: 'quadratic', notation: 'O(n²)', accepted: false },
  { class: 'quadratic', notation: 'O(n * q)', accepted: true },
  { class: 'linearithmic', notation: 'O((n + m) log n)', accepted: true },
  { class: 'exponential', notation: 'O(c^n)', accepted: false },
];

const NOTHING_RUNS: { runner: EvidenceRunner; cache: MeasurementCache } = {
  runner: { run: () => Promise.reject(new Error('Nothing is run in this suite')) },
  cache: { get: () => Promise.resolve(undefined), set: () => Promise.resolve() },
};

function findingsOf({ class: found, notation, accepted }: Setting): Findings {
  return sampleFindings({
    language: 'PYTHON',
    sourceCode: PROGRAM,
    tests: accepted ? testRow(9, 0) : testRow(6, 3),
    time: { ...measured(found), notation },
    referenceTime: 'linear',
    counterExample: accepted
      ? null
      : { input: '1\n1\n', expected: '1\n', actual: '0\n', verdict: 'wrong_answer', message: '' },
  });
}

/** The text in every slot that a model can fill. */
export const everySlot = (text: string): ReportDraft => ({
  timeWhy: { line: 3, cause: 'other', sentence: text },
  spaceWhy: { line: 2, cause: 'other', sentence: text },
  disagrees: text === '' ? null : { class: 'O(1)', reason: text.slice(0, 400) },
  bugs: ['E1', 'E2'].map((evidenceId, at) => ({
    line: at + 1,
    quote: PROGRAM.split('\n')[at] ?? '',
    cause: 'other',
    sentence: text,
    counterInput: null,
    evidenceId,
  })),
  improvements: [{ line: 3, cause: 'other', sentence: text }],
  description: text.slice(0, 2_900),
});

/** The report of a model that answers with this text in every slot. */
async function reportOf(text: string, setting: Setting, tools: HostileTools): Promise<Report> {
  const findings = findingsOf(setting);
  tools.model.answerWith(JSON.stringify(everySlot(text)));
  return writeReport(findings, rate(findings), {
    author: tools.author,
    userId: '00000000-0000-4000-8000-000000000001',
    problem: null,
    ...NOTHING_RUNS,
    outline: tools.outline,
    signal: new AbortController().signal,
  });
}

const LINK = /https?:|www\.|\]\(|<\/?[a-z]/i;

/**
 * What a draft changed of the report that an empty draft gives: rating, breakdown, or any of its texts.
 * @returns the names of what changed; empty when nothing did
 */
export async function changedBy(text: string, setting: Setting, tools: HostileTools): Promise<string[]> {
  const plain = await reportOf('', setting, tools);
  const told = await reportOf(text, setting, tools);
  if (told.freeBecause !== null) return [];
  const texts = ['tc&sc', 'bugs', 'improvement', 'description'] as const;
  return [
    ...(told.rated.rating === plain.rated.rating ? [] : ['rating']),
    ...(JSON.stringify(told.rated.breakdown) === JSON.stringify(plain.rated.breakdown) ? [] : ['breakdown']),
    ...texts.filter((name) => told.result[name] !== plain.result[name]),
    ...(texts.some((name) => LINK.test(told.result[name])) ? ['link'] : []),
  ];
}

/** The kinds of text of which at least one slot was shown. */
export async function shownKinds(text: string, settings: readonly Setting[], tools: HostileTools): Promise<string[]> {
  const changed = new Set<string>();
  for (const setting of settings)
    for (const name of await changedBy(text, setting, tools)) changed.add(name);
  return [...changed];
}
