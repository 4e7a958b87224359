import { parse } from 'yaml';
import { z } from 'zod';
import { documented, ofImage, read } from './documented-settings.js';

const Compose = z.object({
  services: z.record(
    z.string(),
    z.object({ environment: z.record(z.string(), z.unknown()).default({}), deploy: z.unknown().optional() }),
  ),
});
const { services } = Compose.parse(parse(read('docker-compose.yml'), { merge: true }));

test('every documented variable arrives in its service', () => {
  const wanted = documented();
  expect(wanted.length).toBeGreaterThan(80);
  const missing = wanted.filter(({ service, name }) => {
    const passed = [...Object.keys(services[service]?.environment ?? {}), ...ofImage(service)];
    return !passed.includes(name) && !passed.includes(`${name}_FILE`);
  });
  expect(missing.map(({ service, name }) => `${service}: ${name}`)).toEqual([]);
});

test('the numbers of gateways and workers are settings', () => {
  expect(services['gateway']?.deploy).toEqual({ replicas: '${GATEWAYS:-1}' });
  expect(services['judge-worker']?.deploy).toEqual({ replicas: '${JUDGE_WORKERS:-1}' });
});
