import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from '../fault.js';
import { SLOW_PROGRAM } from '../programs.js';
import { FORGETS_KEYS, FORGETS_TESTS, JUDGES_TWICE } from '../product-mutants.js';

const RANDOM_KILLS = 3;
const BURST = 4;
const ANSWER_MS = 300;

/** Answers travel for a while, so that each kill meets requests that are stored and not answered yet. */
const randomKills: Fault = {
  name: 'problems killed at random',
  mutant: FORGETS_KEYS,
  async happen({ cluster, accepted, submit }) {
    const toGateways = cluster.links({ service: 'gateway', to: 'problems' });
    for (const relay of toGateways) relay.delay(ANSWER_MS);
    for (let kill = 0; kill < RANDOM_KILLS; kill += 1) {
      await accepted(8);
      for (let each = 0; each < BURST; each += 1) void submit();
      await delay(ANSWER_MS * (1 + Math.random()));
      cluster.kill('problems');
    }
    for (const relay of toGateways) relay.delay(0);
  },
};

const beforeJob: Fault = {
  name: 'problems killed after a row, before its job',
  mutant: FORGETS_KEYS,
  async happen({ cluster, watch, accepted, submit }) {
    await accepted(5);
    const toRedis = cluster.links({ from: 'problems', to: 'redis' });
    for (const relay of toRedis) relay.hold('up');
    const stored = watch.next('submission queued');
    void submit();
    await stored;
    cluster.kill('problems');
    for (const relay of toRedis) relay.release();
    await accepted(5);
  },
};

const beforeAnswer: Fault = {
  name: 'problems killed after a row, before its answer',
  mutant: FORGETS_KEYS,
  async happen({ cluster, watch, accepted, submit }) {
    await accepted(5);
    const toGateways = cluster.links({ service: 'gateway', to: 'problems' });
    for (const relay of toGateways) relay.hold('down');
    const stored = watch.next('submission queued');
    void submit();
    await stored;
    cluster.kill('problems');
    for (const relay of toGateways) relay.release();
    await accepted(5);
  },
};

const beforeEvent: Fault = {
  name: 'problems killed after a batch, before its event',
  mutant: FORGETS_TESTS,
  async happen({ cluster, watch, accepted, submit }) {
    await accepted(5);
    const id = await submit(SLOW_PROGRAM);
    await watch.reached('batch stored', id);
    // Its answer travels; the next batch comes later.
    await delay(ANSWER_MS);
    const held = [
      ...cluster
        .links({ from: 'problems', to: 'redis' })
        .map((relay) => ({ relay, direction: 'up' as const })),
      ...cluster
        .links({ service: 'judge-worker', to: 'problems-judging' })
        .map((relay) => ({ relay, direction: 'down' as const })),
    ];
    for (const { relay, direction } of held) relay.hold(direction);
    await watch.next('batch stored', (step) => step.id === id);
    cluster.kill('problems');
    for (const { relay } of held) relay.release();
    await accepted(5);
  },
};

const afterVerdict: Fault = {
  name: 'problems killed after a verdict, before its answer',
  mutant: JUDGES_TWICE,
  async happen({ cluster, watch, accepted }) {
    await accepted(5);
    const toWorkers = cluster.links({ service: 'judge-worker', to: 'problems-judging' });
    for (const relay of toWorkers) relay.hold('down');
    await watch.next('submission judged');
    cluster.kill('problems');
    for (const relay of toWorkers) relay.release();
    await accepted(5);
  },
};

export const PROBLEMS_FAULTS: readonly Fault[] = [
  randomKills,
  beforeJob,
  beforeAnswer,
  beforeEvent,
  afterVerdict,
];
