import type { QueueName } from '@evident/contracts';
import { Queue, Worker, type Job } from 'bullmq';
import type { z } from 'zod';
import { connectBlocking, connectProducer } from './redis.js';

/** Few finished jobs are kept. Failed jobs are kept for seven days. */
const KEEP = { removeOnComplete: { count: 200 }, removeOnFail: { age: 7 * 86_400, count: 5_000 } } as const;

/** How long a call waits for Redis, connecting included. Learners wait for it when they submit. */
const PATIENCE_MS = 600;

/** Adds jobs to one queue. Both ends parse the payload with `schema`. A call fails within a second when Redis is away. */
export class JobProducer<S extends z.ZodType> {
  private readonly connection;
  private opening: Promise<Queue> | undefined;

  constructor(
    private readonly name: QueueName,
    private readonly schema: S,
    redisUrl: string,
    private readonly onError: (error: Error) => void,
    private readonly patienceMs = PATIENCE_MS,
  ) {
    this.connection = connectProducer(redisUrl, onError, patienceMs);
  }

  /** @throws when Redis does not take the job at once. @param jobId must not contain `:`. */
  async add(
    jobName: string,
    payload: z.input<S>,
    options: { jobId: string; priority?: number },
  ): Promise<void> {
    const data = this.schema.parse(payload);
    await this.soon((queue) => queue.add(jobName, data, { ...options, attempts: 1 }));
  }

  /** The number of waiting jobs, with those that have a priority. */
  async waiting(): Promise<number> {
    return this.soon((queue) => queue.getJobCountByTypes('waiting', 'prioritized'));
  }

  /** True while the job waits or is being worked on; false when it is finished or lost. */
  async holds(jobId: string): Promise<boolean> {
    const state = await this.soon((queue) => queue.getJobState(jobId));
    return state !== 'unknown' && state !== 'completed' && state !== 'failed';
  }

  async close(): Promise<void> {
    const queue = await this.opening?.catch(() => undefined);
    await queue?.close();
    this.connection.disconnect();
  }

  /** BullMQ waits for a lost connection without end, so the call is given up here. */
  private async soon<T>(work: (queue: Queue) => Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('Redis is not reachable')), this.patienceMs);
    });
    const done = this.queue().then(async (queue) => {
      await this.connected();
      return work(queue);
    });
    return Promise.race([done, late]).finally(() => clearTimeout(timer));
  }

  /** BullMQ asks Redis once, when the queue is created, and the queue never works if that fails. So wait for the connection first. */
  private queue(): Promise<Queue> {
    this.opening ??= this.open().catch((error: unknown) => {
      this.opening = undefined;
      throw error;
    });
    return this.opening;
  }

  private async open(): Promise<Queue> {
    await this.connected();
    const queue = new Queue(this.name, { connection: this.connection, defaultJobOptions: KEEP });
    queue.on('error', this.onError);
    await queue.waitUntilReady();
    return queue;
  }

  private connected(): Promise<void> {
    if (this.connection.status === 'ready') return Promise.resolve();
    return new Promise((resolve, reject) => {
      const ready = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.connection.off('ready', ready);
        reject(new Error('Redis is not reachable'));
      }, this.patienceMs);
      this.connection.once('ready', ready);
    });
  }
}

export interface JobConsumerOptions<S extends z.ZodType> {
  schema: S;
  redisUrl: string;
  concurrency: number;
  process: (payload: z.output<S>, signal: AbortSignal) => Promise<void>;
  onError: (error: Error) => void;
}

/**
 * Processes jobs of one queue. When a process dies, BullMQ delivers its job again after about 10 s; the row of the job
 * tells whether there is still work. `signal` aborts when BullMQ cannot renew the job's lock.
 */
export class JobConsumer<S extends z.ZodType> {
  private readonly connection;
  private readonly worker: Worker;
  private readonly running = new Map<string, AbortController>();

  constructor(name: QueueName, options: JobConsumerOptions<S>) {
    this.connection = connectBlocking(options.redisUrl, options.onError);
    this.worker = new Worker(name, (job) => this.run(job, options), {
      connection: this.connection,
      concurrency: options.concurrency,
      lockDuration: 10_000,
      stalledInterval: 5_000,
      maxStalledCount: 10,
      autorun: true,
    });
    this.worker.on('error', options.onError);
    this.worker.on('lockRenewalFailed', (jobIds: string[]) => {
      for (const id of jobIds) this.running.get(id)?.abort();
    });
  }

  /** Waits for the jobs that are being processed. */
  async close(): Promise<void> {
    await this.worker.close();
    this.connection.disconnect();
  }

  private async run(job: Job, options: JobConsumerOptions<S>): Promise<void> {
    const abort = new AbortController();
    const id = job.id ?? '';
    this.running.set(id, abort);
    try {
      await options.process(options.schema.parse(job.data), abort.signal);
    } finally {
      this.running.delete(id);
    }
  }
}
