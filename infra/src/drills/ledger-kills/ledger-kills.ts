import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { STAND_IN_PAYMENT_KEY } from '@evident/contracts';
import { migrate, type SchemaMigrations } from '@evident/kit';
import { startTcpRelay, TEST_RPC_KEYS, type TcpRelay } from '@evident/kit/testing/index';
import pg from 'pg';
import { freePort, onFreePort, portTaken } from '@evident/kit/free-port';
import type { PostgresServer } from '../../backing/postgres.js';
import { roleUrl } from '../../launcher/service-definitions.js';
import { REPOSITORY } from '../../launcher/settings.js';
import { crashPostgres, startCrashedPostgres } from '../postgres-crash.js';
import { LedgerLoad } from './ledger-load.js';

/**
 * Kills PostgreSQL with -9 again and again while billing is under load. Afterwards nothing that was acknowledged may be
 * missing and every drift view must be empty. Usage: ledger-kills [kills=20] [capturesBetween=100]
 */
const kills = Number(process.argv[2] ?? 20);
/** Captures to wait for before the next kill, so that a slow machine is loaded as well. */
const capturesBetween = Number(process.argv[3] ?? 100);
const PROGRESS_TIMEOUT_MS = 120_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function withPort(url: string, port: number): string {
  const changed = new URL(url);
  changed.port = String(port);
  return changed.toString();
}

async function migrateBilling(adminUrl: string, password: string): Promise<void> {
  const file = pathToFileURL(path.join(REPOSITORY, 'services/billing/dist/migrations/index.js')).href;
  const { SCHEMA_MIGRATIONS } = (await import(file)) as {
    SCHEMA_MIGRATIONS: SchemaMigrations;
  };
  await migrate({ adminUrl, password, ...SCHEMA_MIGRATIONS });
}

/** There is no Redis, because the ledger must not depend on it. */
function startBilling(databaseUrl: string): Promise<{ child: ChildProcess; rpcUrl: string }> {
  return onFreePort((opsPort) => startBillingOn(opsPort, databaseUrl));
}

async function startBillingOn(
  opsPort: number,
  databaseUrl: string,
): Promise<{ child: ChildProcess; rpcUrl: string }> {
  const rpcPort = await freePort();
  const child = spawn(process.execPath, [path.join(REPOSITORY, 'services/billing/dist/main.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      LOG_LEVEL: 'silent',
      OPS_PORT: String(opsPort),
      RPC_PORT: String(rpcPort),
      DATABASE_URL: databaseUrl,
      REDIS_URL: 'redis://127.0.0.1:1',
      RPC_KEYS: TEST_RPC_KEYS,
      PAYMENT_BASE_URL: 'http://127.0.0.1:1',
      PAYMENT_KEY_ID: STAND_IN_PAYMENT_KEY,
      PAYMENT_KEY_SECRET: randomBytes(16).toString('hex'),
      PAYMENT_WEBHOOK_SECRET: randomBytes(16).toString('hex'),
      LEDGER_CHECK_INTERVAL_S: '2',
    },
  });
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null)
      throw portTaken('billing ended while starting, most likely for want of its ports');
    const answer = await fetch(`http://127.0.0.1:${opsPort}/health/ready`).catch(() => undefined);
    if (answer?.ok) return { child, rpcUrl: `tcp://127.0.0.1:${rpcPort}` };
    await pause(50);
  }
  throw new Error('billing did not become ready');
}

async function restart(dataDir: string, relay: TcpRelay): Promise<PostgresServer> {
  const server = await startCrashedPostgres(dataDir);
  relay.pointTo(Number(new URL(server.adminUrl).port));
  return server;
}

/** Waits until `captures` more are acknowledged. */
async function progress(load: LedgerLoad, captures: number): Promise<void> {
  const end = Date.now() + PROGRESS_TIMEOUT_MS;
  const wanted = load.captured.length + captures;
  while (load.captured.length < wanted) {
    if (Date.now() > end) throw new Error('billing makes no progress');
    await pause(10);
  }
}

interface Verdict {
  lost: number;
  drift: number;
}

/** Compares what was acknowledged with what the database holds. */
async function examine(adminUrl: string, captured: string[], voided: string[]): Promise<Verdict> {
  const client = new pg.Client({ connectionString: adminUrl, options: '-c search_path=billing' });
  await client.connect();
  try {
    const count = async (sql: string, values: unknown[] = []): Promise<number> =>
      Number((await client.query<{ rows: string }>(sql, values)).rows[0]?.rows);
    const missing = `SELECT count(*) AS rows FROM unnest($1::uuid[]) AS told (id)`;
    const lost =
      (await count(
        `${missing} WHERE NOT EXISTS (SELECT 1 FROM hold h JOIN transfer t ON t.kind = 'usage' AND t.ref = h.id::text WHERE h.id = told.id AND h.state = 'captured')`,
        [captured],
      )) +
      (await count(
        `${missing} WHERE NOT EXISTS (SELECT 1 FROM hold h WHERE h.id = told.id AND h.state = 'voided')`,
        [voided],
      ));
    const views = await client.query<{ name: string }>(
      `SELECT viewname AS name FROM pg_views WHERE schemaname = 'billing' AND viewname LIKE 'drift%'`,
    );
    let drift = 0;
    for (const { name } of views.rows) drift += await count(`SELECT count(*) AS rows FROM ${name}`);
    return { lost, drift };
  } finally {
    await client.end();
  }
}

async function drill(folder: string): Promise<boolean> {
  const dataDir = path.join(folder, 'postgres');
  const relay = await startTcpRelay();
  let server = await restart(dataDir, relay);
  const password = randomBytes(16).toString('hex');
  await migrateBilling(server.adminUrl, password);
  const billing = await startBilling(
    withPort(roleUrl(server.adminUrl, 'evident_billing', password), relay.port),
  );
  const load = new LedgerLoad(billing.rpcUrl);
  const abandon = (): void => {
    billing.child.kill('SIGKILL');
    server.stop('immediate');
    process.exit(1);
  };
  process.once('SIGINT', abandon);
  process.once('SIGTERM', abandon);
  try {
    await load.start();
    for (let kill = 1; kill <= kills; kill += 1) {
      await progress(load, capturesBetween * (0.5 + Math.random()));
      crashPostgres(server);
      server = await restart(dataDir, relay);
      say(`kill ${kill}: ${load.captured.length} captures acknowledged so far`);
    }
    await progress(load, capturesBetween);
    await load.stop();
    const verdict = await examine(server.adminUrl, load.captured, load.voided);
    // The examination must be able to fail: a capture that never happened has to be missed.
    const invented = await examine(server.adminUrl, [randomUUID()], []);
    say(
      `${kills} kills, ${load.captured.length} captures and ${load.voided.length} voids acknowledged, ${load.repeats} calls repeated`,
    );
    say(`lost: ${verdict.lost}, rows in the drift views: ${verdict.drift}`);
    return verdict.lost === 0 && verdict.drift === 0 && invented.lost === 1 && load.captured.length > 0;
  } finally {
    billing.child.kill('SIGKILL');
    server.stop('immediate');
    await relay.close();
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'evident-drill-'));
chmodSync(folder, 0o755);
try {
  const passed = await drill(folder);
  say(passed ? 'PASSED' : 'FAILED');
  process.exitCode = passed ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
