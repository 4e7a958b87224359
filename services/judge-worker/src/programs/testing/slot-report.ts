import type { SlotReport } from '../../sandbox/slot-report.js';
import { ENDING } from '../../sandbox/wire.js';

/** wait(2) statuses. */
export const exitedWith = (exitCode: number): number => exitCode << 8;
export const killedBy = (signal: number): number => signal;

/** The report of a small program that ended well. */
export function slotReport(change: Partial<SlotReport> = {}): SlotReport {
  return {
    ending: ENDING.itself,
    waitStatus: exitedWith(0),
    oomKilled: false,
    cpuTimeUs: 20_000,
    wallTimeUs: 30_000,
    memoryKb: 9_000,
    tasks: 1,
    outputBytes: 2,
    stealMs: 0,
    cpuPressureUs: 0,
    stdout: Buffer.from('7\n'),
    stderr: Buffer.alloc(0),
    ...change,
  };
}
