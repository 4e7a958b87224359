import type { Language, Verdict } from '@evident/contracts';
import type { CheckResult } from '../checkers/check.js';
import type { RunEvidence, RunLimits, RunResult } from '../programs/program.js';
import { JudgingFault } from './judging-fault.js';

export interface ResolvedVerdict {
  verdict: Verdict;
  /** For the program's author: the limit that was hit, the signal or the checker's reason; empty when accepted. */
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

/**
 * What each language's runtime writes when memory, and nothing else, made it give up. They end as ordinary crashes
 * (V8 aborts, the JVM throws), so without this a memory hog would be called a Runtime Error.
 */
const OWN_MEMORY_ABORTS: Readonly<Record<Language, RegExp>> = {
  JAVASCRIPT:
    /JavaScript heap out of memory|Array buffer allocation failed|ERR_MEMORY_ALLOCATION_FAILED|FATAL ERROR:.*[Oo]ut of memory/,
  PYTHON: /^MemoryError(?::.*)?$/m,
  JAVA: /java\.lang\.OutOfMemoryError(?!: (?:unable to create (?:new )?native thread|Requested array size exceeds VM limit))|There is insufficient memory for the Java Runtime Environment/,
  CPP: /std::bad_alloc/,
};

function seconds(ms: number): string {
  return `${Number((ms / 1_000).toFixed(3))} s`;
}

function megabytes(kb: number): string {
  return `${Math.round(kb / 1_024)} MB`;
}

function timeMessage(evidence: RunEvidence, limits: RunLimits): string {
  return evidence.limit === 'wall'
    ? `still running after ${seconds(limits.wallTimeMs)}; it had used ${seconds(evidence.cpuTimeMs)} of CPU time`
    : `needs more than ${seconds(limits.cpuTimeMs)} of CPU time`;
}

function memoryVerdict(limits: RunLimits): ResolvedVerdict {
  return {
    verdict: 'memory_limit_exceeded',
    message: `needs more than ${megabytes(limits.memoryKb)} of memory`,
  };
}

function crashMessage({ signal, exitCode }: RunEvidence): string {
  if (signal === null) return `ended with exit code ${exitCode ?? 'unknown'}`;
  const name = SIGNAL_NAMES[signal];
  return `killed by ${signal}${name === undefined ? '' : ` (${name})`}`;
}

function crashed(language: Language, { evidence, stderr }: RunResult, limits: RunLimits): ResolvedVerdict {
  return OWN_MEMORY_ABORTS[language].test(stderr.toString('latin1'))
    ? memoryVerdict(limits)
    : { verdict: 'runtime_error', message: crashMessage(evidence) };
}

/**
 * What a run means by itself, before its output is looked at.
 * @returns null when it ended well, so that only its output is left to judge.
 * @throws JudgingFault when the sandbox failed.
 */
export function resolveRun(language: Language, run: RunResult, limits: RunLimits): ResolvedVerdict | null {
  const { status, evidence } = run;
  if (status === 'sandbox_error') throw new JudgingFault(run.fault ?? 'The sandbox failed');
  if (status === 'memory_exceeded' || evidence.oomKilled) return memoryVerdict(limits);
  if (status === 'timed_out' || evidence.cpuTimeMs > limits.cpuTimeMs) {
    return { verdict: 'time_limit_exceeded', message: timeMessage(evidence, limits) };
  }
  switch (status) {
    case 'output_exceeded':
      return {
        verdict: 'output_limit_exceeded',
        message: `printed more than ${Math.round(limits.outputBytes / 1_024)} KB`,
      };
    case 'signalled':
      return crashed(language, run, limits);
    case 'exited':
      return evidence.exitCode === 0 ? null : crashed(language, run, limits);
  }
}

/** @param check the checker's word on a run that ended well; null where there is no answer to compare with. */
export function resolveCheck(check: CheckResult | null): ResolvedVerdict {
  if (check === null) return { verdict: 'accepted', message: '' };
  return { verdict: check.passed ? 'accepted' : 'wrong_answer', message: check.message };
}

/** The verdict of a whole judging: that of its first test which is not accepted. */
export function resolveTests(tests: readonly { verdict: Verdict }[]): Verdict {
  return tests.find(({ verdict }) => verdict !== 'accepted')?.verdict ?? 'accepted';
}
