import type { JudgeLimits, Verdict } from '@evident/contracts';
import type { CheckResult } from '../checkers/check.js';
import type { RunEvidence, RunResult } from '../programs/program.js';
import { JudgingFault } from './judging-fault.js';

export interface ResolvedVerdict {
  verdict: Verdict;
  /** For the program's author: the broken limit, the signal or the checker's reason. Empty when there is nothing to say. */
  message: string;
}

const SIGNAL_NAMES: Readonly<Record<string, string>> = {
  SIGSEGV: 'segmentation fault',
  SIGFPE: 'arithmetic error',
  SIGABRT: 'aborted',
  SIGILL: 'illegal instruction',
  SIGBUS: 'bus error',
  SIGSYS: 'a forbidden system call',
  SIGTRAP: 'trap',
};

function seconds(ms: number): string {
  return `${Number((ms / 1_000).toFixed(3))} s`;
}

/** What most often lets a program and its interactor wait for each other. */
const FLUSH_HINT =
  'If it was waiting for input, check that it flushes its output after each line and reads only what it is sent';

function timeMessage({ evidence, talk }: RunResult, limits: JudgeLimits): string {
  if (evidence.limit !== 'wall') return `needs more than ${seconds(limits.timeLimitMs)} of CPU time`;
  const still = `still running after ${seconds(limits.wallLimitMs)}; it had used ${seconds(evidence.cpuTimeMs)} of CPU time`;
  return talk ? `${still}. ${FLUSH_HINT}` : still;
}

function crashMessage({ signal, exitCode }: RunEvidence): string {
  if (signal === null) return `ended with exit code ${exitCode ?? 'unknown'}`;
  const name = SIGNAL_NAMES[signal];
  return `killed by ${signal}${name === undefined ? '' : ` (${name})`}`;
}

/**
 * The verdict on a run before its output is compared. It follows from the run's status alone; programs/outcome.ts decides
 * the status.
 * @returns null when the program ended well, so that only its output is left to check.
 * @throws JudgingFault when the sandbox failed.
 */
export function resolveRun(run: RunResult, limits: JudgeLimits): ResolvedVerdict | null {
  const { status, evidence } = run;
  // The interactor decided before the program failed.
  if (run.talk?.check && evidence.limit === null) return null;
  switch (status) {
    case 'sandbox_error':
      throw new JudgingFault(run.fault ?? 'The sandbox failed');
    case 'memory_exceeded':
      return {
        verdict: 'memory_limit_exceeded',
        message: `needs more than ${Math.round(limits.memoryLimitKb / 1_024)} MB of memory`,
      };
    case 'timed_out':
      return { verdict: 'time_limit_exceeded', message: timeMessage(run, limits) };
    case 'output_exceeded':
      return {
        verdict: 'output_limit_exceeded',
        message: `printed more than ${Math.round(limits.outputLimitBytes / 1_024)} KB`,
      };
    case 'signalled':
      return { verdict: 'runtime_error', message: crashMessage(evidence) };
    case 'exited':
      return evidence.exitCode === 0 ? null : { verdict: 'runtime_error', message: crashMessage(evidence) };
  }
}

/** @param check the checker's result; null when there is no answer to compare with, which accepts the run. */
export function resolveCheck(check: CheckResult | null): ResolvedVerdict {
  if (check === null) return { verdict: 'accepted', message: '' };
  return { verdict: check.passed ? 'accepted' : 'wrong_answer', message: check.message };
}

/** The verdict of a whole judging: that of the first test that is not accepted. */
export function resolveTests(tests: readonly { verdict: Verdict }[]): Verdict {
  return tests.find(({ verdict }) => verdict !== 'accepted')?.verdict ?? 'accepted';
}
