import type { JudgedTest } from '@evident/contracts';
import type { RunResult } from '../programs/program.js';
import type { ResolvedVerdict } from './resolve-verdict.js';
import { shownText } from './shown-text.js';

interface JudgedRun {
  testId: string;
  /** Position in the test set, from 1. */
  index: number;
  run: RunResult;
  /** Whether anybody may see what the program printed. */
  seen: boolean;
  rerunAlone: boolean;
  resolved: ResolvedVerdict;
  referenceExpected: string | null;
  inputProblem: string | null;
}

/** @param shownBytes how much of each output is kept. @param shownOutputBytes how much of standard output. */
export function judgedTest(
  judged: JudgedRun,
  shownBytes: number,
  shownOutputBytes: number = shownBytes,
): JudgedTest {
  const { run, seen } = judged;
  // Objects that are made for every test name their fields: to spread another one into them costs 2 µs instead of 0.1.
  const test: JudgedTest = {
    testId: judged.testId,
    index: judged.index,
    verdict: judged.resolved.verdict,
    stdout: seen ? shownText(run.stdout, shownOutputBytes) : '',
    stderr: seen ? shownText(run.stderr, shownBytes) : '',
    message: judged.resolved.message.replaceAll('\u0000', '\ufffd'),
    referenceExpected: judged.referenceExpected,
    measurement: measurementOf(judged),
  };
  if (judged.inputProblem !== null) test.inputProblem = judged.inputProblem;
  if (run.talk) test.conversation = true;
  return test;
}

function measurementOf({ run: { evidence, status }, rerunAlone }: JudgedRun): JudgedTest['measurement'] {
  return {
    status,
    exitCode: evidence.exitCode,
    signal: evidence.signal,
    cpuTimeMs: evidence.cpuTimeMs,
    rawCpuTimeMs: evidence.rawCpuTimeMs,
    wallTimeMs: evidence.wallTimeMs,
    memoryKb: evidence.memoryKb,
    outputBytes: evidence.outputBytes,
    processes: evidence.processes,
    oomKilled: evidence.oomKilled,
    limit: evidence.limit,
    tier: evidence.tier,
    stealMs: evidence.stealMs,
    cpuPressureMs: evidence.cpuPressureMs,
    rerunAlone,
  };
}

const NOT_MEASURED: JudgedTest['measurement'] = {
  status: 'exited',
  exitCode: null,
  signal: null,
  cpuTimeMs: 0,
  rawCpuTimeMs: 0,
  wallTimeMs: 0,
  memoryKb: 0,
  outputBytes: 0,
  processes: 0,
  oomKilled: false,
  limit: null,
  tier: '',
  stealMs: 0,
  cpuPressureMs: 0,
  rerunAlone: false,
};

/** The result of a learner's own case that an interactor is not asked to play, because it is not a legal input. */
export function unplayedTest(testId: string, index: number, inputProblem: string, tier: string): JudgedTest {
  return {
    testId,
    index,
    verdict: 'wrong_answer',
    stdout: '',
    stderr: '',
    message: 'the program was not run, because the input is not allowed',
    referenceExpected: null,
    inputProblem,
    measurement: { ...NOT_MEASURED, tier },
  };
}

/** The result of the test during which the overall time of the judging ended. */
export function unfinishedTest(testId: string, index: number, wallMs: number, tier: string): JudgedTest {
  return {
    testId,
    index,
    verdict: 'time_limit_exceeded',
    stdout: '',
    stderr: '',
    message: `all tests together ran for more than ${Math.round(wallMs / 1_000)} s`,
    referenceExpected: null,
    measurement: { ...NOT_MEASURED, status: 'timed_out', limit: 'wall', wallTimeMs: wallMs, tier },
  };
}
