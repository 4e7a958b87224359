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

/** As `npm test` runs Jest: a process that has started another one, and says which the two are. */
const GUARDED = `
const { runGuarded } = await import('./infra/guarded-run.mjs');
const program = \`
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1_000)']);
  console.log(JSON.stringify([process.pid, child.pid]));
  process.on('SIGTERM', () => {});
  setInterval(() => {}, 1_000);
\`;
await runGuarded(['-e', program], { stdio: ['ignore', 'inherit', 'inherit'] });
`;

it.each(['SIGTERM', 'SIGKILL'] as const)('what npm test runs ends with it on %s', async (signal) => {
  const run = spawn(process.execPath, ['--input-type=module', '--eval', GUARDED], {
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
