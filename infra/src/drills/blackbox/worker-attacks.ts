import { randomUUID } from 'node:crypto';
import { CANCEL_CHANNEL, EVENT_CHANNEL } from '@evident/contracts';
import { connectBlocking, messageOf } from '@evident/kit';
import { PRETENCES, type Audience, type Pretence, type TakenWorker } from './taken-worker.js';
import type { Victim } from './victim.js';

export interface Attack {
  group: string;
  what: string;
  /** @returns what the product answered, and whether that is a refusal. */
  attempt: () => Promise<{ refused: boolean; answer: string }>;
}

const FORBIDDEN: readonly [Audience, string, (victim: Victim) => object][] = [
  ['billing', 'wallet.adjust', ({ userId }) => ({ userId, delta: 1_000, reason: 'mine', ref: randomUUID() })],
  ['billing', 'wallet.get', ({ userId }) => ({ userId })],
  ['billing', 'wallet.open', () => ({ userId: randomUUID() })],
  ['billing', 'hold.create', ({ userId }) => ({ holdId: randomUUID(), userId, amount: 1, ttlS: 60 })],
  ['billing', 'hold.refund', ({ userId }) => ({ holdId: randomUUID(), decidedBy: userId })],
  ['billing', 'orders.list', ({ userId }) => ({ userId })],
  ['problems', 'problem-context.get', ({ problemId }) => ({ problemId, asAdmin: true })],
  ['problems', 'problem-context.fetch-tests', ({ testSetHash }) => ({ testSetHash, offset: 0 })],
  ['problems', 'authoring.export-package', ({ problemId }) => ({ problemId })],
  ['problems', 'authoring.set-published', ({ problemId }) => ({ problemId, published: false })],
  ['problems', 'problems.delete', ({ problemId }) => ({ problemId })],
  ['problems', 'submissions.list', () => ({ problemId: null })],
  ['problems', 'account.erase', ({ userId }) => ({ userId })],
  ['ai', 'analysis.list', () => ({ problemId: null })],
  ['ai', 'analysis-reports.list', () => ({ status: 'open' })],
  ['ai', 'account.erase', ({ userId }) => ({ userId })],
];

const isCallerRefusal = (err: unknown): boolean =>
  /"CALLER_(UNKNOWN|REFUSED)"/.test(JSON.stringify(err ?? ''));
const shown = (value: unknown): string => JSON.stringify(value).slice(0, 120);

/** Calls that are not a worker's, with every pretence. */
const forbiddenCalls = (worker: TakenWorker, victim: Victim): Attack[] =>
  PRETENCES.flatMap((pretence) =>
    FORBIDDEN.map(([audience, call, requestOf]) => ({
      group: `calls as ${pretence}`,
      what: `${audience} ${call}`,
      attempt: async () => {
        const { err, response } = await worker.call(audience, call, requestOf(victim), pretence);
        return { refused: response === undefined && isCallerRefusal(err), answer: shown(err ?? response) };
      },
    })),
  );

/** Calls of the judging about work that the attacker was not given. */
function judgingCalls(worker: TakenWorker, victim: Victim): Attack[] {
  const claim = { id: victim.submissionId, attempt: 1 };
  const judging = (call: string, request: object, pretence: Pretence) =>
    worker.call('problems', call, request, pretence, 'JUDGE_RPC_PORT');
  const fetching = PRETENCES.map((pretence) => ({
    group: 'work of others',
    what: `hidden tests by their hash, as ${pretence}`,
    attempt: async () => {
      const { err, response } = await judging(
        'judging.fetch-test-set',
        { hash: victim.testSetHash, offset: 0 },
        pretence,
      );
      return { refused: response === undefined, answer: shown(err ?? response) };
    },
  }));
  const writing = (
    [
      ['judging.renew', { ...claim, judged: [] }, 'keep'],
      ['judging.release', { ...claim, fault: 'x' }, 'released'],
    ] as const
  ).map(([call, request, field]) => ({
    group: 'work of others',
    what: `${call} of a claim of another`,
    attempt: async () => {
      const { err, response } = await judging(call, request, 'the worker');
      const done = (response as Record<string, unknown> | undefined)?.[field];
      return { refused: done !== true, answer: shown(err ?? response) };
    },
  }));
  return [...fetching, ...writing];
}

/** Commands to Redis as the worker's user. */
function redisCommands(worker: TakenWorker, { userId, submissionId }: Victim): Attack[] {
  const payload = { tokens: 1_000_000, reason: 'purchase' };
  const event = JSON.stringify({ userId, events: [{ name: 'wallet.changed', payload }] });
  type Redis = ReturnType<typeof connectBlocking>;
  const commands: [string, (redis: Redis) => Promise<unknown>][] = [
    ['an event for a browser', (redis) => redis.publish(EVENT_CHANNEL, event)],
    ['a cancellation', (redis) => redis.publish(CANCEL_CHANNEL, submissionId)],
    ['listen to all events', (redis) => redis.subscribe(EVENT_CHANNEL)],
    ['read a rate limit', (redis) => redis.get(`limit-submit:${userId}`)],
    ['lift a rate limit', (redis) => redis.del(`limit-submit:${userId}`)],
    ['name all keys', (redis) => redis.scan('0')],
    ['take analyses', (redis) => redis.lrange('bull:analyze:wait', 0, -1)],
    ['empty Redis', (redis) => redis.flushall()],
    ['read the users', (redis) => redis.call('ACL', 'LIST')],
  ];
  return commands.map(([what, send]) => ({
    group: 'Redis',
    what,
    attempt: async () => {
      const redis = connectBlocking(worker.environment['REDIS_URL'] ?? '', () => undefined);
      try {
        return { refused: false, answer: shown(await send(redis)) };
      } catch (error) {
        return { refused: /NOPERM/.test(messageOf(error)), answer: messageOf(error) };
      } finally {
        redis.disconnect();
      }
    },
  }));
}

const credentials = (worker: TakenWorker): Attack => ({
  group: 'credentials',
  what: 'of the database, sessions, payments or a model',
  attempt: () => {
    const found = Object.keys(worker.environment).filter((name) =>
      /DATABASE|JWT|PAYMENT|ADMIN|API_KEY/.test(name),
    );
    return Promise.resolve({ refused: found.length === 0, answer: found.join(', ') || 'none found' });
  },
});

/** Everything that an attacker who took a judge worker over tries beyond its own work. */
export const workerAttacks = (worker: TakenWorker, victim: Victim): Attack[] => [
  ...forbiddenCalls(worker, victim),
  ...judgingCalls(worker, victim),
  ...redisCommands(worker, victim),
  credentials(worker),
];
