import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from '../fault.js';
import { largeProgram } from '../programs.js';
import {
  ACKNOWLEDGES_EARLY,
  ANSWERS_WITHOUT_ROW,
  NO_REDISPATCH,
  WAITS_FOR_REDIS,
} from '../product-mutants.js';

const AWAY_MS = 2_000;
const TIMED_SUBMITS = 3;
const POSTGRES_KILLS = 2;
const FULL_MS = 4_000;
const LARGE_SUBMITS = 4;

const redisKilled: Fault = {
  name: 'Redis killed',
  mutant: WAITS_FOR_REDIS,
  async happen({ cluster, accepted, submitTimed }) {
    await accepted(5);
    cluster.killRedis();
    await submitTimed(TIMED_SUBMITS);
    await delay(AWAY_MS);
    await cluster.redis.startAgain();
    await accepted(5);
  },
};

const redisFrozen: Fault = {
  name: 'Redis frozen',
  mutant: WAITS_FOR_REDIS,
  async happen({ cluster, accepted, submitTimed }) {
    await accepted(5);
    cluster.redis.freeze();
    await submitTimed(TIMED_SUBMITS);
    await delay(AWAY_MS);
    cluster.redis.thaw();
    await accepted(5);
  },
};

const redisEmptied: Fault = {
  name: 'Redis emptied',
  mutant: NO_REDISPATCH,
  async happen({ cluster, accepted }) {
    for (let time = 0; time < 3; time += 1) {
      await accepted(8);
      await cluster.redis.empty();
    }
  },
};

/** At a moment when a submission has just been acknowledged. */
const postgresKilled: Fault = {
  name: 'PostgreSQL killed',
  mutant: ACKNOWLEDGES_EARLY,
  async happen({ cluster, accepted, submit }) {
    for (let kill = 0; kill < POSTGRES_KILLS; kill += 1) {
      await accepted(5);
      await submit();
      cluster.crashPostgres();
      await cluster.restartPostgres();
    }
    await accepted(5);
  },
};

/** PostgreSQL cannot write and may end itself; what ends it is the operator's part, so is the start. */
const diskFull: Fault = {
  name: 'disk of PostgreSQL full',
  mutant: ANSWERS_WITHOUT_ROW,
  missing: ({ disk }) => disk.missing,
  async happen({ cluster, accepted, submit }) {
    await accepted(5);
    cluster.disk.fill();
    for (let each = 0; each < LARGE_SUBMITS; each += 1) void submit(largeProgram());
    await delay(FULL_MS);
    cluster.disk.clear();
    await cluster.ensurePostgres();
    await accepted(5);
  },
};

export const SERVER_FAULTS: readonly Fault[] = [
  redisKilled,
  redisFrozen,
  redisEmptied,
  postgresKilled,
  diskFull,
];
