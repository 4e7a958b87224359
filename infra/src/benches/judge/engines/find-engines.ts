import type { BareProcesses } from '../bare.js';
import { findDmoj } from './dmoj.js';
import type { Found, PreparedProgram, Whereabouts } from './engine.js';
import { findGoJudge } from './go-judge.js';
import { findIsolate } from './isolate.js';
import { findPiston } from './piston.js';

/**
 * How to find each engine that this worker is compared with. Call them one after the other, and close an engine before
 * the next call. Nothing is downloaded.
 * @param probe a program that computes for some 400 ms, against which the engine's own work is little
 */
export function engineFinders(
  bare: BareProcesses,
  probe: PreparedProgram,
  where: Whereabouts,
): (() => Promise<Found>)[] {
  return [
    () => findIsolate(bare, probe, false),
    () => findIsolate(bare, probe, true),
    () => findGoJudge(probe, where),
    () => findPiston(probe, where),
    () => findDmoj(probe),
  ];
}
