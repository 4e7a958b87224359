import { existsSync } from 'node:fs';
import path from 'node:path';
import { argumentsWith, openFiles, secretsOf } from '@evident/infra/drills/blackbox/rest-attacks';
import { environmentOf } from '@evident/infra/drills/blackbox/taken-worker';
import { product } from '../support/product.js';

test('only its own account reads what the product writes', () => {
  for (const name of [
    'secrets.json',
    'processes.json',
    'keys/gateway',
    'logs/gateway.log',
    'redis/redis.conf',
  ])
    expect([name, existsSync(path.join(product.dataDir, name))]).toEqual([name, true]);
  expect(openFiles(product.dataDir)).toEqual([]);
});

test('no process shows a secret among its arguments', () => {
  const services = ['gateway', 'problems', 'billing', 'ai', 'judge-worker'];
  const ofRedis = services.map((service) => environmentOf(product.pidOf(service))['REDIS_URL'] ?? '');
  const secrets = secretsOf(product.dataDir, [...ofRedis, product.redisUrl, product.databaseUrl]);
  expect(secrets.length).toBeGreaterThan(10);
  expect(argumentsWith(secrets)).toEqual([]);
});
