import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { INPUT, NOTHING, PYTHON_TINY } from '../workloads.js';
import type { PreparedProgram } from './engine.js';
import { executeRequest, findPiston } from './piston.js';

const RUNTIMES = [
  { language: 'python', version: '3.12.0', aliases: ['py'] },
  { language: 'gcc', version: '10.2.0', aliases: ['c++', 'cpp'], runtime: 'gcc' },
];
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evident-piston-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const program: PreparedProgram = { workload: PYTHON_TINY, folder: '/unused', argv: [] };

/** Answers as Piston does, but runs nothing. */
async function serve(run: object): Promise<{ url: string; asked: unknown[]; close: () => Promise<void> }> {
  const asked: unknown[] = [];
  const server = http
    .createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const execute = request.method === 'POST' && request.url === '/api/v2/execute';
        if (execute) asked.push(JSON.parse(Buffer.concat(parts).toString()));
        const answers: Record<string, unknown> = {
          '/': { message: 'Piston v3.1.1' },
          '/api/v2/runtimes': RUNTIMES,
        };
        const answer = execute ? { language: 'python', version: '3.12.0', run } : answers[request.url ?? ''];
        response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
        response.end(JSON.stringify(answer));
      });
    })
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked, close };
}

const ENDED = { stdout: '42\n', stderr: '', output: '42\n', code: 0, signal: null };

it('asks for the runtime by its name or another name of it', () => {
  expect(executeRequest(PYTHON_TINY, RUNTIMES)).toEqual({
    language: 'python',
    version: '3.12.0',
    files: [{ name: 'main.py', content: PYTHON_TINY.source }],
    stdin: INPUT,
  });
  expect(executeRequest(NOTHING, RUNTIMES)).toMatchObject({ language: 'gcc', version: '10.2.0' });
  expect(() => executeRequest(PYTHON_TINY, [])).toThrow('it has no runtime of python');
});

it('says that none was named', async () => {
  expect(await findPiston(program, {})).toEqual({
    said: 'Piston: no BENCH_PISTON_URL and no BENCH_PISTON_COMMAND',
  });
});

it('adds up what is reported of the runs', async () => {
  const server = await serve({ ...ENDED, cpu_time: 15, wall_time: 30, memory: 1 });
  const { engine, said } = await findPiston(program, { pistonUrl: server.url });
  expect(said).toBe(`Piston v3.1.1 at ${server.url.replace(/\/$/, '')}`);
  expect(await engine?.run(program, 3)).toBe(45);
  expect(server.asked[0]).toEqual(executeRequest(PYTHON_TINY, RUNTIMES));
  expect(server.asked).toHaveLength(5);
  expect(engine?.accounting).toBe('CPU as the engine reports it, without its server; runtimes of its own');
  await engine?.close();
  await server.close();
});

it('is not compared when it reports no CPU time', async () => {
  const server = await serve(ENDED);
  const { engine, said } = await findPiston(program, { pistonUrl: server.url });
  expect(engine).toBeUndefined();
  expect(said).toContain('is not compared: it reports no CPU time');
  await server.close();
});

it('is not compared when a run ends badly', async () => {
  const server = await serve({ ...ENDED, code: 1, stderr: 'Traceback', cpu_time: 1 });
  expect((await findPiston(program, { pistonUrl: server.url })).said).toContain('Python, tiny: 1 Traceback');
  await server.close();
});

/** A command that starts a server like Piston's, which answers `status`, or 503 to more runs than cores. */
function command(status: number): string {
  const file = path.join(folder, 'piston.cjs');
  fs.writeFileSync(
    file,
    `const run = ${JSON.stringify({ ...ENDED, cpu_time: 5000 })};
let most = 0, now = 0;
const answers = { '/': { message: 'Piston v3.1.1' }, '/api/v2/runtimes': ${JSON.stringify(RUNTIMES)} };
const [host, port] = process.env.PISTON_BIND_ADDRESS.split(':');
require('http').createServer((request, response) => {
  request.resume();
  if (request.method === 'GET') return response.end(JSON.stringify(answers[request.url]));
  most = Math.max(most, (now += 1));
  console.log('\\x1b[31mat most ' + most + ' at a time, each ' + process.env.PISTON_RUN_TIMEOUT + ' ms\\x1b[0m');
  setTimeout(() => {
    now -= 1;
    response.statusCode = most > ${os.availableParallelism()} ? 503 : ${status};
    response.end(JSON.stringify({ run }));
  }, 20);
}).listen(Number(port), host);
`,
  );
  return `${process.execPath} ${file}`;
}

it('starts the command it is given, counts it and its programs, and ends it', async () => {
  const { engine, said } = await findPiston(program, { pistonCommand: command(200) });
  expect(said).toMatch(/^Piston v3\.1\.1 at /);
  expect(engine?.accounting).toContain('groups of their own');
  // One run on each core: the stand-in refuses more.
  expect(await engine?.run(program, 4 * os.availableParallelism())).toBeGreaterThan(40_000);
  await engine?.close();
});

it('says what Piston logged when a run fails', async () => {
  const { engine, said } = await findPiston(program, { pistonCommand: command(500) });
  expect(engine).toBeUndefined();
  expect(said).toMatch(/is not compared: answer 500: .*; at most 1 at a time, each 40000 ms$/);
});
