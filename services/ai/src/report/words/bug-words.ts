import { VERDICT_LABELS, type Verdict } from '@evident/contracts';
import {
  passed,
  type CounterExample,
  type Findings,
  type LintFinding,
  type TestFinding,
} from '../../evidence/findings.js';
import { allPass, failingTests, hasTests, weightedLints } from '../evidence/collect-evidence.js';
import { editSentence } from '../evidence/edit-words.js';
import { overflowSentence } from '../evidence/overflow-words.js';
import { linesOf, noTestDoes } from '../evidence/coverage-words.js';
import { CLEAN, hasFailingEvidence } from './magic-words.js';
import { count, list, paragraphs, quoted } from './words.js';

/** Advice for each verdict. */
const ADVICE: Readonly<Record<Verdict, string>> = {
  accepted: '',
  wrong_answer: 'Trace this input by hand and find where it goes wrong.',
  time_limit_exceeded:
    'It did not end in time: look for a loop that does more work than it needs, or that never ends.',
  memory_limit_exceeded:
    'It asked for more memory than is allowed: look for a collection that keeps growing.',
  output_limit_exceeded:
    'It printed far more than the answer: look for output inside a loop that does not end.',
  runtime_error: 'It stopped with an error: look for an index, a key or a value that does not exist.',
  compile_error: 'Read the first message of the compiler; the others often follow from it.',
};

const MAX_OUTPUT_LINES = 3;

function compileWords(output: string): string {
  const first = output
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MAX_OUTPUT_LINES)
    .map((line) => quoted(line, 160));
  const said = first.length > 0 ? ` The compiler says: ${first.join(' / ')}` : '';
  return `The program does not compile.${said} ${ADVICE.compile_error}`;
}

function failingTestWords(findings: Findings): string | null {
  const failing = failingTests(findings.tests);
  if (!failing) return null;
  const { share, first, name } = failing;
  const { counterExample, smallEdit, overflow } = findings;
  // A smaller failing input, an edit, or a number that does not fit says more than advice.
  const advice = counterExample || smallEdit || overflow ? '' : adviceFor(first);
  const said = `${share}. The first is ${name}: ${VERDICT_LABELS[first.verdict]}.`;
  return [said, difference(first), advice].filter((sentence) => sentence !== '').join(' ');
}

/** An analysis may be of a program that was never submitted, so it tells no input that only a submission may show. */
const adviceFor = ({ verdict, hidden, input }: TestFinding): string =>
  verdict === 'wrong_answer' && (hidden || input === null)
    ? 'Its input is hidden here. Submit the program to see the first hidden test that it fails.'
    : ADVICE[verdict];

function difference({ hidden, expected, actual, verdict }: TestFinding): string {
  if (hidden || expected === null || verdict !== 'wrong_answer') return '';
  return `It should print ${printedText(expected)} and prints ${printedText(actual ?? '')}.`;
}

/** An output in quotation marks, its line breaks shown, or `nothing`. */
function printedText(output: string): string {
  const text = quoted(output.trim().replace(/\s*\n\s*/g, ' ↵ '), 120);
  return text === '' ? 'nothing' : `“${text}”`;
}

/** Names the places that only the failing input reaches, because the fault is likely there. */
function leadsTo({ coverage }: Findings): string {
  const places = coverage?.missed.filter(({ reachedBy }) => reachedBy === 'failing-input') ?? [];
  if (!coverage || places.length === 0) return '';
  return ` It is the first to reach ${list(places.map(linesOf))}, which ${noTestDoes(coverage)}.`;
}

function refuted({ expected, actual, verdict, message }: CounterExample, findings: Findings): string {
  const crash = verdict === 'runtime_error' && message !== '' ? ` (${quoted(message, 160)})` : '';
  const printed =
    verdict === 'wrong_answer'
      ? `prints ${printedText(actual)}`
      : `ends with ${VERDICT_LABELS[verdict]}${crash}`;
  const found = `A comparison with the reference found a small input on which it should print ${printedText(expected)} and ${printed}.`;
  const isPlain = verdict === 'wrong_answer' || crash !== '' || findings.smallEdit !== null;
  const advice = isPlain ? '' : ` ${ADVICE[verdict]}`;
  return `${found}${leadsTo(findings)}${advice}`;
}

/** Where to look first, as a lead and not as the fault. */
function suspectWords(findings: Findings): string | null {
  const { tests, coverage, counterExample, smallEdit, likelyLines, overflow } = findings;
  const right = tests?.filter(passed).length ?? 0;
  // An edit that was run tells more, and may be on another line.
  if (smallEdit || (tests?.every(passed) !== false && counterExample === null)) return null;
  if (overflow) return overflowSentence(overflow);
  const [first, ...others] = likelyLines;
  if (first === undefined) return null;
  const then =
    others.length > 0 ? `, then at ${others.length > 1 ? 'lines' : 'line'} ${list(others.map(String))}` : '';
  const suspect = coverage?.suspects.find(
    (one) => one.first <= first && first <= one.last && 2 * one.passing <= right,
  );
  const ran = suspect
    ? ` Line ${first} ran on ${count(suspect.failing, 'failing test')} and ${suspect.passing === 0 ? 'on no passing one' : `on only ${count(suspect.passing, 'passing one')}`}.`
    : '';
  return `Look first at line ${first}${then}.${ran}`;
}

const smallEditWords = (findings: Findings): string | null =>
  findings.smallEdit && editSentence(findings.smallEdit, findings);

const lintWords = (lints: readonly LintFinding[]): string =>
  lints.map(({ line, text }) => `- Line ${line}: ${text}`).join('\n');

function cleanWords({ tests, comparedInputs }: Findings): string {
  const ran = tests !== null && hasTests({ tests }) ? allPass(tests.length).toLowerCase() : null;
  const compared =
    comparedInputs > 0
      ? `${comparedInputs} small random inputs gave the same answers as the reference`
      : null;
  const grounds = [ran, compared].filter((ground) => ground !== null);
  if (grounds.length === 0)
    return `${CLEAN} were found in the code. Without a problem there are no tests, so no output was compared with a right answer.`;
  return `${CLEAN} were found: ${grounds.join(', and ')}.`;
}

/** Findings about speed belong to the improvements, not to the bugs. */
export const isSpeed = ({ category }: LintFinding): boolean =>
  category.startsWith('slow-') || category === 'recursion';

/** The text of `bugs`. */
export function bugWords(findings: Findings): string {
  if (findings.noProgram !== null) return findings.noProgram;
  if (!findings.compiles) return compileWords(findings.compileOutput);
  const lints = weightedLints(findings).filter((lint) => !isSpeed(lint));
  const essential = lints.filter(({ severity }) => severity === 'essential');
  const risks = lints.filter(({ severity }) => severity === 'actionable');
  return paragraphs([
    hasFailingEvidence(findings) ? null : cleanWords(findings),
    failingTestWords(findings),
    findings.counterExample ? refuted(findings.counterExample, findings) : null,
    suspectWords(findings),
    smallEditWords(findings),
    essential.length > 0 ? lintWords(essential) : null,
    risks.length > 0 ? `Worth checking, although no run failed because of it:\n${lintWords(risks)}` : null,
  ]);
}
