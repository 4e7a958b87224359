import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const REPOSITORY = path.resolve(__dirname, '../../..');
/** Folders with product code; problem packages are content. */
const PARTS = ['services', 'packages/kit', 'packages/stand-ins'];

/** The word that ends the name of a class, and its file's role: `ClaimsService` stands in `claims.service.ts`. */
const ROLES = [
  ...['service', 'repository', 'client', 'processor', 'controller', 'guard', 'interceptor', 'pipe', 'filter'],
  ...['middleware', 'strategy', 'module', 'socket', 'checker'],
];
/** Files of these roles hold a class of that role. A checker is a function. */
const CLASS_ROLES = [
  'service',
  'repository',
  'processor',
  'controller',
  'guard',
  'interceptor',
  'module',
  'socket',
];

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const INJECTABLE = /@Injectable\([^)]*\)\s*(?:export )?(?:abstract )?class (\w+)/g;

/** @returns what is wrong with the names in a file, a sentence each. */
function faultsOf(file: string, source: string): string[] {
  const role = /\.([a-z]+)\.ts$/.exec(file)?.[1] ?? '';
  const faults = [...source.matchAll(INJECTABLE)].flatMap(([, name = '']) =>
    ROLES.some((word) => name.endsWith(capital(word))) ? [] : [`${file}: the name of ${name} tells no role`],
  );
  const lacksClass = CLASS_ROLES.includes(role) && !new RegExp(`class \\w+${capital(role)}\\b`).test(source);
  return lacksClass ? [...faults, `${file} holds no class X${capital(role)}`] : faults;
}

function sources(): { file: string; source: string }[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...PARTS], {
    cwd: REPOSITORY,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('spec.ts'))
    .map((file) => path.join(REPOSITORY, file))
    .filter((file) => fs.existsSync(file))
    .map((file) => ({ file: path.relative(REPOSITORY, file), source: fs.readFileSync(file, 'utf8') }));
}

it('each injectable has a role in its name, and each file of a role has its class', () => {
  const files = sources();
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap(({ file, source }) => faultsOf(file, source))).toEqual([]);
});

it('no two services of one part have the same name', () => {
  const names = sources().flatMap(({ file, source }) => {
    const part = file.split('/').slice(0, 2).join('/');
    return [...source.matchAll(/export class (\w+Service)\b/g)].map(([, name = '']) => `${part}: ${name}`);
  });
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it.each([
  ['an injectable without a role', 'a/judging.ts', '@Injectable()\nexport class Judging {}'],
  ['a service file without a service', 'a/judging.service.ts', 'export const judge = () => 1;'],
  [
    'a repository file with a service',
    'a/claims.repository.ts',
    '@Injectable()\nexport class ClaimsService {}',
  ],
])('finds %s', (_what, file, source) => {
  expect(faultsOf(file, source)).toHaveLength(1);
});
