import { parseEnv } from '@evident/kit';
import { EnvSchema } from './env.js';

const good = {
  OPS_PORT: '9000',
  RPC_PORT: '7001',
  JUDGE_RPC_PORT: '7002',
  DATABASE_URL: 'postgres://evident_problems:x@localhost/evident',
  REDIS_URL: 'redis://localhost:6379',
};

test('a complete environment is read', () => {
  expect(parseEnv(EnvSchema, good)).toMatchObject({ RPC_PORT: 7001, JUDGE_RPC_PORT: 7002, LEASE_MS: 8_000 });
});

test('all languages are offered unless the operator names fewer', () => {
  expect(parseEnv(EnvSchema, good).LANGUAGES_OFFERED).toEqual(['JAVASCRIPT', 'PYTHON', 'JAVA', 'CPP']);
  expect(parseEnv(EnvSchema, { ...good, LANGUAGES_OFFERED: 'java, python, javascript' })).toMatchObject({
    LANGUAGES_OFFERED: ['JAVA', 'PYTHON', 'JAVASCRIPT'],
  });
});

test.each([
  ['JUDGE_RPC_PORT', { JUDGE_RPC_PORT: '7001' }, /must differ from RPC_PORT/],
  ['RPC_PORT', { RPC_PORT: '0x' }, /not usable/],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }, /not usable/],
  ['REDIS_URL', { REDIS_URL: undefined }, /not usable/],
  ['LEASE_MS', { LEASE_MS: '1' }, /not usable/],
  ['LANGUAGES_OFFERED', { LANGUAGES_OFFERED: 'JAVASCRIPT,JAVA,CPP' }, /JAVASCRIPT, PYTHON, JAVA/],
  ['LANGUAGES_OFFERED', { LANGUAGES_OFFERED: 'JAVASCRIPT,PYTHON,JAVA,COBOL' }, /not usable/],
])('a bad %s stops the start and is named', (variable, change, reason) => {
  const start = () => parseEnv(EnvSchema, { ...good, ...change });
  expect(start).toThrow(new RegExp(`^${variable}`));
  expect(start).toThrow(reason);
});
