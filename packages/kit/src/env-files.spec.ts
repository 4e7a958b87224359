import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { EnvError, parseEnv } from './env.js';

const Schema = z
  .object({
    JWT_SECRET: z.string().optional(),
    DATABASE_URL: z.url().optional(),
    KEYS_FILE: z.string().optional(),
    KEYS: z.string().optional(),
  })
  .refine(() => true);

let folder: string;
const write = (name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'env-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a variable may be given as a file, whose last line may end', () => {
  const JWT_SECRET_FILE = write('jwt', 'of the file\n');
  expect(parseEnv(Schema, { JWT_SECRET_FILE })).toEqual({ JWT_SECRET: 'of the file' });
});

test('the password of an address may be given apart, also as a file', () => {
  const DATABASE_URL = 'postgres://role@db:5432/evident';
  const DATABASE_PASSWORD_FILE = write('password', 'p@ss/word\n');
  expect(parseEnv(Schema, { DATABASE_URL, DATABASE_PASSWORD_FILE })).toEqual({
    DATABASE_URL: 'postgres://role:p%40ss%2Fword@db:5432/evident',
  });
  expect(parseEnv(Schema, { DATABASE_URL, DATABASE_PASSWORD: 'x' }).DATABASE_URL).toContain('role:x@');
});

test('a variable of its own that ends in _FILE names a file that its service reads', () => {
  expect(parseEnv(Schema, { KEYS_FILE: '/a/file' })).toEqual({ KEYS_FILE: '/a/file' });
});

test('an empty file is no value', () => {
  expect(parseEnv(Schema, { JWT_SECRET_FILE: write('empty', '\n') })).toEqual({});
});

test('an empty variable is none', () => {
  expect(parseEnv(Schema, { JWT_SECRET: 'here', JWT_SECRET_FILE: '' })).toEqual({ JWT_SECRET: 'here' });
});

test.each([
  [{ JWT_SECRET_FILE: '/nowhere' }, 'JWT_SECRET_FILE is not usable: /nowhere cannot be read (ENOENT).'],
  [{ JWT_SECRET: 'a', JWT_SECRET_FILE: '/a' }, 'JWT_SECRET_FILE is not usable: JWT_SECRET is set as well.'],
  [
    { DATABASE_URL: 'postgres://a:b@db/x', DATABASE_PASSWORD: 'c' },
    'DATABASE_URL is not usable: DATABASE_PASSWORD',
  ],
  [{ DATABASE_PASSWORD: 'c' }, 'DATABASE_URL is not usable: it must be an address.'],
])('%j is refused with the name of the variable', (env, message) => {
  expect(() => parseEnv(Schema, env)).toThrow(EnvError);
  expect(() => parseEnv(Schema, env)).toThrow(message);
});
