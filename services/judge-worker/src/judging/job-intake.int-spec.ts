import { JudgeJob } from '@evident/contracts';
import { createLogger, JobProducer } from '@evident/kit';
import { PATIENT_MS, testRedisUrl, until } from '@evident/kit/testing/index';
import { expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { JobIntake } from './job-intake.js';
import { ScriptedFactory } from '../programs/testing/scripted-factory.js';

it('takes work only while the sandbox is ready', async () => {
  let ready = false;
  const factory = new ScriptedFactory({ run: () => ({}) });
  factory.health = () => ({ tier: 'full', ready, problems: ready ? [] : ['The doctor found a leak.'] });
  const taken: string[] = [];
  const intake = new JobIntake({
    redisUrl: testRedisUrl(),
    cores: 2,
    factory,
    process: (_queue, { id }) => Promise.resolve(void taken.push(id)),
    logger: createLogger('intake', 'silent'),
    checkMs: 20,
  });
  const producer = new JobProducer('evidence', JudgeJob, testRedisUrl(), () => undefined, PATIENT_MS);
  const give = async (): Promise<string> => {
    const id = randomUUID();
    await producer.add('judge-submission', { id }, { jobId: id });
    return id;
  };

  intake.start();
  const first = await give();
  expect(intake.open).toBe(false);
  ready = true;
  await until('the first job', () => taken.includes(first));

  ready = false;
  await until('the intake to shut', () => !intake.open);
  await intake.closing;
  const second = await give();
  await expect(producer.holds(second)).resolves.toBe(true);
  ready = true;
  await until('the second job', () => taken.includes(second));
  await intake.close();
  await producer.close();
});
