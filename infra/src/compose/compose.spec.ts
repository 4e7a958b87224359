import { BASE_ENV } from '@evident/kit/env';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { redisFile, rpcFile, SECRET_FILES } from './secret-names.js';

const names = z.union([z.array(z.string()), z.record(z.string(), z.unknown()).transform(Object.keys)]);
const Compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      networks: names.default([]),
      secrets: z.array(z.string()).default([]),
      environment: z.record(z.string(), z.string().nullable()).default({}),
      command: z.array(z.string()).default([]),
      ports: z.array(z.string()).default([]),
      stop_grace_period: z.string().default('10s'),
    }),
  ),
  networks: z.record(z.string(), z.object({ internal: z.boolean().optional() }).nullable()),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
});

const text = readFileSync(path.resolve(__dirname, '../../../docker-compose.yml'), 'utf8');
const { services, networks, secrets } = Compose.parse(parse(text, { merge: true }));
const SERVICES = ['gateway', 'problems', 'billing', 'ai', 'judge-worker'] as const;

test('a judge worker is where judging is, and nowhere else', () => {
  expect(services['judge-worker']?.networks).toEqual(['judging']);
  expect(networks['judging']?.internal).toBe(true);
  const neighbours = Object.entries(services).flatMap(([name, service]) =>
    service.networks.includes('judging') ? [name] : [],
  );
  expect(neighbours.sort()).toEqual(['ai', 'judge-worker', 'problems', 'redis']);
});

test.each(['problems', 'ai'])(
  '%s listens to workers in their network only, and to services in theirs',
  (name) => {
    const { RPC_HOST, JUDGE_RPC_HOST, OPS_HOST } = services[name]?.environment ?? {};
    expect(RPC_HOST).toContain('SERVICES_SUBNET');
    expect(JUDGE_RPC_HOST).toContain('JUDGING_SUBNET');
    expect(OPS_HOST).not.toContain('JUDGING_SUBNET');
  },
);

test('each service gets its own keys and its own user of Redis', () => {
  for (const name of SERVICES) {
    const shared = services[name]?.secrets.filter((secret) => /^(redis|rpc)-/.test(secret));
    expect(shared?.sort()).toEqual([redisFile(name), rpcFile(name)].sort());
  }
  expect(services['judge-worker']?.secrets).toHaveLength(2);
});

test('every secret is a file that somebody needs and that make-secrets makes, and no variable or argument holds one', () => {
  const needed = new Set(Object.values(services).flatMap((service) => service.secrets));
  expect(Object.keys(secrets).sort()).toEqual([...needed].sort());
  expect(Object.keys(secrets).sort()).toEqual([...SECRET_FILES].sort());
  for (const [name, { file }] of Object.entries(secrets))
    expect(file).toBe(`\${SECRETS_DIR:-./secrets}/${name}`);
  for (const { environment, command } of Object.values(services)) {
    for (const [name, value] of Object.entries(environment))
      if (/(PASSWORD|SECRET|API_KEY|RPC_KEYS)/.test(name))
        expect([name, value]).toEqual([
          expect.stringMatching(/_FILE$/),
          expect.stringMatching(/^\/run\/secrets\//),
        ]);
    expect(command.join(' ')).not.toMatch(/requirepass|PASSWORD/);
  }
});

test('only the gateway, and Caddy before it, are reachable from outside', () => {
  const open = Object.entries(services).flatMap(([name, { ports }]) =>
    ports.some((port) => !port.startsWith('127.0.0.1:')) ? [name] : [],
  );
  expect(open.sort()).toEqual(['caddy', 'gateway']);
});

// Docker kills after ten seconds when nothing else is said, while a service may take thirty to stop.
test('no service is killed before it has stopped by itself', () => {
  const graceMs = BASE_ENV.SHUTDOWN_GRACE_MS.parse(undefined);
  for (const name of SERVICES) {
    const { stop_grace_period: patience = '', environment = {} } = services[name] ?? {};
    const delayMs = Number(/:-(\d+)/.exec(environment['SHUTDOWN_DELAY_MS'] ?? '')?.[1] ?? 0);
    expect(Number(patience.replace('s', '')) * 1_000).toBeGreaterThan(delayMs + graceMs);
  }
});
