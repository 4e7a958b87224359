import { randomUUID } from 'node:crypto';
import { JudgeJob, QUEUES } from '@evident/contracts';
import { Database, EndNotifier, JobConsumer, JobProducer } from '@evident/kit';
import {
  createTestDatabase,
  PATIENT_MS,
  testRedisUrl,
  until,
  type TestDatabase,
} from '@evident/kit/testing/index';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { AnalysesRepository } from '../analyses/analyses.repository.js';
import { EnvSchema } from '../env.js';
import { goingFirst, type EvidenceRunner, type EvidenceTask } from '../evidence/evidence-runner.js';
import { processLimits } from '../evidence/limits.js';
import { SCHEMA_MIGRATIONS } from '../migrations/index.js';
import { EvidenceOutboxService } from './evidence-outbox.service.js';
import { EvidenceTasksRepository } from './evidence-tasks.repository.js';
import { QueuedEvidenceService } from './queued-evidence.service.js';

let server: TestDatabase;
let database: Database;
let queue: JobProducer<typeof JudgeJob>;
let outbox: EvidenceOutboxService;
let evidence: QueuedEvidenceService;

beforeAll(async () => {
  Logger.overrideLogger(false);
  server = await createTestDatabase(SCHEMA_MIGRATIONS);
  database = await Database.connect({ url: server.url, schema: 'ai' });
  queue = new JobProducer(QUEUES.evidence, JudgeJob, testRedisUrl(), () => undefined, PATIENT_MS);
  const nowhere = 'tcp://127.0.0.1:1';
  const env = EnvSchema.parse({
    NODE_ENV: 'test',
    DATABASE_URL: server.url,
    REDIS_URL: testRedisUrl(),
    RPC_PORT: 1,
    JUDGE_RPC_PORT: 2,
    OPS_PORT: 3,
    PROBLEMS_RPC_URL: nowhere,
    BILLING_RPC_URL: nowhere,
  });
  outbox = new EvidenceOutboxService(env, database);
  evidence = new QueuedEvidenceService(env, new EvidenceTasksRepository(database), outbox, new EndNotifier());
});
afterAll(async () => {
  await outbox.onApplicationShutdown();
  await queue.close();
  await database.close();
  await server.drop();
});

async function analysis(): Promise<string> {
  const id = randomUUID();
  await new AnalysesRepository(database).insert(database, {
    id,
    userId: randomUUID(),
    asAdmin: false,
    problemId: null,
    problemRevision: null,
    language: 'PYTHON',
    sourceCode: 'print(1)',
    sourceHash: 'h',
    cacheKey: id,
    textKey: id,
    holdTtlS: 60,
    thirdPartyConsent: false,
  });
  return id;
}

const task = (name: string): EvidenceTask => ({
  program: { language: 'PYTHON', sourceCode: name },
  cases: [{ id: '1', input: '', answer: null }],
  limits: processLimits({ totalMs: 1_000, memoryLimitKb: 65_536 }),
  checker: { kind: 'exact' },
  stopAtFirstFailure: false,
});

it('tasks that an analysis waits for reach the judge before those that were added earlier', async () => {
  const end = new AbortController();
  const runner = evidence.runnerFor(await analysis());
  const waiting: Promise<unknown>[] = [];
  const before = await queue.waiting();
  const idOf = new Map<string, string>();
  const add = async (by: EvidenceRunner, name: string): Promise<void> => {
    const known = new Set(idOf.values());
    waiting.push(by.run(task(name), end.signal).catch(() => undefined));
    await until('the task to be stored and sent', async () => {
      const rows = await server.query<{ id: string }>('SELECT id FROM ai.evidence_task');
      const row = rows.find(({ id }) => !known.has(id));
      if (row) idOf.set(name, row.id);
      return row !== undefined && (await queue.waiting()) > before + known.size;
    });
  };
  await add(runner, 'usual');
  await add(runner, 'usual too');
  await add(goingFirst(runner), 'first');
  const taken: string[] = [];
  const judge = new JobConsumer(QUEUES.evidence, {
    schema: JudgeJob,
    redisUrl: testRedisUrl(),
    concurrency: 1,
    process: ({ id }) => {
      if ([...idOf.values()].includes(id)) taken.push(id);
      return Promise.resolve();
    },
    onError: () => undefined,
  });
  await until('all tasks to be taken', () => taken.length === 3);
  await judge.close();
  end.abort();
  await Promise.all(waiting);
  expect(taken).toEqual(['first', 'usual', 'usual too'].map((name) => idOf.get(name)));
});
