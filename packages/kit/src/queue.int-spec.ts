import { JudgeJob } from '@evident/contracts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { JobConsumer, JobProducer } from './queue.js';
import { testRedisUrl, until } from './testing/index.js';

/** A way to Redis that can be cut. */
class Road {
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();
  port = 0;

  async open(): Promise<void> {
    const { hostname, port } = new URL(testRedisUrl());
    this.server = createServer((near) => {
      const far = connect(Number(port), hostname);
      for (const socket of [near, far]) {
        this.sockets.add(socket);
        socket.on('error', () => undefined).on('close', () => this.sockets.delete(socket));
      }
      near.pipe(far).pipe(near);
    });
    const { server } = this;
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as { port: number }).port;
  }

  async cut(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => (this.server ? this.server.close(resolve) : resolve(undefined)));
    this.server = undefined;
  }

  get url(): string {
    const url = new URL(testRedisUrl());
    url.host = `127.0.0.1:${this.port}`;
    return url.toString();
  }
}

describe('JobProducer', () => {
  const road = new Road();
  beforeEach(() => road.open());
  afterEach(() => road.cut());

  const add = (producer: JobProducer<typeof JudgeJob>, id = randomUUID()): Promise<void> =>
    producer.add('judge-submission', { id }, { jobId: id });

  it('takes its first job right after it was made', async () => {
    const producer = new JobProducer('verify', JudgeJob, road.url, () => undefined);
    const id = randomUUID();
    await add(producer, id);
    await expect(producer.holds(id)).resolves.toBe(true);
    await producer.close();
  });

  it('fails soon while Redis is away, and works once it is back', async () => {
    const url = road.url;
    await road.cut();
    const producer = new JobProducer('verify', JudgeJob, url, () => undefined);
    const asked = performance.now();
    await expect(add(producer)).rejects.toThrow('Redis is not reachable');
    expect(performance.now() - asked).toBeLessThan(1_500);
    await road.open();
    await until('the road to be open again', () =>
      add(producer).then(
        () => true,
        () => false,
      ),
    );
    await road.cut();
    const cutAt = performance.now();
    await expect(add(producer)).rejects.toThrow();
    expect(performance.now() - cutAt).toBeLessThan(1_500);
    await road.open();
    await until('the road to be open again', () =>
      add(producer).then(
        () => true,
        () => false,
      ),
    );
    await producer.close();
  });

  it('hands jobs to a consumer', async () => {
    const producer = new JobProducer('verify', JudgeJob, road.url, () => undefined);
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
