import type { JudgedTest, RunMeasurement } from '@evident/contracts';
import type { RunResult } from '../programs/program.js';
import type { ResolvedVerdict } from './resolve-verdict.js';
import { shownText } from './shown-text.js';

/** Everything the kernel said about a run, in the form that is stored. */
function measurementOf({ status, evidence }: RunResult, rerunAlone: boolean): RunMeasurement {
  return {
    status,
    exitCode: evidence.exitCode,
    signal: evidence.signal,
    cpuTimeMs: evidence.cpuTimeMs,
    rawCpuTimeMs: evidence.rawCpuTimeMs,
    wallTimeMs: evidence.wallTimeMs,
    memoryKb: Math.round(evidence.memoryKb),
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

export interface JudgedRun {
  testId: string;
  /** 1-based position in the test set. */
  index: number;
  run: RunResult;
  rerunAlone: boolean;
  resolved: ResolvedVerdict;
  referenceExpected: string | null;
}

/** @param shownBytes how much of each output is kept; `shownOutputBytes` of standard output. */
export function judgedTest(
  judged: JudgedRun,
  shownBytes: number,
  shownOutputBytes: number = shownBytes,
): JudgedTest {
  return {
    testId: judged.testId,
    index: judged.index,
    verdict: judged.resolved.verdict,
    stdout: shownText(judged.run.stdout, shownOutputBytes),
    stderr: shownText(judged.run.stderr, shownBytes),
    message: judged.resolved.message.replaceAll('\u0000', '\ufffd'),
    referenceExpected: judged.referenceExpected,
    measurement: measurementOf(judged.run, judged.rerunAlone),
  };
}

/** The test during which a judging ran out of its overall time. */
export function unfinishedTest(testId: string, index: number, wallMs: number, tier: string): JudgedTest {
  return {
    testId,
    index,
    verdict: 'time_limit_exceeded',
    stdout: '',
    stderr: '',
    message: `all tests together ran for more than ${Math.round(wallMs / 1_000)} s`,
    referenceExpected: null,
    measurement: {
      status: 'timed_out',
      exitCode: null,
      signal: null,
      cpuTimeMs: 0,
      rawCpuTimeMs: 0,
      wallTimeMs: wallMs,
      memoryKb: 0,
      outputBytes: 0,
      processes: 0,
      oomKilled: false,
      limit: 'wall',
      tier,
      stealMs: 0,
      cpuPressureMs: 0,
      rerunAlone: false,
    },
  };
}
