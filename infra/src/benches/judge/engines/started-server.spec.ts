import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { until } from '@evident/kit/testing/until';
import { startServer } from './started-server.js';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evident-server-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const never = () => Promise.reject(new Error('not ready'));
const logFolders = () => fs.readdirSync(os.tmpdir()).filter((name) => name.startsWith('evident-bench-log-'));
const isAlive = (pid: number): boolean => fs.existsSync(`/proc/${pid}`);

it('ends a server that does not become ready in time', async () => {
  const before = logFolders();
  const waits = path.join(folder, 'waits');
  const start = startServer(['/bin/sh', '-c', `echo waiting; touch ${waits}; exec sleep 100`], {
    ready: () => until('its words', () => fs.existsSync(waits)).then(never),
    deadlineMs: 0,
  });
  await expect(start).rejects.toThrow('waiting');
  expect(logFolders()).toEqual(before);
});

it('does not wait for a server that has ended', async () => {
  const start = startServer(['/bin/sh', '-c', 'echo "no such setting" >&2; exit 1'], { ready: never });
  await expect(start).rejects.toThrow('no such setting');
});

it('ends what a server leaves behind', async () => {
  const left = path.join(folder, 'pid');
  const server = await startServer(
    ['/bin/sh', '-c', `setsid sleep 100 & echo $! > ${left}.new; mv ${left}.new ${left}; exec sleep 100`],
    {
      ready: () => fs.promises.access(left),
    },
  );
  const pid = Number(fs.readFileSync(left, 'utf8'));
  expect(isAlive(pid)).toBe(true);
  expect(server.usedMs()).toBeGreaterThan(0);
  await server.stop();
  expect([isAlive(server.pid), fs.existsSync(server.folder)]).toEqual([false, false]);
  // Its parent is gone, so some other process collects it.
  expect(fs.existsSync(`/proc/${pid}/exe`) && fs.readlinkSync(`/proc/${pid}/exe`)).toBe(false);
});

it('gives a file for the output, because Node asks a socket for its name', async () => {
  const said = path.join(folder, 'said');
  const script = `readlink /proc/self/fd/2; touch ${said}; exec sleep 100`;
  const server = await startServer(['/bin/sh', '-c', script], { ready: () => fs.promises.access(said) });
  const words = server.lastWords();
  await server.stop();
  expect(words).toMatch(/evident-bench-log-\w+\/log$/);
});
