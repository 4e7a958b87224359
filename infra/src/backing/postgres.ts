import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onFreePort, portTaken } from '@evident/kit/free-port';
import { postgresBinaries, serverAccount, unprivilegedHome, type Account } from './postgres-binaries.js';

export interface PostgresServer {
  /** Connection of the owner role to database `evident`. */
  adminUrl: string;
  pid: number;
  dataDir: string;
  /** Waits until the server has stopped; `immediate` does not wait for clients. */
  stop(mode?: 'fast' | 'immediate'): void;
}

export interface PostgresOptions {
  dataDir: string;
  /** Durability may be dropped for tests only. */
  durable?: boolean;
}

const OWNER = 'evident_owner';
/** The log of changes is of no use without durability, and may stand in memory. */
const NOT_DURABLE = [
  '-c fsync=off',
  '-c synchronous_commit=off',
  '-c full_page_writes=off',
  '-c wal_level=minimal',
  '-c max_wal_senders=0',
  '-c max_wal_size=256MB',
];

/**
 * Starts a private PostgreSQL on a free loopback port, creating the cluster at first. A server that
 * a killed launcher left behind is stopped first, because it may run with other settings.
 */
export async function startPostgres({
  dataDir: wanted,
  durable = true,
}: PostgresOptions): Promise<PostgresServer> {
  const account = serverAccount();
  const bin = postgresBinaries(account);
  const dataDir = reachableDataDir(wanted, account);
  const options = { ...account, cwd: '/', env: { PATH: process.env['PATH'], LC_ALL: 'C' } };
  const run = (command: string, args: string[]) =>
    spawnSync(path.join(bin, command), args, { ...options, encoding: 'utf8' });
  const passwordFile = passwordFileOf(dataDir);
  if (!existsSync(path.join(dataDir, 'PG_VERSION'))) initialise(run, dataDir, passwordFile, account);
  if (run('pg_ctl', ['-D', dataDir, 'status']).status === 0)
    run('pg_ctl', ['-D', dataDir, '-m', 'fast', '-w', 'stop']);
  const log = path.join(dataDir, 'server.log');
  const port = await onFreePort(async (candidate) => {
    const settings = [
      `-p ${candidate}`,
      '-h 127.0.0.1',
      '-k ""',
      '-c max_connections=200',
      ...(durable ? [] : NOT_DURABLE),
    ];
    // pg_ctl's child keeps inherited pipes open, so its output goes to the log only.
    const control = spawn(
      path.join(bin, 'pg_ctl'),
      ['-D', dataDir, '-w', '-t', '60', '-l', log, '-o', settings.join(' '), 'start'],
      { ...options, stdio: 'ignore' },
    );
    const [status] = (await once(control, 'close')) as [number | null];
    if (status !== 0) throw notStarted(tail(log));
    return candidate;
  });
  const password = readFileSync(passwordFile, 'utf8').trim();
  const base = `postgres://${OWNER}:${password}@127.0.0.1:${port}`;
  await ensureDatabase(base);
  return {
    adminUrl: `${base}/evident`,
    pid: Number(readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]),
    dataDir,
    stop: (mode = 'fast') => void run('pg_ctl', ['-D', dataDir, '-m', mode, '-w', '-t', '30', 'stop']),
  };
}

const passwordFileOf = (dataDir: string): string =>
  path.join(path.dirname(dataDir), `${path.basename(dataDir)}.password`);

function notStarted(log: string): Error {
  const message = `PostgreSQL did not start:\n${log}`;
  return log.includes('Address already in use') ? portTaken(message) : new Error(message);
}

/** When the server's account cannot enter the folder, the cluster is kept under /var/lib instead. */
function reachableDataDir(wanted: string, account: Account): string {
  mkdirSync(wanted, { recursive: true });
  if (account.uid === undefined) return wanted;
  chownSync(wanted, account.uid, account.gid ?? account.uid);
  if (spawnSync('test', ['-x', wanted], { ...account, cwd: '/' }).status === 0) return wanted;
  const elsewhere = dataDirElsewhere(wanted);
  mkdirSync(elsewhere, { recursive: true });
  chownSync(elsewhere, account.uid, account.gid ?? account.uid);
  return elsewhere;
}

const dataDirElsewhere = (wanted: string): string =>
  path.join(unprivilegedHome(), `cluster-${createHash('sha256').update(wanted).digest('hex').slice(0, 12)}`);

/** @returns the loopback port of a running server that {@link startPostgres} started for `dataDir`, or undefined. */
export function portOfRunningPostgres(dataDir: string): number | undefined {
  const places = serverAccount().uid === undefined ? [dataDir] : [dataDir, dataDirElsewhere(dataDir)];
  for (const place of places) {
    const file = path.join(place, 'postmaster.pid');
    if (!existsSync(file)) continue;
    const [pid, , , port] = readFileSync(file, 'utf8').split('\n');
    if (isAlive(Number(pid))) return Number(port);
  }
  return undefined;
}

/** @returns the owner's address of a running server that {@link startPostgres} started for `dataDir`, or undefined. */
export function adminUrlOfRunningPostgres(dataDir: string): string | undefined {
  const port = portOfRunningPostgres(dataDir);
  const file = [dataDir, dataDirElsewhere(dataDir)].map(passwordFileOf).find((each) => existsSync(each));
  if (port === undefined || file === undefined) return undefined;
  return `postgres://${OWNER}:${readFileSync(file, 'utf8').trim()}@127.0.0.1:${port}/evident`;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

type Run = (command: string, args: string[]) => { status: number | null; stderr: string; error?: Error };

function initialise(run: Run, dataDir: string, passwordFile: string, account: Account): void {
  writeFileSync(passwordFile, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  if (account.uid !== undefined) chownSync(passwordFile, account.uid, account.gid ?? account.uid);
  const result = run('initdb', [
    '-D',
    dataDir,
    '-U',
    OWNER,
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ]);
  if (result.status !== 0) {
    rmSync(passwordFile, { force: true });
    throw new Error(`PostgreSQL's data folder could not be made: ${result.error?.message ?? result.stderr}`);
  }
}

async function ensureDatabase(base: string): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: `${base}/postgres`, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', ['evident']);
    if (found.rowCount === 0) await client.query('CREATE DATABASE evident');
  } finally {
    await client.end();
  }
}

function tail(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(-8).join('\n') : '(no log)';
}
