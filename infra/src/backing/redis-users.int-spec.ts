import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  CANCEL_CHANNEL,
  EVENT_CHANNEL,
  JudgeJob,
  judgeLanguageKey,
  QUEUES,
  type BusEvent,
  type ServiceName,
} from '@evident/contracts';
import { EventPublisher, EventSubscriber, JobConsumer, JobProducer } from '@evident/kit';
import { PATIENT_MS, until } from '@evident/kit/testing/index';
import { Redis } from 'ioredis';
import { startRedis, type RedisServer } from './redis.js';

const USER = '5e0f7a6e-7c0a-4f0e-9a55-0d1a1b5b9d10';
const ID = '5e0f7a6e-7c0a-4f0e-9a55-0d1a1b5b9d11';

let folder: string;
let server: RedisServer;
const open: { close(): void | Promise<void> }[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'redis-users-'));
  server = await startRedis({ dataDir: folder });
});
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const keep = <T extends { close(): void | Promise<void> }>(opened: T): T => {
  open.push(opened);
  return opened;
};
function as(service: ServiceName | 'owner'): Redis {
  const redis = new Redis(service === 'owner' ? server.url : server.urls[service]);
  redis.on('error', () => undefined);
  keep({ close: () => redis.disconnect() });
  return redis;
}
const faults: Error[] = [];
const onError = (error: Error): void => void faults.push(error);

describe('each service can do its work', () => {
  // On a busy machine a connection may be made anew; only what a user may not do counts.
  afterEach(() => expect(faults.splice(0).filter(({ message }) => message.includes('NOPERM'))).toEqual([]));

  test.each(['run', 'submit', 'verify', 'evidence'] as const)(
    'a worker takes jobs of %s and counts the waiting ones',
    async (queue) => {
      const owner = queue === 'evidence' ? 'ai' : 'problems';
      const producer = keep(
        new JobProducer(QUEUES[queue], JudgeJob, server.urls[owner], onError, PATIENT_MS),
      );
      const done: string[] = [];
      keep(
        new JobConsumer(QUEUES[queue], {
          schema: JudgeJob,
          redisUrl: server.urls['judge-worker'],
          concurrency: 1,
          process: ({ id }) => Promise.resolve(void done.push(id)),
          onError,
        }),
      );
      const counter = keep(
        new JobProducer(QUEUES[queue], JudgeJob, server.urls['judge-worker'], onError, PATIENT_MS),
      );
      await producer.add('judge-submission', { id: ID }, { jobId: ID, priority: 20 });
      await until('the job', () => done.includes(ID));
      expect(await counter.waiting()).toBe(0);
      expect(await producer.holds('another')).toBe(false);
    },
  );

  test('ai works on its own analyses', async () => {
    const producer = keep(new JobProducer(QUEUES.analyze, JudgeJob, server.urls.ai, onError, PATIENT_MS));
    const done: string[] = [];
    keep(
      new JobConsumer(QUEUES.analyze, {
        schema: JudgeJob,
        redisUrl: server.urls.ai,
        concurrency: 1,
        process: ({ id }) => Promise.resolve(void done.push(id)),
        onError,
      }),
    );
    await producer.add('analyze', { id: ID }, { jobId: ID });
    await until('the job', () => done.includes(ID));
  });

  test.each(['problems', 'billing', 'ai'] as const)('an event of %s reaches the gateway', async (service) => {
    const heard: BusEvent[] = [];
    const subscriber = keep(new EventSubscriber(server.urls.gateway, onError));
    await subscriber.subscribe((event) => heard.push(event));
    const publisher = keep(new EventPublisher(server.urls[service], onError));
    await until('the event', async () => {
      await publisher.publish('wallet.changed', USER, { tokens: 2, reason: 'usage' });
      return heard.length > 0;
    });
    faults.length = 0; // A publisher that is not connected yet says so.
  });

  test('a worker hears cancellations and announces its languages, which problems reads', async () => {
    const worker = as('judge-worker');
    const heard: string[] = [];
    worker.on('message', (_channel, id: string) => heard.push(id));
    await worker.subscribe(CANCEL_CHANNEL);
    await as('problems').publish(CANCEL_CHANNEL, ID);
    await until('the cancellation', () => heard.includes(ID));
    await as('judge-worker').set(judgeLanguageKey('CPP'), 'w', 'EX', 60);
    expect(await as('problems').get(judgeLanguageKey('CPP'))).toBe('w');
  });

  test('the gateway counts requests', async () => {
    const gateway = as('gateway');
    expect(await gateway.eval("return redis.call('incr', KEYS[1])", 1, 'limit-run:somebody')).toBe(1);
  });
});

const EVENT = JSON.stringify({ userId: USER, events: [{ name: 'wallet.changed', payload: {} }] });

describe('a taken worker', () => {
  test.each<[string, (redis: Redis) => Promise<unknown>]>([
    ['tell a browser anything', (redis) => redis.publish(EVENT_CHANNEL, EVENT)],
    ['tell it from a script', (redis) => redis.eval(PUBLISH, 0, EVENT_CHANNEL, EVENT)],
    ['cancel the work of others', (redis) => redis.publish(CANCEL_CHANNEL, ID)],
    ['listen to the events of users', (redis) => redis.subscribe(EVENT_CHANNEL)],
    ['listen to every channel', (redis) => redis.psubscribe('*')],
    ['read who was limited', (redis) => redis.get('limit-login-account:somebody')],
    ['lift a limit', (redis) => redis.del('limit-login-account:somebody')],
    [
      'read a limit from a script',
      (redis) => redis.eval("return redis.call('get', KEYS[1])", 1, 'limit-run:a'),
    ],
    ['name the keys of others', (redis) => redis.scan('0')],
    ['list keys', (redis) => redis.keys('*')],
    ['take analyses', (redis) => redis.lrange('bull:analyze:wait', 0, -1)],
    ['add analyses', (redis) => redis.lpush('bull:analyze:wait', ID)],
    ['empty Redis', (redis) => redis.flushall()],
    ['read the passwords of others', (redis) => redis.call('ACL', 'LIST')],
    ['make itself a user', (redis) => redis.call('ACL', 'SETUSER', 'me', 'on', 'nopass', '+@all')],
    ['change settings', (redis) => redis.config('SET', 'dir', '/tmp')],
    ['end the connections of others', (redis) => redis.client('KILL', 'TYPE', 'normal')],
    ['stop Redis', (redis) => redis.call('SHUTDOWN', 'NOSAVE')],
    ['load a module', (redis) => redis.call('MODULE', 'LOAD', '/tmp/x.so')],
    ['leave code behind', (redis) => redis.call('FUNCTION', 'FLUSH')],
  ])('cannot %s', async (_what, attempt) => {
    await expect(attempt(as('judge-worker'))).rejects.toThrow(/NOPERM|permission|can't run|not allowed/i);
  });

  const PUBLISH = "return redis.call('publish', ARGV[1], ARGV[2])";

  test('cannot enter as another user, nor without a password', async () => {
    const { port } = new URL(server.url);
    for (const user of ['default', 'gateway', 'billing']) {
      const redis = new Redis({
        port: Number(port),
        username: user,
        password: new URL(server.urls['judge-worker']).password,
        retryStrategy: () => null,
        lazyConnect: true,
      });
      redis.on('error', () => undefined);
      await redis.connect().catch(() => undefined);
      await expect(redis.get('bull:run:meta')).rejects.toThrow();
      redis.disconnect();
    }
  });
});

test('only the account that started it reads what Redis writes, and its arguments tell no password', async () => {
  await as('owner').set('a', 'b');
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).map((entry) =>
    path.join(entry.parentPath, entry.name),
  );
  expect(files.filter((file) => /\.aof$/.test(file)).length).toBeGreaterThan(0);
  for (const file of [folder, ...files]) expect([file, statSync(file).mode & 0o077]).toEqual([file, 0]);
  const said = readFileSync(`/proc/${server.pid}/cmdline`, 'utf8');
  for (const url of [server.url, ...Object.values(server.urls)])
    expect(said).not.toContain(new URL(url).password);
});
