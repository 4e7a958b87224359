import { JudgeJob } from '@evident/contracts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { JobConsumer, JobProducer } from './queue.js';
import { PATIENT_MS, startTcpRelay, testRedisUrl, until, type TcpRelay } from './testing/index.js';

describe('JobProducer', () => {
  let road: TcpRelay;
  let url: string;
  const open = (): void => road.pointTo(Number(new URL(testRedisUrl()).port));
  const cut = (): void => road.pointTo(0);
  beforeEach(async () => {
    road = await startTcpRelay();
    const through = new URL(testRedisUrl());
    through.host = `127.0.0.1:${road.port}`;
    url = through.toString();
    open();
  });
  afterEach(() => road.close());

  const add = (producer: JobProducer<typeof JudgeJob>, id = randomUUID()): Promise<void> =>
    producer.add('judge-submission', { id }, { jobId: id });

  it('takes its first job right after it was made', async () => {
    const producer = new JobProducer('verify', JudgeJob, url, () => undefined, PATIENT_MS);
    const id = randomUUID();
    await add(producer, id);
    await expect(producer.holds(id)).resolves.toBe(true);
    await producer.close();
  });

  it('fails while Redis is away, and works once it is back', async () => {
    cut();
    const producer = new JobProducer('verify', JudgeJob, url, () => undefined);
    await expect(add(producer)).rejects.toThrow('Redis is not reachable');
    open();
    await until('the road to be open again', () =>
      add(producer).then(
        () => true,
        () => false,
      ),
    );
    cut();
    await expect(add(producer)).rejects.toThrow();
    // The connection is known to be lost now, and BullMQ alone would wait until it is back.
    await expect(add(producer)).rejects.toThrow('Redis is not reachable');
    await expect(producer.holds('any')).rejects.toThrow('Redis is not reachable');
    open();
    await until('the road to be open again', () =>
      add(producer).then(
        () => true,
        () => false,
      ),
    );
    await producer.close();
  });

  it('hands jobs to a consumer', async () => {
    const producer = new JobProducer('verify', JudgeJob, url, () => undefined, PATIENT_MS);
    const seen: string[] = [];
    const consumer = new JobConsumer('verify', {
      schema: JudgeJob,
      redisUrl: testRedisUrl(),
      concurrency: 1,
      process: ({ id }) => Promise.resolve(void seen.push(id)),
      onError: () => undefined,
    });
    const id = randomUUID();
    await add(producer, id);
    await until('the job', () => seen.includes(id));
    await consumer.close();
    await producer.close();
  });
});
