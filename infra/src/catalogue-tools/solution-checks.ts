import { languageOfFile } from '@evident/catalogue';
import {
  judgeLimitsFor,
  LANGUAGES,
  VERDICT_LABELS,
  type JudgingResult,
  type ProblemLimits,
  type StoredTest,
  type Verdict,
} from '@evident/contracts';
import type { Judge } from '../judging/judge.js';
import type { PackageUnderTest } from './package-under-test.js';
import { judgeInLooks, slowestMs } from './reference-looks.js';

/** The share of the limit that a reference may use, so that learners have room. */
export const REFERENCE_SHARE = 1 / 3;

/** The limits of a problem with `share` of the time in each language. */
export const scaledLimits = (problem: ProblemLimits, share: number): ProblemLimits => ({
  timeLimitMs: Math.ceil(problem.timeLimitMs * share),
  timeLimitsMs: Object.fromEntries(
    Object.entries(problem.timeLimitsMs ?? {}).map(([language, ms]) => [language, Math.ceil(ms * share)]),
  ),
  memoryLimitKb: problem.memoryLimitKb,
});

/** The verdicts of one solution in the order of the tests; null where it did not run. */
export interface MatrixRow {
  solution: string;
  expected: Verdict;
  verdict: Verdict;
  tests: (Verdict | null)[];
  /** The slowest test, CPU ms. */
  slowestMs: number;
}

/** How much of the matrix of tests and wrong solutions is judged. */
export type Depth = 'quick' | 'full';

const largestFirst = (tests: readonly StoredTest[]): StoredTest[] =>
  [...tests].sort((a, b) => b.input.length - a.input.length);

function row(
  solution: string,
  expected: Verdict,
  order: readonly StoredTest[],
  result: JudgingResult,
): MatrixRow {
  const { verdict, tests } = result;
  const verdicts = order.map(({ id }) => tests.find(({ testId }) => testId === id)?.verdict ?? null);
  return { solution, expected, verdict, tests: verdicts, slowestMs: slowestMs(result) };
}

function firstFailure({ tests, compileOutput }: JudgingResult): string {
  const failing = tests.find(({ verdict }) => verdict !== 'accepted');
  if (!failing) return compileOutput.trim().split('\n')[0] ?? '';
  return `test ${failing.testId}: ${failing.message || failing.stderr.trim().split('\n').at(-1)}`;
}

export interface SolutionReport {
  rows: MatrixRow[];
  defects: string[];
}

/** A machine may take so many times as long as the one that the limits were set on. */
const SLOW_MACHINE = 2;

export interface ReferenceReport extends SolutionReport {
  /** References that need more than a third of their limit, and less than two thirds: on a slow machine no defect. */
  tight: string[];
}

/** Every reference is accepted by every test within a third of its limit. */
export async function judgeReferences(
  subject: Pick<PackageUnderTest, 'pack' | 'tests' | 'checker'>,
  judge: Pick<Judge, 'judge'>,
): Promise<ReferenceReport> {
  const { pack, tests, checker } = subject;
  const report: ReferenceReport = { rows: [], defects: [], tight: [] };
  for (const language of LANGUAGES) {
    const sourceCode = pack.references[language];
    if (sourceCode === undefined) continue;
    const submission = {
      language,
      sourceCode,
      limits: pack.manifest,
      checker,
      stopAtFirstFailure: false,
    };
    const allowedMs = judgeLimitsFor(language, pack.manifest).timeLimitMs * REFERENCE_SHARE;
    const result = await judgeInLooks(judge, { ...submission, tests }, allowedMs);
    const judged = row(`${language} reference`, 'accepted', tests, result);
    report.rows.push(judged);
    if (result.verdict !== 'accepted') {
      report.defects.push(
        `${language} reference: ${VERDICT_LABELS[result.verdict]}, ${firstFailure(result)}`,
      );
    } else if (judged.slowestMs > allowedMs) {
      const list = judged.slowestMs > allowedMs * SLOW_MACHINE ? report.defects : report.tight;
      list.push(
        `${language} reference needs ${Math.round(judged.slowestMs)} ms, a third of its limit is ${Math.round(allowedMs)} ms`,
      );
    }
  }
  return report;
}

/**
 * Every wrong solution gets its stated verdict. In depth `full` each runs on all tests at the real limits, and the matrix
 * shows which of them it fails. In depth `quick` it stops when its verdict is certain; one that is too slow runs the
 * largest tests first and must need more time than a reference may.
 */
export async function judgeWrongSolutions(
  subject: PackageUnderTest,
  judge: Judge,
  depth: Depth,
): Promise<SolutionReport> {
  const { pack, checker } = subject;
  const report: SolutionReport = { rows: [], defects: [] };
  for (const { file, verdict, source } of pack.wrong) {
    const tooSlow = verdict === 'time_limit_exceeded';
    const hurried = depth === 'quick' && tooSlow;
    const tests = hurried ? largestFirst(subject.tests) : subject.tests;
    const result = await judge.judge({
      language: languageOfFile(file),
      sourceCode: source,
      limits: hurried ? scaledLimits(pack.manifest, REFERENCE_SHARE) : pack.manifest,
      checker,
      tests,
      // Running the other large tests as well would take minutes and show nothing new.
      stopAtFirstFailure: depth === 'quick' || tooSlow,
    });
    report.rows.push(row(file, verdict, subject.tests, result));
    if (result.verdict !== verdict) {
      const why = firstFailure(result);
      report.defects.push(
        `${file}: ${VERDICT_LABELS[result.verdict]} instead of ${VERDICT_LABELS[verdict]}${why && `, ${why}`}`,
      );
    }
  }
  return report;
}

/** A starter compiles and ends without an error on the first sample, whatever it prints. */
export async function starterDefects(
  { pack, tests, checker }: PackageUnderTest,
  judge: Judge,
): Promise<string[]> {
  const defects: string[] = [];
  for (const language of LANGUAGES) {
    const sourceCode = pack.starters[language];
    if (sourceCode === undefined) continue;
    const {
      verdict,
      compileOutput,
      tests: judged,
    } = await judge.judge({
      language,
      sourceCode,
      limits: pack.manifest,
      checker: checker.kind === 'interactive' ? checker : { kind: 'tokens' },
      tests: tests.slice(0, 1),
      stopAtFirstFailure: false,
    });
    if (verdict === 'accepted' || verdict === 'wrong_answer') continue;
    const said = (compileOutput || judged[0]?.stderr || judged[0]?.message || '').trim().split('\n').at(-1);
    defects.push(`${language} starter on the first sample: ${VERDICT_LABELS[verdict]}, ${said}`);
  }
  return defects;
}
