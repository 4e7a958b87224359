import { setTimeout as delay } from 'node:timers/promises';
import type { Fault, Scene } from '../fault.js';
import { CHARGES_ONCE, FORGETS_KEYS } from '../product-mutants.js';
import { anyOf } from '../random.js';

const RANDOM_KILLS = 3;
/** A call is repeated for so long. */
const CALL_GIVEN_UP_MS = 11_000;

/** At random, and both at once while each owes answers to requests that are done already. */
const gatewaysKilled: Fault = {
  name: 'gateways killed at random and before an answer',
  mutant: FORGETS_KEYS,
  async happen({ cluster, watch, accepted, submit }) {
    for (let kill = 0; kill < RANDOM_KILLS; kill += 1) {
      await accepted(5);
      await delay(Math.random() * 300);
      cluster.kill(anyOf(cluster.names('gateway')));
    }
    await cluster.healthy();
    await accepted(5);
    const answers = cluster.links({ service: 'gateway', to: 'problems' });
    for (const relay of answers) relay.hold('down');
    const stored = watch.next('submission queued');
    void submit();
    await stored;
    for (const name of cluster.names('gateway')) cluster.kill(name);
    for (const relay of answers) relay.release();
    await accepted(5);
  },
};

/** Starts an analysis that costs a token. @returns its id, which is also that of its hold, when the token is held */
async function heldAnalysis({ watch, measure }: Scene): Promise<string> {
  const id = await measure();
  await watch.reached('charge held', id);
  return id;
}

const billingKilled: Fault = {
  name: 'billing killed at random, after a hold and before its charge',
  mutant: CHARGES_ONCE,
  async happen(scene) {
    const { cluster, watch, accepted, analyse } = scene;
    await accepted(5);
    cluster.kill('billing');
    await cluster.healthy();
    const hold = watch.next('hold pending');
    analyse();
    await hold;
    cluster.kill('billing');
    await cluster.healthy();
    const charges = cluster.links({ from: 'ai', to: 'billing' });
    const id = await heldAnalysis(scene);
    const charging = watch.next('charge capturing', (step) => step.id === id);
    for (const relay of charges) relay.hold('up');
    await charging;
    cluster.kill('billing');
    for (const relay of charges) relay.cut();
    await delay(CALL_GIVEN_UP_MS);
    for (const relay of charges) relay.mend();
  },
};

const aiKilled: Fault = {
  name: 'ai killed after a hold, at work, and after a charge before it knows',
  mutant: CHARGES_ONCE,
  async happen(scene) {
    const { cluster, watch, accepted, analyse } = scene;
    await accepted(5);
    const hold = watch.next('hold pending');
    analyse();
    await hold;
    cluster.kill('ai');
    await cluster.healthy();
    const working = watch.next('analysis analyzing');
    analyse();
    await working;
    cluster.kill('ai');
    await cluster.healthy();
    const charges = cluster.links({ from: 'ai', to: 'billing' });
    const id = await heldAnalysis(scene);
    const charged = watch.next('hold captured', (step) => step.id === id);
    for (const relay of charges) relay.hold('down');
    await charged;
    cluster.kill('ai');
    for (const relay of charges) relay.release();
  },
};

export const REST_FAULTS: readonly Fault[] = [gatewaysKilled, billingKilled, aiKilled];
