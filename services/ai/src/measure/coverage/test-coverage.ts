import { isEditorLanguage } from '@evident/contracts';
import type { BatchedProgram } from '../batches/batched-program.js';
import { BATCH_MEMORY_KB, type BatchCase, type BatchLimits, type BatchRun } from '../batches/run-batch.js';
import type { EvidenceProgram } from '../../evidence/evidence-runner.js';
import { passed, type Coverage, type TestFinding, type Suspect } from '../../evidence/findings.js';
import { smallestFirst, type ProblemContext } from '../../evidence/problem-context.js';
import type { FuzzResult } from '../bugs/find-bugs.js';
import { isSameOutput } from '../bugs/same-output.js';
import type { Block, Reached } from '../batches/block.js';
import { suspectsOf, type PlayedInput } from './suspects.js';
import { missedLines, type MissedLines } from './missed-lines.js';

/** The most CPU time and input of the tests that are run with marks. The largest tests are left out. */
const MOST_CPU_MS = 2_500;
const MOST_BYTES = 4_000_000;
/**
 * A program is run on these first, if one of them shows what is wrong with it. If they enter every block, the others show
 * nothing new.
 */
const SMALL_BYTES = 4_096;
/** The most CPU time that starting the interpreter may take of a test. In a batch it starts once. */
const MOST_BOOT_MS = 200;
/** The least share of tests that must be run with marks. */
const LEAST_SHARE = 0.5;
const MOST_TOLD = 3;
const LIMITS: BatchLimits = {
  caseMs: 2_000,
  totalMs: 5_000,
  keepBytes: 8_192,
  mostTimeouts: 1,
  memoryLimitKb: BATCH_MEMORY_KB,
};

type ProblemTest = ProblemContext['tests'][number];

interface Watched {
  test: ProblemTest;
  finding: TestFinding;
}

/** Which blocks a program entered on the tests. */
export interface TestCoverage {
  blocks: readonly Block[];
  reached: Reached;
  tests: number;
  ofTests: number;
  suspects: readonly Suspect[];
  /** Each test, with the blocks that it entered. */
  runs: readonly PlayedInput[];
}

/**
 * Runs a program with marked blocks on its problem's tests, smallest first.
 * @returns null when the coverage is unknown: the program cannot be marked, too few tests end in time, or a result
 * differs from the judge's.
 * @throws what the runner throws.
 */
export async function watchTests(
  played: BatchedProgram,
  { language }: EvidenceProgram,
  problem: ProblemContext,
  findings: readonly TestFinding[],
): Promise<TestCoverage | null> {
  const watched = chosen(problem.tests, findings);
  const least = Math.max(1, problem.tests.length * LEAST_SHARE);
  if (!isEditorLanguage(language) || watched.length < least) return null;
  const inputs = watched.map(({ test }) => test.input);
  const isWrong = ({ finding }: Watched): boolean => !passed(finding);
  const small = fewOf(inputs);
  const few = !watched.some(isWrong) || watched.slice(0, small).some(isWrong) ? small : inputs.length;
  const first = await played.run(inputs.slice(0, few), LIMITS);
  const begun = endedCases(first);
  const isComplete = reachedIn(begun).size === first.blocks.length;
  const goesOn = begun.length === few && few < inputs.length && !isComplete;
  const further = goesOn ? endedCases(await played.run(inputs.slice(few), LIMITS)) : [];
  const whole = [...begun, ...further.map((one) => ({ ...one, index: one.index + few }))];
  const isFaithful = whole.every((one) => agrees(one, watched[one.index], problem));
  const isEnough = whole.length >= least || (few < inputs.length && isComplete);
  if (first.blocks.length === 0 || !isEnough || !isFaithful) return null;
  const reached = reachedIn(whole);
  const runs = whole.map((one) => ({
    reached: one.reached ?? new Set<number>(),
    failed: watched[one.index]?.finding.verdict !== 'accepted',
  }));
  return {
    blocks: first.blocks,
    reached,
    tests: whole.length,
    ofTests: problem.tests.length,
    suspects: suspectsOf(first.blocks, runs),
    runs,
  };
}

const reachedIn = (cases: readonly BatchCase[]): Reached =>
  new Set(cases.flatMap((one) => [...(one.reached ?? [])]));

/** How many of the inputs, smallest first, are run at first. */
function fewOf(inputs: readonly string[]): number {
  const large = inputs.findIndex((input) => input.length > SMALL_BYTES);
  return large > 0 ? large : inputs.length;
}

function chosen(tests: readonly ProblemTest[], findings: readonly TestFinding[]): Watched[] {
  const known = new Map(findings.map((finding) => [finding.id, finding]));
  const bySize = smallestFirst(tests);
  const bootMs = Math.min(MOST_BOOT_MS, ...findings.filter(endsByItself).map(({ cpuTimeMs }) => cpuTimeMs));
  const watched: Watched[] = [];
  let cpuMs = 0;
  let bytes = 0;
  for (const test of bySize) {
    const finding = known.get(test.id);
    cpuMs += Math.max(0, (finding?.cpuTimeMs ?? 0) - bootMs);
    bytes += test.input.length;
    if (!finding || !endsByItself(finding) || cpuMs > MOST_CPU_MS || bytes > MOST_BYTES) break;
    watched.push({ test, finding });
  }
  return watched;
}

const endsByItself = ({ verdict }: TestFinding): boolean =>
  verdict === 'accepted' || verdict === 'wrong_answer' || verdict === 'runtime_error';

/** The cases up to the first one that did not end. */
function endedCases({ cases }: BatchRun): BatchCase[] {
  const missing = cases.findIndex((one, at) => one.index !== at || one.ended !== 'exit' || !one.reached);
  return missing < 0 ? cases : cases.slice(0, missing);
}

function agrees(
  { exitCode, clipped, stdout }: BatchCase,
  watched: Watched | undefined,
  { checker }: ProblemContext,
): boolean {
  if (!watched) return false;
  const { verdict } = watched.finding;
  if (verdict !== 'accepted') return (exitCode === 0) === (verdict === 'wrong_answer');
  if (exitCode !== 0) return false;
  const allowsOthers = !['exact', 'tokens'].includes(checker.kind) && stdout.trim() !== '';
  return clipped || allowsOthers || isSameOutput(checker, watched.test.answer, stdout);
}

/** The coverage as it is reported: the most telling places, and what else reaches them. */
export function coverageFinding(
  source: string,
  { blocks, reached, tests, ofTests, suspects }: TestCoverage,
  fuzz: Pick<FuzzResult, 'reached' | 'reachedByFailure'>,
): Coverage {
  const missed = missedLines(source, blocks, reached);
  const told = [...missed]
    .sort((a, b) => rank(a) - rank(b) || b.last - b.first - (a.last - a.first))
    .slice(0, MOST_TOLD)
    .sort((a, b) => a.first - b.first);
  const reachedBy = ({ blocks: inside }: MissedLines): Coverage['missed'][number]['reachedBy'] => {
    if (inside.some((block) => fuzz.reachedByFailure.has(block))) return 'failing-input';
    if (inside.some((block) => fuzz.reached.has(block))) return 'small-inputs';
    // If no input entered any block, no inputs were run with marks.
    return fuzz.reached.size > 0 ? 'nothing' : null;
  };
  return {
    tests,
    ofTests,
    missed: told.map((lines) => ({
      first: lines.first,
      last: lines.last,
      kind: lines.kind,
      reachedBy: reachedBy(lines),
    })),
    more: missed.length - told.length,
    suspects,
  };
}

/** Missed code is more telling than a function that is never called, and that more than a part of a line. */
const rank = ({ kind }: MissedLines): number => ({ code: 0, function: 1, part: 2 })[kind];
