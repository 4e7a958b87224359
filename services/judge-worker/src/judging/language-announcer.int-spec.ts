import { judgeLanguageKey, LANGUAGES } from '@evident/contracts';
import { connectProducer } from '@evident/kit';
import { forgetJobs, PATIENT_MS, testRedisUrl, until } from '@evident/kit/testing/index';
import { expect, it } from '@jest/globals';
import { ScriptedFactory } from '../programs/testing/scripted-factory.js';
import { LanguageAnnouncer } from './language-announcer.js';

it('announces the languages of a ready worker, with keys that expire', async () => {
  await forgetJobs();
  const redis = connectProducer(testRedisUrl(), () => undefined, PATIENT_MS);
  await until('Redis', () => redis.status === 'ready');
  const announced = async () => {
    const values = await redis.mget(LANGUAGES.map(judgeLanguageKey));
    return LANGUAGES.filter((_language, at) => values[at] !== null);
  };
  let ready = false;
  let asked = 0;
  const factory = new ScriptedFactory({ languages: ['PYTHON', 'CPP'], run: () => ({}) });
  factory.health = () => {
    asked += 1;
    return { tier: 'full', ready, problems: [] };
  };
  const announcer = new LanguageAnnouncer({
    redisUrl: testRedisUrl(),
    factory,
    workerId: 'worker-1',
    onError: () => undefined,
    renewMs: 20,
  });
  announcer.start();
  await until('three looks at a worker that is not ready', () => asked >= 3);
  expect(await announced()).toEqual([]);
  ready = true;
  await until('the announcement', async () => (await announced()).length > 0);
  expect(await announced()).toEqual(['PYTHON', 'CPP']);
  expect(await redis.ttl(judgeLanguageKey('CPP'))).toBeGreaterThan(0);
  announcer.close();
  redis.disconnect();
});
