import type { Artefact, LanguageSupport } from '../languages/language.js';
import type { Engine } from './engine.js';
import { gateKind } from './engine.js';
import { ForkServers, forkServerKind } from './fork-servers.js';
import type { RunLimits } from './program.js';
import { SandboxError } from '../sandbox/sandbox-error.js';
import type { SlotReport } from '../sandbox/slot.js';
import { ENDING } from '../sandbox/wire.js';

/** CPU milliseconds that an empty program takes on this machine, by the way it is run. */
export interface StartupTimes {
  plainMs: number;
  waitingMs: number;
  forkedMs: number;
}

export const NO_STARTUP: StartupTimes = { plainMs: 0, waitingMs: 0, forkedMs: 0 };

const LIMITS: RunLimits = {
  cpuTimeMs: 10_000,
  wallTimeMs: 10_000,
  memoryKb: 256 * 1024,
  outputBytes: 1 << 16,
  processes: 16,
};
const REPEATS = 3;
const NOTHING = Buffer.alloc(0);

/** The least of some runs: what is taken off a learner's time must never be more than starting really costs. */
async function least(run: () => Promise<SlotReport | undefined>): Promise<number> {
  let leastMs = Infinity;
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const report = await run();
    if (!report) continue;
    if (report.ending !== ENDING.itself || report.waitStatus !== 0)
      throw new SandboxError(`An empty program does not run: ${report.stderr.toString().slice(-300).trim()}`);
    leastMs = Math.min(leastMs, report.cpuTimeUs / 1000);
  }
  return Number.isFinite(leastMs) ? leastMs : 0;
}

/**
 * Measures a language's start-up time in every way it is run. Takes the time of a few empty programs.
 * @throws SandboxError
 */
export async function calibrate(
  engine: Engine,
  support: LanguageSupport,
  artefact: Artefact,
): Promise<StartupTimes> {
  const plainMs = await least(() => engine.runPlainly(support, artefact, NOTHING, LIMITS, 0));
  const gate = gateKind(support, LIMITS);
  const waitingMs = await least(async () => {
    if (!gate) return undefined;
    engine.waiting.expect(gate);
    await engine.waiting.refill();
    return engine.runWaiting(support, artefact, NOTHING, LIMITS, 0);
  });
  const server = forkServerKind(support, engine.tier);
  if (!server) return { plainMs, waitingMs, forkedMs: 0 };
  const servers = new ForkServers(support, support.empty, server, engine.waiting, 1);
  const forkedMs = await least(() => servers.run(NOTHING, LIMITS));
  servers.close();
  return { plainMs, waitingMs, forkedMs };
}
