import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from '../fault.js';
import { FOREVER_LEASED, JUDGES_TWICE, NO_SWEEP } from '../product-mutants.js';
import { anyOf } from '../random.js';

const RANDOM_KILLS = 8;
const CLAIM_KILLS = 3;
/** Longer than a lease. */
const FROZEN_MS = 10_000;

const randomKills: Fault = {
  name: 'judge worker killed at random',
  mutant: NO_SWEEP,
  async happen({ cluster, accepted }) {
    for (let kill = 0; kill < RANDOM_KILLS; kill += 1) {
      await accepted(5);
      await delay(Math.random() * 300);
      cluster.kill(anyOf(cluster.names('judge-worker')));
    }
  },
};

const killedAfterClaim: Fault = {
  name: 'judge worker killed after its claim',
  mutant: FOREVER_LEASED,
  async happen({ cluster, watch, accepted }) {
    for (let kill = 0; kill < CLAIM_KILLS; kill += 1) {
      await accepted(5);
      const { worker } = await watch.next('submission judging', (step) => !!cluster.workerOf(step.worker));
      cluster.kill(cluster.workerOf(worker) ?? '');
    }
  },
};

/** Its claims go to others. When it wakes up it brings verdicts that are not its business any more. */
const frozen: Fault = {
  name: 'judge worker frozen past its lease',
  mutant: JUDGES_TWICE,
  async happen({ cluster, watch, accepted }) {
    await accepted(5);
    const { worker } = await watch.next('submission judging', (step) => !!cluster.workerOf(step.worker));
    const name = cluster.workerOf(worker) ?? '';
    cluster.freeze(name);
    await delay(FROZEN_MS);
    cluster.thaw(name);
    await accepted(5);
  },
};

export const WORKER_FAULTS: readonly Fault[] = [randomKills, killedAfterClaim, frozen];
