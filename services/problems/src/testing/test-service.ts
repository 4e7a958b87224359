import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  ACCOUNT_RPC,
  AUTHORING_RPC,
  DISCUSSIONS_RPC,
  FAIR_CLAIMS_RPC,
  HACKS_RPC,
  JUDGING_RPC,
  LEARNING_RPC,
  OPERATIONS_RPC,
  PLAYLISTS_RPC,
  PROBLEM_CONTEXT_RPC,
  PROBLEMS_RPC,
  SUBMISSIONS_RPC,
  TOPICS_RPC,
  isFinished,
  type Actor,
  type BusEvent,
  type Submission,
} from '@evident/contracts';
import { EventSubscriber, startService, type RpcClient, type RunningService } from '@evident/kit';
import {
  createTestDatabase,
  forgetJobs,
  onFreePorts,
  TEST_RPC_KEYS,
  TestRpcClient,
  testRedisUrl,
  until,
  UNUSED_PORTS,
  type TestDatabase,
} from '@evident/kit/testing/index';
import { EnvSchema, type Env } from '../env.js';
import { SCHEMA_MIGRATIONS } from '../migrations/index.js';
import { serviceOptions } from '../problems.service-options.js';
import { TestJudge } from './test-judge.js';
import { builtProblem, ECHO_ID, SUM_ID, sumTests, writeCatalogue } from './test-catalogue.js';

const RPC_MAP = {
  ...PROBLEMS_RPC,
  ...SUBMISSIONS_RPC,
  ...PLAYLISTS_RPC,
  ...AUTHORING_RPC,
  ...DISCUSSIONS_RPC,
  ...HACKS_RPC,
  ...TOPICS_RPC,
  ...LEARNING_RPC,
  ...PROBLEM_CONTEXT_RPC,
  ...ACCOUNT_RPC,
  ...OPERATIONS_RPC,
} as const;

const JUDGE_MAP = { ...JUDGING_RPC, ...FAIR_CLAIMS_RPC } as const;

export interface TestService {
  database: TestDatabase;
  service: RunningService;
  env: Env;
  /** `tcp://host:port` for the other services, and for judges. */
  urls: { services: string; judge: string };
  catalogueDir: string;
  rpc: RpcClient<typeof RPC_MAP>;
  judge: RpcClient<typeof JUDGE_MAP>;
  /** Events of users of this test; the bus is shared with other suites. */
  eventsOf(userId: string): BusEvent[];
  restart(change?: Partial<Record<keyof Env, string>>): Promise<void>;
  stop(): Promise<void>;
}

function envOf(
  database: TestDatabase,
  catalogueDir: string,
  change: Partial<Record<keyof Env, string>>,
): Env {
  return EnvSchema.parse({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.url,
    REDIS_URL: testRedisUrl(),
    ...UNUSED_PORTS,
    RPC_KEYS: TEST_RPC_KEYS,
    CATALOGUE_DIR: catalogueDir,
    RECONCILE_INTERVAL_MS: '100',
    // Whoever wants a lease to end says so, because a busy machine may stand still for seconds.
    LEASE_MS: '60000',
    ...change,
  });
}

/** The problems service on a fresh database, with two small problems unless the test wrote its own catalogue. */
export async function startTestService(
  change: Partial<Record<keyof Env, string>> = {},
): Promise<TestService> {
  const database = await createTestDatabase(SCHEMA_MIGRATIONS);
  const catalogueDir = await fs.mkdtemp(path.join(os.tmpdir(), 'evident-catalogue-'));
  await writeCatalogue(catalogueDir, [
    [builtProblem('sum-of-two', 'Sum of Two'), sumTests()],
    [builtProblem('echo', 'Echo', { tags: ['String'], difficulty: 'HARD' }), sumTests().slice(0, 2)],
  ]);
  await forgetJobs();
  const events: BusEvent[] = [];
  const subscriber = new EventSubscriber(testRedisUrl(), () => undefined);
  await subscriber.subscribe((event) => events.push(event));
  const test = {
    database,
    catalogueDir,
    eventsOf: (userId: string) => events.filter((event) => event.userId === userId),
  } as TestService;
  const boot = async (more: Partial<Record<keyof Env, string>> = {}): Promise<void> => {
    test.env = envOf(database, catalogueDir, { ...change, ...more });
    test.service = await startService(onFreePorts(serviceOptions(test.env)));
    const [rpcPort, judgePort] = test.service.rpcPorts;
    test.urls = { services: `tcp://127.0.0.1:${rpcPort}`, judge: `tcp://127.0.0.1:${judgePort}` };
    test.rpc = new TestRpcClient(RPC_MAP, 'problems', test.urls.services);
    test.judge = new TestJudge(JUDGE_MAP, 'problems', test.urls.judge);
  };
  const halt = async (): Promise<void> => {
    test.rpc.close();
    test.judge.close();
    await test.service.stop();
  };
  test.restart = async (more) => {
    await halt();
    await boot(more);
  };
  test.stop = async () => {
    await halt();
    subscriber.close();
    await database.drop();
    await fs.rm(catalogueDir, { recursive: true, force: true });
  };
  await boot();
  return test;
}

export const learner = (): Actor => ({ userId: randomUUID(), role: 'USER' });
export const admin = (): Actor => ({ userId: randomUUID(), role: 'ADMIN' });

/** Sends a submit of the sum problem. */
export async function submit(
  test: TestService,
  actor: Actor,
  sourceCode = 'print(1)',
  problemId = SUM_ID,
): Promise<Submission> {
  const { submission } = await test.rpc.call('submissions.create', {
    actor,
    kind: 'submit',
    problemId,
    language: 'PYTHON',
    sourceCode,
    cases: [],
    idempotencyKey: null,
    priority: false,
  });
  return submission;
}

/** Waits until the submission has ended. */
export async function ended(
  test: TestService,
  actor: Actor,
  submissionId: string,
  timeoutMs = 60_000,
): Promise<Submission> {
  return until(
    'the submission to end',
    async () => {
      const submission = await test.rpc.call('submissions.get', { actor, submissionId });
      return isFinished(submission.submissionStatus) && submission;
    },
    timeoutMs,
  );
}

export { ECHO_ID, SUM_ID };
