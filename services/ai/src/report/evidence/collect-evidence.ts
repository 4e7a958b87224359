import type { Evidence } from '@evident/contracts';
import { VERDICT_LABELS } from '@evident/contracts';
import {
  passed,
  type ComplexityFinding,
  type Findings,
  type LintFinding,
  type TestFinding,
} from '../../evidence/findings.js';
import { familyWords } from '../../measure/inputs/variations.js';
import { missedWords } from './coverage-words.js';
import { editSentence } from './edit-words.js';
import { overflowSentence } from './overflow-words.js';
import { EvidenceBook } from './evidence-book.js';
import { referenceNotation } from './reference-words.js';
import { LEAST_TOLD_SHARE, shareWords } from './share-words.js';

/** The evidence of one analysis, and the id of the entry for each finding. */
export interface CollectedEvidence {
  evidence: Evidence[];
  compile: string | null;
  tests: string | null;
  counterExample: string | null;
  time: string | null;
  space: string | null;
  lints: readonly { finding: LintFinding; id: string }[];
}

export const hasTests = ({ tests }: Pick<Findings, 'tests'>): boolean => tests !== null && tests.length > 0;

/** There are tests, and all of them pass. */
export const isAccepted = (findings: Findings): boolean =>
  findings.compiles && hasTests(findings) && findings.tests?.every(passed) === true;

export const allPass = (tests: number): string =>
  tests === 1 ? 'The only test passes' : `All ${tests} tests pass`;

interface FailingTests {
  /** Such as `2 of 5 tests fail`. */
  share: string;
  /** The first one that the learner may see, else the first. */
  first: TestFinding;
  /** Such as `hidden test 3`. */
  name: string;
}

/** @returns null when no test fails. */
export function failingTests(tests: readonly TestFinding[] | null): FailingTests | null {
  const failing = tests?.filter((test) => !passed(test)) ?? [];
  const first = failing.find(({ input }) => input !== null) ?? failing[0];
  if (!tests || !first) return null;
  const share = `${failing.length} of ${tests.length} ${tests.length === 1 ? 'test' : 'tests'} ${failing.length === 1 ? 'fails' : 'fail'}`;
  return { share, first, name: first.hidden ? `hidden test ${first.index}` : `test ${first.index}` };
}

/**
 * An essential finding becomes actionable on a program that passes every test and comparison: runs outweigh reading.
 */
export function weightedLints(findings: Findings): LintFinding[] {
  const clean = isAccepted(findings) && findings.counterExample === null;
  return findings.lints.map((lint) =>
    clean && lint.severity === 'essential' ? { ...lint, severity: 'actionable' as const } : lint,
  );
}

/** Each entry is one true sentence about this run. Only number and verdict of a hidden test appear. */
export function collectEvidence(findings: Findings): CollectedEvidence {
  const book = new EvidenceBook();
  const compile = findings.compiles
    ? null
    : book.add({
        kind: 'test',
        strength: 'proved',
        text: findings.noProgram ?? 'The program does not compile.',
      });
  const tests = addTests(book, findings.tests);
  const counterExample = addCounterExample(book, findings);
  addSmallEdit(book, findings);
  addOverflow(book, findings);
  addLikelyLine(book, findings);
  const time = addTime(book, findings);
  const space = addSpace(book, findings);
  addRecursion(book, findings);
  const lints = weightedLints(findings).map((finding) => ({ finding, id: addLint(book, finding) }));
  addCoverage(book, findings);
  return { evidence: book.entries, compile, tests, counterExample, time, space, lints };
}

function addTests(book: EvidenceBook, tests: readonly TestFinding[] | null): string | null {
  if (tests === null || tests.length === 0) return null;
  const failing = failingTests(tests);
  if (!failing) return book.add({ kind: 'test', strength: 'proved', text: `${allPass(tests.length)}.` });
  const { share, first, name } = failing;
  return book.add({
    kind: 'test',
    strength: 'proved',
    text: `${share}; ${name}: ${VERDICT_LABELS[first.verdict]}.`,
    input: first.hidden ? null : first.input,
    expected: first.hidden ? null : first.expected,
    actual: first.hidden ? null : first.actual,
  });
}

function addCounterExample(book: EvidenceBook, { counterExample, comparedInputs }: Findings): string | null {
  if (counterExample) {
    return book.add({
      kind: 'fuzz',
      strength: 'proved',
      text: `On this small input the program and the reference differ (${VERDICT_LABELS[counterExample.verdict]}).`,
      input: counterExample.input,
      expected: counterExample.expected,
      actual: counterExample.actual,
    });
  }
  if (comparedInputs > 0) {
    const text = `On ${comparedInputs} small random inputs it answers the same as the reference.`;
    book.add({ kind: 'fuzz', strength: 'proved', text });
  }
  return null;
}

function addSmallEdit(book: EvidenceBook, findings: Findings): void {
  const { smallEdit } = findings;
  if (!smallEdit) return;
  const text = editSentence(smallEdit, findings);
  book.add({ kind: 'fuzz', strength: 'proved', line: smallEdit.line, text });
}

function addOverflow(book: EvidenceBook, { smallEdit, overflow }: Findings): void {
  if (smallEdit || !overflow) return;
  book.add({ kind: 'fuzz', strength: 'proved', line: overflow.line, text: overflowSentence(overflow) });
}

function addLikelyLine(book: EvidenceBook, { smallEdit, overflow, likelyLines: [line] }: Findings): void {
  if (smallEdit || overflow || line === undefined) return;
  const text = `Which inputs reach line ${line}, and what small changes of it did, point to this line first.`;
  book.add({ kind: 'fuzz', strength: 'measured', line, text });
}

function dominantWords({ dominantLine }: ComplexityFinding): string {
  if (!dominantLine || dominantLine.share < LEAST_TOLD_SHARE) return '';
  return ` Line ${dominantLine.line} does ${shareWords(dominantLine.share)} of the work.`;
}

function addTime(book: EvidenceBook, { time, referenceTime, declared }: Findings): string | null {
  if (time.notation === null) return null;
  const line = time.dominantLine?.line ?? null;
  if (time.source === 'estimated') {
    const text = `Estimated from the code: time ${time.notation}.`;
    return book.add({ kind: 'static', strength: 'static', line, text });
  }
  const family = time.family ? ` on ${familyWords(time.family)}` : '';
  const reference = referenceTime
    ? ` The reference takes ${referenceNotation(referenceTime, time, declared?.time)}.`
    : '';
  const grows =
    time.notation === 'O(1)'
      ? `The steps stay the same on larger inputs: ${time.notation}`
      : `Counted steps grow as ${time.notation}${family}`;
  const text = `${grows}.${dominantWords(time)}${reference}`;
  return book.add({ kind: 'growth', strength: 'measured', line, text });
}

function addSpace(book: EvidenceBook, { space, referenceSpace, declared }: Findings): string | null {
  if (space.notation === null) return null;
  const reference = referenceSpace
    ? ` The reference takes ${referenceNotation(referenceSpace, space, declared?.space)}.`
    : '';
  const measured = space.source === 'measured';
  return book.add({
    kind: measured ? 'space' : 'static',
    strength: measured ? 'measured' : 'static',
    text: `${memoryWords(space, measured)}.${reference}`,
  });
}

function memoryWords({ class: found, notation }: ComplexityFinding, isMeasured: boolean): string {
  if (found === 'constant')
    return `${isMeasured ? 'Peak memory stays' : 'Memory is estimated to stay'} the same on larger inputs`;
  return `${isMeasured ? 'Peak memory grows' : 'Memory is estimated to grow'} as ${notation}`;
}

function addRecursion(book: EvidenceBook, { recursion }: Findings): void {
  if (!recursion || recursion.depth < 2) return;
  const growth = recursion.grows ? ' and deeper on larger inputs' : '';
  const text = `It calls itself up to ${recursion.depth} levels deep${growth}.`;
  book.add({ kind: 'recursion', strength: 'measured', text });
}

function addLint(book: EvidenceBook, { line, text }: LintFinding): string {
  return book.add({ kind: 'lint', strength: 'static', line, text });
}

function addCoverage(book: EvidenceBook, { coverage, comparedInputs }: Findings): void {
  if (!coverage) return;
  for (const missed of coverage.missed) {
    const text = missedWords(missed, coverage, comparedInputs);
    book.add({ kind: 'coverage', strength: 'measured', line: missed.first, text });
  }
}
