import { parse } from 'yaml';
import { z } from 'zod';
import { documented, ofImage, read } from './documented-settings.js';

const Services = z.object({
  services: z.record(
    z.string(),
    z.looseObject({
      cap_add: z.array(z.string()).default([]),
      security_opt: z.array(z.string()).default([]),
      ports: z.array(z.string()).default([]),
      environment: z.record(z.string(), z.unknown()).default({}),
    }),
  ),
});
const compose = Services.parse(parse(read('docker-compose.yml'), { merge: true })).services;
const opened = Services.parse(parse(read('infra/systemd/workers-elsewhere.yml'))).services;
const unit = read('infra/systemd/evident-judge-worker.service');
const settings = read('infra/systemd/judge-worker.env');

const optionsOf = (name: string): string[] =>
  [...unit.matchAll(new RegExp(`--${name} (\\S+)`, 'g'))].map(([, value = '']) => value);

test('a worker has the privileges of the compose file, and no more', () => {
  expect(optionsOf('cap-drop')).toEqual(['ALL']);
  expect(optionsOf('cap-add')).toEqual(compose['judge-worker']?.cap_add);
  const options = compose['judge-worker']?.security_opt.map((option) => option.replace(':', '='));
  expect(optionsOf('security-opt')).toEqual(options);
  expect(unit).not.toContain('--privileged');
});

test('every documented variable of a worker can be set, and each that is set is known', () => {
  const known = documented().filter(({ service }) => service === 'judge-worker');
  const names = [...settings.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
  const variables = names.filter((name) => name !== 'EVIDENT_IMAGE');
  expect(Object.keys(compose['judge-worker']?.environment ?? {})).toEqual(expect.arrayContaining(variables));
  // An env file passes whatever stands in it, so only what a worker cannot do without has to.
  const needed = known.filter(({ name }) => /RPC_URL|REDIS_URL|RPC_KEYS/.test(name));
  for (const { name } of needed)
    expect([...variables, ...ofImage('judge-worker')].map((own) => own.replace(/_FILE$/, ''))).toContain(
      name,
    );
});

test('the machine of the services opens the judging ports and Redis on its private address, and nothing else', () => {
  expect(Object.fromEntries(Object.entries(opened).map(([name, { ports }]) => [name, ports]))).toEqual({
    redis: ['${WORKERS_ADDRESS:?the private address of this machine}:6379:6379'],
    problems: ['${WORKERS_ADDRESS}:7012:7002'],
    ai: ['${WORKERS_ADDRESS}:7022:7002'],
  });
  expect(settings).toMatch(/^PROBLEMS_JUDGE_RPC_URL=tcp:\/\/\S+:7012$/m);
  expect(settings).toMatch(/^AI_JUDGE_RPC_URL=tcp:\/\/\S+:7022$/m);
});
