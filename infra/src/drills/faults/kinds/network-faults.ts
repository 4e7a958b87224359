import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from '../cluster.js';
import type { Fault } from '../fault.js';
import type { FaultyRelay } from '../faulty-relay.js';
import type { Mutant } from '../mutants.js';
import { FORGETS_KEYS, NO_REDISPATCH, WAITS_ON_DEAD_CONNECTIONS } from '../product-mutants.js';

/** Longer than a call waits for its answer. */
const SLOW_MS = 5_500;
const SLUGGISH_MS = 50;
const FAULT_MS = 4_000;

const rpcLinks = (cluster: Cluster): FaultyRelay[] =>
  (['problems', 'problems-judging', 'billing', 'ai', 'ai-judging'] as const).flatMap((to) =>
    cluster.links({ to }),
  );
const databaseLinks = (cluster: Cluster): FaultyRelay[] => cluster.links({ to: 'postgres' });
const redisLinks = (cluster: Cluster): FaultyRelay[] => cluster.links({ to: 'redis' });

function onLinks(
  name: string,
  mutant: Mutant,
  linksOf: (cluster: Cluster) => FaultyRelay[],
  apply: (relay: FaultyRelay) => void,
): Fault {
  return {
    name,
    mutant,
    async happen({ cluster, accepted }) {
      await accepted(5);
      const links = linksOf(cluster);
      links.forEach(apply);
      await delay(FAULT_MS);
      for (const relay of links) relay.mend();
      await accepted(5);
    },
  };
}

/** Begins when an answer is on its way that nobody will ever get. */
function onCalls(name: string, apply: (relay: FaultyRelay) => void): Fault {
  return {
    name,
    mutant: FORGETS_KEYS,
    async happen({ cluster, watch, accepted, submit }) {
      await accepted(5);
      const answers = cluster.links({ service: 'gateway', to: 'problems' });
      for (const relay of answers) relay.hold('down');
      const stored = watch.next('submission queued');
      void submit();
      await stored;
      const links = rpcLinks(cluster);
      links.forEach(apply);
      await delay(FAULT_MS);
      for (const relay of links) relay.mend();
      await accepted(5);
    },
  };
}

/** The product does what was asked, and the answer comes too late. */
const rpcSlow: Fault = {
  name: 'calls answered too late, all connections slow',
  mutant: FORGETS_KEYS,
  async happen({ cluster, accepted }) {
    await accepted(5);
    const late = cluster.links({ service: 'gateway', to: 'problems' });
    const links = [...rpcLinks(cluster), ...databaseLinks(cluster), ...redisLinks(cluster)];
    for (const relay of links) relay.delay(SLUGGISH_MS);
    for (const relay of late) relay.delay(SLOW_MS);
    await delay(FAULT_MS);
    for (const relay of links) relay.mend();
    await accepted(5);
  },
};

export const NETWORK_FAULTS: readonly Fault[] = [
  rpcSlow,
  onCalls('calls between services cut', (relay) => relay.cut()),
  onCalls('calls between services half open', (relay) => relay.halfOpen()),
  onLinks('connections to PostgreSQL cut', NO_REDISPATCH, databaseLinks, (relay) => relay.cut()),
  onLinks('connections to PostgreSQL half open', NO_REDISPATCH, databaseLinks, (relay) => relay.halfOpen()),
  onLinks('connections to Redis half open for ever', WAITS_ON_DEAD_CONNECTIONS, redisLinks, (relay) =>
    relay.halfOpen('silent'),
  ),
];
