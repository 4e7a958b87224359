import os from 'node:os';
import type { JudgeLimits, RunStatus } from '@evident/contracts';
import type { FailedRun } from '../languages/language.js';
import type { IsolationTier } from '../sandbox/isolation.js';
import type { SlotReport } from '../sandbox/slot-report.js';
import { ENDING } from '../sandbox/wire.js';
import type { RunEvidence, RunResult } from './program.js';

/** Some numbers have two names, such as SIGABRT and SIGIOT. The first is the usual one. */
const SIGNAL_NAMES = new Map(
  Object.entries(os.constants.signals)
    .reverse()
    .map(([name, number]) => [number, name]),
);

/** wait(2): the low seven bits are the signal, the second byte is the exit code. */
function decodeWaitStatus(status: number): { exitCode: number | null; signal: string | null } {
  const signal = status & 0x7f;
  if (signal === 0) return { exitCode: (status >> 8) & 0xff, signal: null };
  return { exitCode: null, signal: SIGNAL_NAMES.get(signal) ?? `SIG${signal}` };
}

type Limit = RunEvidence['limit'];
type IsOutOfMemory = (failed: FailedRun) => boolean;

/**
 * Output is decided before memory and memory before time, because a program that floods its output also fills its
 * memory, and one that is short of memory also burns CPU time.
 */
function limitOf(
  report: SlotReport,
  cpuTimeMs: number,
  limits: JudgeLimits,
  isOutOfMemory: IsOutOfMemory,
): Limit {
  const { exitCode, signal } = decodeWaitStatus(report.waitStatus);
  if (report.ending === ENDING.output) return 'output';
  if (report.ending === ENDING.memory) return 'memory';
  if (exitCode !== 0 && isOutOfMemory({ exitCode, signal, stderr: report.stderr.toString() }))
    return 'memory';
  if (report.ending === ENDING.cpu || signal === 'SIGXCPU' || cpuTimeMs > limits.timeLimitMs) return 'cpu';
  return report.ending === ENDING.wall ? 'wall' : null;
}

function statusOf(limit: Limit, signal: string | null): RunStatus {
  switch (limit) {
    case 'output':
      return 'output_exceeded';
    case 'memory':
      return 'memory_exceeded';
    case 'cpu':
    case 'wall':
      return 'timed_out';
    case null:
      return signal === null ? 'exited' : 'signalled';
  }
}

/**
 * Turns a slot's report into a result. This is the only place that decides which limit ended a run; verdicts follow from
 * the status.
 * @param startupMs CPU time of an empty program on this machine, taken off the run's CPU time.
 */
export function resultOf(
  report: SlotReport,
  limits: JudgeLimits,
  tier: IsolationTier,
  startupMs: number,
  isOutOfMemory: IsOutOfMemory,
): RunResult {
  const { exitCode, signal } = decodeWaitStatus(report.waitStatus);
  const rawCpuTimeMs = report.cpuTimeUs / 1000;
  const cpuTimeMs = Math.max(0, rawCpuTimeMs - startupMs);
  const limit = limitOf(report, cpuTimeMs, limits, isOutOfMemory);
  return {
    status: statusOf(limit, signal),
    evidence: {
      tier,
      exitCode,
      signal,
      rawCpuTimeMs,
      cpuTimeMs,
      wallTimeMs: report.wallTimeUs / 1000,
      memoryKb: report.memoryKb,
      outputBytes: report.outputBytes,
      processes: Math.max(1, report.tasks),
      oomKilled: report.oomKilled,
      limit,
      stealMs: report.stealMs,
      cpuPressureMs: report.cpuPressureUs / 1000,
    },
    stdout: report.stdout,
    stderr: report.stderr,
  };
}
