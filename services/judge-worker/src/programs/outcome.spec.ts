import { judgeLimitsFor } from '@evident/contracts';
import { describe, expect, it } from '@jest/globals';
import type { SlotReport } from '../sandbox/slot-report.js';
import { ENDING } from '../sandbox/wire.js';
import { resultOf } from './outcome.js';
import { exitedWith, killedBy, slotReport } from './testing/slot-report.js';

const LIMITS = judgeLimitsFor('CPP', { timeLimitMs: 2_000, memoryLimitKb: 262_144 });
const SIGXCPU = 24;
const SIGUSR1 = 10;

function endOf(change: Partial<SlotReport>, { startupMs = 0, outOfMemory = false } = {}) {
  const { status, evidence } = resultOf(slotReport(change), LIMITS, 'full', startupMs, () => outOfMemory);
  return [status, evidence.limit];
}

describe('resultOf', () => {
  it.each<[string, Partial<SlotReport>, string, string | null]>([
    ['a clean exit', {}, 'exited', null],
    ['an exit code', { waitStatus: exitedWith(3) }, 'exited', null],
    ['a signal', { waitStatus: killedBy(SIGUSR1) }, 'signalled', null],
    ['the CPU limit of the slot', { ending: ENDING.cpu }, 'timed_out', 'cpu'],
    ['the CPU limit of the kernel', { waitStatus: killedBy(SIGXCPU) }, 'timed_out', 'cpu'],
    ['an exit just past the CPU limit', { cpuTimeUs: 2_001_000 }, 'timed_out', 'cpu'],
    ['a crash past the CPU limit', { cpuTimeUs: 2_001_000, waitStatus: exitedWith(1) }, 'timed_out', 'cpu'],
    ['the wall limit', { ending: ENDING.wall }, 'timed_out', 'wall'],
    ['the memory limit', { ending: ENDING.memory, oomKilled: true }, 'memory_exceeded', 'memory'],
    ['the output limit', { ending: ENDING.output }, 'output_exceeded', 'output'],
  ])('recognises %s', (_, change, status, limit) => {
    expect(endOf(change)).toEqual([status, limit]);
  });

  it('decides output before memory and memory before time', () => {
    const slow = { cpuTimeUs: 9_000_000 };
    expect(endOf({ ...slow, ending: ENDING.output, oomKilled: true })).toEqual(['output_exceeded', 'output']);
    expect(endOf({ ...slow, ending: ENDING.memory })).toEqual(['memory_exceeded', 'memory']);
    const outOfMemory = { outOfMemory: true };
    expect(endOf({ ...slow, waitStatus: exitedWith(1) }, outOfMemory)).toEqual(['memory_exceeded', 'memory']);
  });

  it('takes the start-up time off before it compares with the limit', () => {
    expect(endOf({ cpuTimeUs: 2_040_000 }, { startupMs: 50 })).toEqual(['exited', null]);
  });

  it('does not ask the language about a program that ended well', () => {
    expect(endOf({}, { outOfMemory: true })).toEqual(['exited', null]);
  });
});
