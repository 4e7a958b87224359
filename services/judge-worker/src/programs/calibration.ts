import type { JudgeLimits } from '@evident/contracts';
import type { Artefact, LanguageSupport } from '../languages/language.js';
import type { Engine } from './engine.js';
import { gateKind } from './engine.js';
import { ForkServers, forkServerKind } from './fork-servers.js';
import { SandboxError } from '../sandbox/sandbox-error.js';
import type { SlotReport } from '../sandbox/slot-report.js';
import { ENDING } from '../sandbox/wire.js';

/** CPU milliseconds that an empty program takes on this machine, for each way of running it. */
export interface StartupTimes {
  plainMs: number;
  waitingMs: number;
  forkedMs: number;
}

export const NO_STARTUP: StartupTimes = { plainMs: 0, waitingMs: 0, forkedMs: 0 };

const LIMITS: JudgeLimits = {
  timeLimitMs: 10_000,
  wallLimitMs: 10_000,
  memoryLimitKb: 256 * 1024,
  outputLimitBytes: 1 << 16,
  processLimit: 16,
};
/** How often each way is tried: a worker of this machine that measured before leaves less to find out. */
const REPEATS = { first: 3, again: 1 } as const;
const NOTHING = Buffer.alloc(0);

/** The least CPU time of some runs, because no more may be taken off a learner's time than the start really costs. */
async function least(repeats: number, run: () => Promise<SlotReport | undefined>): Promise<number> {
  let leastMs = Infinity;
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const report = await run();
    if (!report) continue;
    if (report.ending !== ENDING.itself || report.waitStatus !== 0)
      throw new SandboxError(`An empty program does not run: ${report.stderr.toString().slice(-300).trim()}`);
    leastMs = Math.min(leastMs, report.cpuTimeUs / 1000);
  }
  return Number.isFinite(leastMs) ? leastMs : 0;
}

/**
 * Measures the start-up time of a language for each way of running it, with a few empty programs.
 * @param known what was measured before on this machine; the least counts
 * @throws SandboxError when an empty program fails.
 */
export async function calibrate(
  engine: Engine,
  support: LanguageSupport,
  artefact: Artefact,
  known?: StartupTimes,
): Promise<StartupTimes> {
  const found = await measure(engine, support, artefact, known ? REPEATS.again : REPEATS.first);
  return {
    plainMs: lesser(found.plainMs, known?.plainMs),
    waitingMs: lesser(found.waitingMs, known?.waitingMs),
    forkedMs: lesser(found.forkedMs, known?.forkedMs),
  };
}

/** A way that is not there takes 0. */
const lesser = (found: number, known = 0): number => (known === 0 ? found : Math.min(found, known));

async function measure(
  engine: Engine,
  support: LanguageSupport,
  artefact: Artefact,
  repeats: number,
): Promise<StartupTimes> {
  const plainMs = await least(repeats, () => engine.runPlainly(support, artefact, NOTHING, LIMITS, 0));
  const gate = gateKind(support, LIMITS);
  const waitingMs = await least(repeats, async () => {
    if (!gate) return undefined;
    engine.waiting.expect(gate);
    await engine.waiting.refill();
    return engine.runWaiting(support, artefact, NOTHING, LIMITS, 0);
  });
  const server = forkServerKind(support, engine.tier);
  if (!server) return { plainMs, waitingMs, forkedMs: 0 };
  const servers = new ForkServers(support, support.empty, server, engine.waiting, 1);
  const forkedMs = await least(
    repeats,
    async () => (await servers.run({ inputs: [NOTHING], forMs: 0 }, LIMITS))?.[0],
  );
  servers.close();
  return { plainMs, waitingMs, forkedMs };
}
