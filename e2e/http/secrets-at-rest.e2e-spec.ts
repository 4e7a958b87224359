import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { product } from '../support/product.js';
import { environmentOf } from '../support/taken-worker.js';

/** The worker's cache holds programs that sandboxes of other accounts run. The worker writes it, not the launcher. */
const NOT_SECRET = 'judge';

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory())
      return folder === product.dataDir && entry.name === NOT_SECRET ? [] : filesOf(file);
    return entry.isFile() ? [file] : [];
  });
}

test('only its own account reads what the product writes', () => {
  const files = filesOf(product.dataDir);
  for (const name of [
    'secrets.json',
    'processes.json',
    'keys/gateway',
    'logs/gateway.log',
    'redis/redis.conf',
  ])
    expect(files).toContain(path.join(product.dataDir, name));
  expect(files.filter((file) => (statSync(file).mode & 0o077) !== 0)).toEqual([]);
});

const isPassword = (value: unknown): value is string => typeof value === 'string' && value.length >= 8;

test('no process shows a secret among its arguments', () => {
  const stored = JSON.parse(readFileSync(path.join(product.dataDir, 'secrets.json'), 'utf8')) as object;
  const services = ['gateway', 'problems', 'billing', 'ai', 'judge-worker'];
  const ofRedis = services.map((service) => new URL(environmentOf(service)['REDIS_URL'] ?? '').password);
  const secrets = [
    ...Object.values(stored),
    ...ofRedis,
    new URL(product.redisUrl).password,
    new URL(product.databaseUrl).password,
  ].filter(isPassword);
  expect(secrets.length).toBeGreaterThan(10);
  const shown = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((pid) => {
      try {
        return [readFileSync(`/proc/${pid}/cmdline`, 'utf8')];
      } catch {
        return [];
      }
    })
    .filter((line) => secrets.some((secret) => line.includes(secret)));
  expect(shown).toEqual([]);
});
