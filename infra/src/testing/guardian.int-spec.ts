import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { until } from '@evident/kit/testing/index';
import { REPOSITORY } from '../launcher/settings.js';

const PATIENCE_MS = 60_000;

/** Starts the servers as Jest does, says which they are, and waits for its end. */
const TEST_RUN = `
const { default: setup } = await import('./infra/jest/servers-setup.mjs');
delete process.env.TEST_DATABASE_URL;
process.env.TEST_SERVERS = 'local';
await setup();
console.log(JSON.stringify(globalThis.__backingServers.servers.ward));
setInterval(() => {}, 1_000);
`;

interface Ward {
  pids: number[];
  folders: string[];
}

const isAlive = (pid: number): boolean => existsSync(`/proc/${pid}`);

it('a killed test run leaves no server and no folder behind', async () => {
  const run = spawn(process.execPath, ['--input-type=module', '--eval', TEST_RUN], {
    cwd: path.resolve(REPOSITORY),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let ward: Ward | undefined;
  createInterface({ input: run.stdout }).on('line', (line) => {
    if (line.startsWith('{')) ward = JSON.parse(line) as Ward;
  });
  const { pids, folders } = await until('the servers', () => ward ?? null, PATIENCE_MS);
  expect(pids).toHaveLength(2);
  expect(pids.map(isAlive)).toEqual([true, true]);
  run.kill('SIGKILL');
  await until('the servers to be gone', () => !pids.some(isAlive), PATIENCE_MS);
  await until('their folder to be gone', () => !folders.some((folder) => existsSync(folder)), PATIENCE_MS);
});

/**
 * As `npm test` runs Jest, and `npm run test:steady` the tests on one core: a process that has started another one, and
 * says which the two are.
 */
const GUARDED = (run: string): string => `
const { runGuarded } = await import('./infra/guarded-run.mjs');
const program = \`
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1_000)']);
  console.log(JSON.stringify([process.pid, child.pid]));
  process.on('SIGTERM', () => {});
  setInterval(() => {}, 1_000);
\`;
await runGuarded(${run} stdio: ['ignore', 'inherit', 'inherit'] });
`;
const BY_NODE = "['-e', program], {";
const ON_ONE_CORE = "['-c', '0', process.execPath, '-e', program], { program: 'taskset',";

it.each([
  ['what npm test runs', 'SIGTERM', BY_NODE],
  ['what npm test runs', 'SIGKILL', BY_NODE],
  ['what runs on one core', 'SIGKILL', ON_ONE_CORE],
] as const)('%s ends with it on %s', async (_, signal, how) => {
  const run = spawn(process.execPath, ['--input-type=module', '--eval', GUARDED(how)], {
    cwd: path.resolve(REPOSITORY),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said: number[] | undefined;
  createInterface({ input: run.stdout }).on('line', (line) => {
    if (line.startsWith('[')) said = JSON.parse(line) as number[];
  });
  const pids = await until('the processes', () => said ?? null, PATIENCE_MS);
  expect(pids.map(isAlive)).toEqual([true, true]);
  run.kill(signal);
  await until('the processes to be gone', () => !pids.some(isAlive), PATIENCE_MS);
});
