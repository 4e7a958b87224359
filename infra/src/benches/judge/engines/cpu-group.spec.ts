import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { until } from '@evident/kit/testing/until';
import { CpuGroup, groupOf, removeEverywhere } from './cpu-group.js';

it('ends what is left in a group and in groups inside it, and removes them', async () => {
  const group = CpuGroup.create();
  const inside = path.join(group.folder, 'inside', 'innermost');
  fs.mkdirSync(inside, { recursive: true });
  const [shell = '', ...rest] = group.enter(['/bin/sleep', '100']);
  const left = spawn(shell, rest, { stdio: 'ignore' });
  const leftInside = spawn('/bin/sleep', ['100'], { stdio: 'ignore' });
  fs.writeFileSync(path.join(inside, 'cgroup.procs'), String(leftInside.pid));
  const ended = Promise.all([once(left, 'exit'), once(leftInside, 'exit')]);
  const members = () => fs.readFileSync(path.join(group.folder, 'cgroup.procs'), 'utf8').split('\n');
  await until('the shell to have entered', () => members().includes(String(left.pid)));
  await group.remove();
  expect(fs.existsSync(group.folder)).toBe(false);
  expect(await ended).toEqual([
    [null, 'SIGKILL'],
    [null, 'SIGKILL'],
  ]);
});

it('finds the group of a process', async () => {
  const group = CpuGroup.create();
  const [shell = '', ...rest] = group.enter(['/bin/sh', '-c', 'echo entered; exec /bin/sleep 100']);
  const child = spawn(shell, rest, { stdio: ['ignore', 'pipe', 'ignore'] });
  await once(child.stdout, 'data');
  expect(groupOf(child.pid ?? 0)).toBe(group.folder);
  await group.remove();
});

it('removes a group under every controller of version 1', async () => {
  const group = CpuGroup.create();
  const relative = path.relative('/sys/fs/cgroup', group.folder).split(path.sep);
  // Version 2 has one folder for all controllers.
  const twin = relative.length > 1 ? path.join('/sys/fs/cgroup/pids', ...relative.slice(1)) : undefined;
  if (twin !== undefined) fs.mkdirSync(twin);
  await removeEverywhere(group.folder);
  expect([group.folder, twin].filter((folder) => folder !== undefined && fs.existsSync(folder))).toEqual([]);
});
