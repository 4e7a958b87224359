import os from 'node:os';
import type { RunStatus } from '@evident/contracts';
import type { IsolationTier, RunEvidence, RunLimits, RunResult } from './program.js';
import type { SlotReport } from '../sandbox/slot.js';
import { ENDING } from '../sandbox/wire.js';

/** What a language knows about its own way of dying. */
export interface DeathSigns {
  exitCode: number | null;
  signal: string | null;
  stderr: string;
}

/** Some numbers have two names, such as SIGABRT and SIGIOT; the first is the usual one. */
const SIGNAL_NAMES = new Map(
  Object.entries(os.constants.signals)
    .reverse()
    .map(([name, number]) => [number, name]),
);

/** wait(2): the low seven bits are the signal, the second byte the exit code. */
function decodeWaitStatus(status: number): { exitCode: number | null; signal: string | null } {
  const signal = status & 0x7f;
  if (signal === 0) return { exitCode: (status >> 8) & 0xff, signal: null };
  return { exitCode: null, signal: SIGNAL_NAMES.get(signal) ?? `SIG${signal}` };
}

type Limit = RunEvidence['limit'];

function limitOf(
  report: SlotReport,
  cpuTimeMs: number,
  limits: RunLimits,
  signs: DeathSigns,
  outOfMemory: boolean,
): Limit {
  if (report.ending === ENDING.output) return 'output';
  if (report.ending === ENDING.memory || outOfMemory) return 'memory';
  if (report.ending === ENDING.cpu || signs.signal === 'SIGXCPU' || cpuTimeMs > limits.cpuTimeMs)
    return 'cpu';
  return report.ending === ENDING.wall ? 'wall' : null;
}

function statusOf(limit: Limit, signs: DeathSigns): RunStatus {
  switch (limit) {
    case 'output':
      return 'output_exceeded';
    case 'memory':
      return 'memory_exceeded';
    case 'cpu':
    case 'wall':
      return 'timed_out';
    case null:
      return signs.signal === null ? 'exited' : 'signalled';
  }
}

/**
 * Turns the kernel's figures into a result. Output decides before memory, memory before time: what floods its output also
 * fills its memory, and what thrashes its memory also burns its time.
 * @param startupMs CPU time that an empty program takes on this machine, taken off.
 */
export function resultOf(
  report: SlotReport,
  limits: RunLimits,
  tier: IsolationTier,
  startupMs: number,
  isOutOfMemory: (signs: DeathSigns) => boolean,
): RunResult {
  const signs = { ...decodeWaitStatus(report.waitStatus), stderr: report.stderr.toString() };
  const rawCpuTimeMs = report.cpuTimeUs / 1000;
  const cpuTimeMs = Math.max(0, rawCpuTimeMs - startupMs);
  const limit = limitOf(report, cpuTimeMs, limits, signs, isOutOfMemory(signs));
  return {
    status: statusOf(limit, signs),
    evidence: {
      tier,
      exitCode: signs.exitCode,
      signal: signs.signal,
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
