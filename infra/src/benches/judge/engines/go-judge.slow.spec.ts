import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { INPUT, PYTHON_TINY } from '../workloads.js';
import type { PreparedProgram } from './engine.js';
import { findGoJudge, runRequest } from './go-judge.js';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evident-go-judge-'));
const programFolder = path.join(folder, 'program');
fs.mkdirSync(programFolder);
fs.writeFileSync(path.join(programFolder, 'main.py'), PYTHON_TINY.source);
const program: PreparedProgram = {
  workload: PYTHON_TINY,
  folder: programFolder,
  argv: ['/usr/bin/python3', path.join(programFolder, 'main.py')],
};
const pathBefore = process.env.PATH;
afterEach(() => (process.env.PATH = pathBefore));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** A command that answers as go-judge's REST interface is documented, but runs nothing. */
function script(status: string): string {
  return `#!${process.execPath}
const fs = require('fs');
// As with the real server, its programs get a group beside its own, which it leaves behind.
const prefix = process.argv[process.argv.indexOf('-cgroup-prefix') + 1];
for (const controller of ['cpuacct', 'pids'])
  if (process.argv.includes('-cgroup-prefix') && fs.existsSync('/sys/fs/cgroup/' + controller))
    fs.mkdirSync('/sys/fs/cgroup/' + controller + '/' + prefix + '/containers', { recursive: true });
const files = new Map();
const answer = (response, code, body) => {
  response.writeHead(code, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};
const server = require('http').createServer((request, response) => {
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    const body = Buffer.concat(parts).toString();
    if (request.url === '/version') return answer(response, 200, { buildVersion: 'v1.11.0', os: 'linux' });
    if (request.url === '/file') {
      if (!/name="file"; filename="[^"]+"/.test(body)) return answer(response, 400, 'no file');
      const id = 'FILE' + (files.size + 1);
      files.set(id, body);
      return answer(response, 200, id);
    }
    const [cmd] = JSON.parse(body).cmd;
    const known = Object.values(cmd.copyIn).every(({ fileId }) => files.has(fileId));
    if (!known) return answer(response, 400, 'unknown file');
    answer(response, 200, [{ status: '${status}', exitStatus: 0, time: 5e9, memory: 1, runTime: 1, files: {} }]);
  });
});
const [host, port] = process.argv[process.argv.indexOf('-http-addr') + 1].split(':');
server.listen(Number(port), host, () => console.log(server.address().port));
`;
}

function install(name: string, text: string): string {
  const bin = path.join(folder, name);
  fs.mkdirSync(bin);
  fs.writeFileSync(path.join(bin, 'go-judge'), text, { mode: 0o755 });
  return bin;
}

/** A server that is already running. */
async function serve(name: string, status: string): Promise<{ url: string; close: () => Promise<void> }> {
  const command = path.join(install(name, script(status)), 'go-judge');
  const child = spawn(command, ['-http-addr', '127.0.0.1:0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  const close = async () => {
    child.kill();
    await once(child, 'exit');
  };
  return { url: `http://127.0.0.1:${port.toString().trim()}/`, close };
}

it('asks for a run in the folder of the program', () => {
  const [cmd] = runRequest(program, { 'main.py': 'ID' }).cmd;
  expect(cmd).toMatchObject({
    args: ['/usr/bin/python3', 'main.py'],
    files: [{ content: INPUT }, { name: 'stdout' }, { name: 'stderr' }],
    copyIn: { 'main.py': { fileId: 'ID' } },
    cpuLimit: 10_000_000_000,
  });
  const java = { ...program, argv: ['java', '-cp', programFolder, 'Main'] };
  expect(runRequest(java, {}).cmd[0]?.args).toEqual(['java', '-cp', '.', 'Main']);
});

it('reports that none was found', async () => {
  process.env.PATH = '/nowhere';
  expect((await findGoJudge(program, {})).said).toBe(
    'go-judge: no command "go-judge" or "executorserver" on the PATH, and no BENCH_GO_JUDGE_URL',
  );
});

it('starts the command it finds, counts it with its programs and ends it', async () => {
  process.env.PATH = install('bin', script('Accepted'));
  const { engine, said } = await findGoJudge(program, {});
  expect(said).toBe(`go-judge v1.11.0 at ${path.join(folder, 'bin', 'go-judge')}`);
  expect(engine?.accounting).toContain('groups of their own');
  expect(await engine?.run(program, 3)).toBeGreaterThan(15_000);
  await engine?.close();
  const groups = ['cpuacct', 'pids', '.']
    .map((name) => path.join('/sys/fs/cgroup', name))
    .filter(fs.existsSync);
  const left = groups.flatMap((root) => fs.readdirSync(root));
  expect(
    left.filter((name) => /^bench-(?:go-judge-)?\d/.test(name) && name.includes(String(process.pid))),
  ).toEqual([]);
});

it('reports why the command does not start', async () => {
  process.env.PATH = install('broken', '#!/bin/sh\necho "no control groups" >&2\nexit 1\n');
  expect((await findGoJudge(program, {})).said).toMatch(/does not run here: no control groups$/);
});

it('uses a server that is already running', async () => {
  const server = await serve('running', 'Accepted');
  const { engine } = await findGoJudge(program, { goJudgeUrl: server.url });
  expect(await engine?.run(program, 2)).toBe(10_000);
  expect(engine?.accounting).toContain('without its server');
  await engine?.close();
  await server.close();
});

it('does not measure runs that end badly', async () => {
  const server = await serve('failing', 'Nonzero Exit Status');
  const { engine, said } = await findGoJudge(program, { goJudgeUrl: server.url });
  expect(engine).toBeUndefined();
  expect(said).toContain('does not run here: Python, tiny: Nonzero Exit Status');
  await server.close();
});
