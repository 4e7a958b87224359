import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { startRedis, type RedisServer } from '../../backing/redis.js';

const START_MS = 20_000;

/** The product's Redis, which can be killed, started again with the same port and users, frozen and emptied. */
export class RedisUnderTest {
  private constructor(
    private readonly server: RedisServer,
    private readonly dataDir: string,
    private pid: number,
  ) {}

  static async start(dataDir: string): Promise<RedisUnderTest> {
    const server = await startRedis({ dataDir });
    return new RedisUnderTest(server, dataDir, server.pid);
  }

  get urls(): Pick<RedisServer, 'url' | 'urls'> {
    return this.server;
  }

  get port(): number {
    return Number(new URL(this.server.url).port);
  }

  kill(): void {
    process.kill(this.pid, 'SIGKILL');
  }

  async startAgain(): Promise<void> {
    const config = path.join(this.dataDir, 'redis.conf');
    const child = spawn('sh', ['-c', 'umask 077; exec redis-server "$0"', config], {
      stdio: 'ignore',
      detached: true,
    });
    this.pid = child.pid ?? 0;
    const end = Date.now() + START_MS;
    while (!(await this.answers())) {
      if (Date.now() > end) throw new Error('Redis did not start again');
      await delay(50);
    }
  }

  freeze(): void {
    process.kill(this.pid, 'SIGSTOP');
  }

  thaw(): void {
    try {
      process.kill(this.pid, 'SIGCONT');
    } catch {
      // It was killed.
    }
  }

  async empty(): Promise<void> {
    await this.owner((redis) => redis.flushall());
  }

  /** Does something as the owner of the server. */
  async owner<T>(work: (redis: Redis) => Promise<T>): Promise<T> {
    const redis = new Redis(this.server.url, { lazyConnect: true, maxRetriesPerRequest: 0 });
    redis.on('error', () => undefined);
    try {
      await redis.connect();
      return await work(redis);
    } finally {
      redis.disconnect();
    }
  }

  async stop(): Promise<void> {
    this.thaw();
    await this.owner((redis) => redis.shutdown('NOSAVE')).catch(() => undefined);
  }

  private answers(): Promise<boolean> {
    return this.owner((redis) => redis.ping()).then(
      (pong) => pong === 'PONG',
      () => false,
    );
  }
}
