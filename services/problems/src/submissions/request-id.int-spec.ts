import { NestLogger, withRequestId, type EventLine } from '@evident/kit';
import { forgetJobs, testRedisUrl, until } from '@evident/kit/testing/index';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { judgedTest, judgingResult } from '../testing/fake-worker.js';
import { learner, startTestService, submit, type TestService } from '../testing/test-service.js';

const CLICK = 'click-0123456789';
const isOf = (data: unknown, id: string): boolean => (data as { id: string }).id === id;
const wrong = judgingResult([judgedTest('sample-1', 1, 'wrong_answer')], 'wrong_answer');

describe('the id of the request', () => {
  let test: TestService;
  let redis: Redis;
  let queue: Queue;
  const lines: EventLine[] = [];
  beforeAll(async () => {
    test = await startTestService({ RECONCILE_INTERVAL_MS: '100' });
    redis = new Redis(testRedisUrl(), { maxRetriesPerRequest: null });
    queue = new Queue('submit', { connection: redis });
    jest.spyOn(NestLogger.prototype, 'log').mockImplementation((line) => {
      if (typeof line === 'object') lines.push(line as EventLine);
    });
  });
  afterAll(async () => {
    await queue.close();
    redis.disconnect();
    await forgetJobs();
    await test.stop();
  });
  beforeEach(() => void lines.splice(0));

  it('is in the row, in its job, in the claim and in each line about it', async () => {
    const { id } = await withRequestId(CLICK, () => submit(test, learner()));
    const [row] = await test.database.query<{ request_id: string }>(
      'SELECT request_id FROM problems.submission WHERE id = $1',
      [id],
    );
    expect(row?.request_id).toBe(CLICK);
    const job = await until('its job', async () =>
      (await queue.getJobs()).find(({ data }) => isOf(data, id)),
    );
    expect(job.data).toEqual({ id, requestId: CLICK });

    const task = await test.judge.call('judging.claim', { id, workerId: 'worker-1' });
    expect(task?.requestId).toBe(CLICK);
    await test.judge.call('judging.release', { id, attempt: 1, fault: null });
    await test.judge.call('judging.claim', { id, workerId: 'worker-1' });
    await test.judge.call('judging.finish', { id, attempt: 2, result: wrong });
    const about = lines.filter(({ submission }) => submission === id);
    expect(about.map(({ event, requestId, attempt }) => [event, requestId, attempt])).toEqual([
      ['claimed', CLICK, 1],
      ['claim given back', CLICK, 1],
      ['claimed', CLICK, 2],
      ['judged', CLICK, 2],
    ]);
    expect(about.at(-1)).toMatchObject({ worker: 'worker-1', verdict: 'wrong_answer', language: 'PYTHON' });
  });
});
