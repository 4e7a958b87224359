import type { ServiceName } from '@evident/contracts';
import { documented, SERVICES } from '../compose/documented-settings.js';
import { INHERITED } from './child-service.js';
import { operatorVariables } from './operator-variables.js';
import { defineServices, type ServicePorts } from './service-definitions.js';
import { readSettings } from './settings.js';

const PROVIDER = /^PAYMENT_/;
/** On one machine services listen on the loopback address, the keys are files, and no balancer waits for the end. */
const OF_SEVERAL_MACHINES = [
  ...['RPC_HOST', 'JUDGE_RPC_HOST', 'RPC_KEYS'],
  ...['SHUTDOWN_DELAY_MS', 'SHUTDOWN_GRACE_MS'],
];

const everyService = <T>(value: T) =>
  Object.fromEntries(SERVICES.map((service) => [service, value])) as Record<ServiceName, T>;

function launched() {
  const text = new Proxy({}, { get: () => 'a-secret' });
  const ports = new Proxy({}, { get: () => 4_000 }) as ServicePorts;
  const backing = {
    adminDatabaseUrl: 'postgres://owner@127.0.0.1:4000/evident',
    redisUrl: 'redis://127.0.0.1:4000',
    redisUrls: everyService('redis://127.0.0.1:4000'),
  };
  const settings = readSettings({ JUDGE_CONCURRENCY: '2' });
  return defineServices(
    settings,
    text as Parameters<typeof defineServices>[1],
    backing,
    ports,
    everyService('/keys'),
  );
}

test('every documented variable arrives in its service', () => {
  const services = new Map(launched().map(({ name, env }) => [name, Object.keys(env)]));
  const wanted = documented().filter(
    ({ name }) => !PROVIDER.test(name) && !OF_SEVERAL_MACHINES.includes(name),
  );
  expect(wanted.length).toBeGreaterThan(80);
  const missing = wanted.filter(
    ({ service, name }) =>
      !INHERITED.some((inherited) => inherited === name) &&
      !services.get(service)?.includes(name) &&
      operatorVariables(service, { [name]: 'value' })[name] === undefined,
  );
  expect(missing.map(({ service, name }) => `${service}: ${name}`)).toEqual([]);
});

test('a variable may be the name of a file, and no service gets the variable of another', () => {
  const source = { OIDC_CLIENT_SECRET_FILE: '/run/oidc', AI_API_KEY: 'key', UNKNOWN: 'x', OIDC_LABEL: '' };
  expect(operatorVariables('gateway', source)).toEqual({ OIDC_CLIENT_SECRET_FILE: '/run/oidc' });
  expect(operatorVariables('ai', source)).toEqual({ AI_API_KEY: 'key' });
  expect(operatorVariables('judge-worker', source)).toEqual({});
});
