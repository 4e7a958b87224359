import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../backing/postgres.js';
import { startRedis } from '../backing/redis.js';

interface BackingServers {
  kind: 'Testcontainers' | 'private local servers';
  databaseUrl: string;
  redisUrl: string;
  /** What must end when the tests are killed; containers have a guardian of their own. */
  ward: { pids: number[]; folders: string[] };
  stop(): Promise<void>;
}

function dockerAnswers(): boolean {
  return spawnSync('docker', ['info', '--format', '{{.ServerVersion}}'], { timeout: 3_000 }).status === 0;
}

/**
 * PostgreSQL and Redis for the service tests: containers where a Docker engine answers, otherwise private servers.
 * @param wanted `containers` or `local` to have only these
 */
export async function startBackingServers(wanted = 'any'): Promise<BackingServers> {
  if (!['any', 'containers', 'local'].includes(wanted))
    throw new Error(`TEST_SERVERS is ${wanted}, but may only be containers or local`);
  const containers = wanted === 'containers' || (wanted === 'any' && dockerAnswers());
  return containers ? startContainers() : startLocalServers();
}

async function startContainers(): Promise<BackingServers> {
  const { GenericContainer, Wait } = await import('testcontainers');
  const postgres = await new GenericContainer('postgres:18-alpine')
    .withEnvironment({ POSTGRES_USER: 'evident_owner', POSTGRES_PASSWORD: 'test', POSTGRES_DB: 'evident' })
    .withCommand(['postgres', '-c', 'max_connections=200', '-c', 'fsync=off'])
    .withExposedPorts(5432)
    .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
    .start();
  const redis = await new GenericContainer('redis:7-alpine').withExposedPorts(6379).start();
  return {
    kind: 'Testcontainers',
    databaseUrl: `postgres://evident_owner:test@${postgres.getHost()}:${postgres.getMappedPort(5432)}/evident`,
    redisUrl: `redis://${redis.getHost()}:${redis.getMappedPort(6379)}`,
    ward: { pids: [], folders: [] },
    stop: async () => {
      await Promise.all([postgres.stop(), redis.stop()]);
    },
  };
}

const IN_MEMORY = '/dev/shm';
const TMPFS = 0x01021994;
const ENOUGH_BYTES = 2 * 2 ** 30;

/**
 * In memory if there is room. Each test database is hundreds of files that live for seconds, and ext4 looks long for
 * inodes that were not freed a moment ago: a database costs 90 to 400 ms of processor time on disk, 40 in memory.
 */
function folderOfServers(): string {
  if (!existsSync(IN_MEMORY) || freemem() < 2 * ENOUGH_BYTES) return tmpdir();
  const { type, bavail, bsize } = statfsSync(IN_MEMORY);
  return type === TMPFS && bavail * bsize >= ENOUGH_BYTES ? IN_MEMORY : tmpdir();
}

async function startLocalServers(): Promise<BackingServers> {
  const folder = mkdtempSync(path.join(folderOfServers(), 'evident-test-'));
  chmodSync(folder, 0o755);
  const [postgres, redis] = await Promise.all([
    startPostgres({ dataDir: path.join(folder, 'postgres'), durable: false }),
    startRedis({ dataDir: path.join(folder, 'redis'), durable: false }),
  ]);
  return {
    kind: 'private local servers',
    databaseUrl: postgres.adminUrl,
    redisUrl: redis.url,
    ward: { pids: [postgres.pid, redis.pid], folders: [folder] },
    stop: async () => {
      postgres.stop('immediate');
      await redis.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
