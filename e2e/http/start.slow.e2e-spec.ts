import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '@evident/kit/testing/index';

const REPOSITORY = path.resolve(__dirname, '../..');

interface Launch {
  child: ChildProcess;
  output: () => string;
  exited: Promise<number | null>;
}

function launch(env: Record<string, string>): Launch {
  const { PORT: _port, DATA_DIR: _data, ...inherited } = process.env;
  const child = spawn(process.execPath, [path.join(REPOSITORY, 'infra/start.mjs')], {
    env: { ...inherited, NODE_ENV: 'development', ...env },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output, exited: new Promise((resolve) => child.once('exit', resolve)) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** All processes of a launch: those with `marker` in their environment or command line. */
function processesWith(marker: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) =>
      ['environ', 'cmdline'].some((file) => readQuietly(`/proc/${pid}/${file}`).includes(marker)),
    )
    .map(Number);
}

function readQuietly(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

describe('npm start', () => {
  it.each([
    ['a bad port', { PORT: 'many' }, /^PORT is not usable: /m],
    ['a bad concurrency', { JUDGE_CONCURRENCY: '0' }, /^JUDGE_CONCURRENCY is not usable: /m],
    [
      'a database URL of another kind',
      { DATABASE_URL: 'mysql://localhost/x' },
      /^DATABASE_URL is not usable: it must be a URL that starts with postgres:/m,
    ],
    [
      'an unreachable database',
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      /^The database of DATABASE_URL \(127\.0\.0\.1:1\) cannot be reached: /m,
    ],
    [
      'an unreachable Redis',
      { REDIS_URL: 'redis://127.0.0.1:1' },
      /^The Redis of REDIS_URL \(127\.0\.0\.1:1\) cannot be reached: /m,
    ],
  ])(
    'stops with one sentence on %s',
    async (_what, env, sentence) => {
      const dataDir = mkdtempSync(path.join(tmpdir(), 'evident-start-'));
      chmodSync(dataDir, 0o755);
      const { exited, output } = launch({ PORT: String(await freePort()), DATA_DIR: dataDir, ...env });
      expect(await exited).toBe(1);
      expect(output()).toMatch(sentence);
      expect(output()).not.toMatch(/\n\s+at /);
      expect(processesWith(dataDir)).toEqual([]);
      rmSync(dataDir, { recursive: true, force: true });
    },
    60_000,
  );

  it('stops with one sentence on a taken port', async () => {
    const server = createServer().listen(0);
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const { exited, output } = launch({
      PORT: String(port),
      DATA_DIR: path.join(tmpdir(), `evident-none-${port}`),
    });
    expect(await exited).toBe(1);
    expect(output()).toContain(`Port ${port} is taken; set PORT to a free one.`);
    await new Promise((resolve) => server.close(resolve));
  });

  it('keeps its data over a restart, and leaves no process behind', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'evident-start-'));
    chmodSync(dataDir, 0o755);
    const port = await freePort();
    const env = { PORT: String(port), DATA_DIR: dataDir };
    const learner = { name: 'Grace', email: 'grace@example.org', password: 'a long password' };
    const post = (route: string, body: unknown) =>
      fetch(`http://localhost:${port}/api/v1${route}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });

    const first = launch(env);
    await until('the first start', () => first.output().includes('Evident is ready'), 120_000);
    expect(first.output()).toMatch(/Administrator: admin@evident\.local {2}password: \S{8,}/);
    expect((await post('/auth/register', learner)).ok).toBe(true);
    first.child.kill('SIGTERM');
    expect(await first.exited).toBe(0);
    expect(processesWith(dataDir)).toEqual([]);

    const second = launch(env);
    await until('the second start', () => second.output().includes('Evident is ready'), 60_000);
    expect(second.output()).not.toContain('Administrator:');
    expect((await post('/auth/login', { email: learner.email, password: learner.password })).ok).toBe(true);

    second.child.kill('SIGKILL');
    await second.exited;
    await until(
      'the services to notice that their launcher is gone',
      () => !processesWith(dataDir).some((pid) => readQuietly(`/proc/${pid}/cmdline`).includes('/dist/')),
      30_000,
    );

    const third = launch(env);
    await until('a start after a crash', () => third.output().includes('Evident is ready'), 60_000);
    third.child.kill('SIGINT');
    expect(await third.exited).toBe(0);
    expect(processesWith(dataDir)).toEqual([]);
    expect(existsSync(path.join(dataDir, 'processes.json'))).toBe(false);
    rmSync(dataDir, { recursive: true, force: true });
  }, 300_000);
});
