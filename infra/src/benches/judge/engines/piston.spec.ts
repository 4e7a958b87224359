import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { INPUT, NOTHING, PYTHON_TINY } from '../workloads.js';
import type { PreparedProgram } from './engine.js';
import { executeRequest, findPiston } from './piston.js';

const RUNTIMES = [
  { language: 'python', version: '3.12.0', aliases: ['py'] },
  { language: 'gcc', version: '10.2.0', aliases: ['c++', 'cpp'], runtime: 'gcc' },
];
const program: PreparedProgram = { workload: PYTHON_TINY, folder: '/unused', argv: [] };

/** Answers as Piston's interface of version 2 is documented, but runs nothing. */
async function serve(run: object): Promise<{ url: string; asked: unknown[]; close: () => Promise<void> }> {
  const asked: unknown[] = [];
  const server = http
    .createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const execute = request.method === 'POST' && request.url === '/api/v2/execute';
        if (execute) asked.push(JSON.parse(Buffer.concat(parts).toString()));
        const runtimes = request.url === '/api/v2/runtimes';
        response.writeHead(execute || runtimes ? 200 : 404, { 'content-type': 'application/json' });
        response.end(JSON.stringify(runtimes ? RUNTIMES : { language: 'python', version: '3.12.0', run }));
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
  expect(await findPiston(program, {})).toEqual({ said: 'Piston: no BENCH_PISTON_URL' });
});

it('adds up what is reported of the runs', async () => {
  const server = await serve({ ...ENDED, cpu_time: 15, wall_time: 30, memory: 1 });
  const { engine, said } = await findPiston(program, { pistonUrl: server.url });
  expect(said).toBe(`Piston at ${server.url.replace(/\/$/, '')}`);
  expect(await engine?.run(program, 3)).toBe(45);
  expect(server.asked[0]).toEqual(executeRequest(PYTHON_TINY, RUNTIMES));
  expect(server.asked).toHaveLength(4);
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
