import { expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { ControlGroups } from './control-groups.js';

/** Only root may make control groups. */
const asRoot = process.getuid?.() === 0 ? it : it.skip;

asRoot('what gives way runs only when nothing else wants the processor', async () => {
  const groups = await ControlGroups.create({ givesWay: true });
  const { version, share, memory } = groups.open();
  const folder = version === 1 ? share : path.dirname(memory);
  const child = spawn('sleep', ['60']);
  try {
    await once(child, 'spawn');
    expect(fs.readFileSync(path.join(folder, 'cpu.idle'), 'utf8').trim()).toBe('1');
    if (version === 1) {
      fs.writeFileSync(path.join(folder, 'cgroup.procs'), String(child.pid));
      expect(fs.readFileSync(`/proc/${child.pid}/cgroup`, 'utf8')).toContain(`/${path.basename(folder)}\n`);
    }
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
    await groups.removeAll();
  }
  expect(fs.existsSync(folder)).toBe(false);
});

asRoot(
  'a worker makes its groups without moving any process, and a second worker makes its own',
  async () => {
    const own = () => fs.readFileSync('/proc/self/cgroup', 'utf8');
    const before = own();
    const first = await ControlGroups.create();
    const second = await ControlGroups.create();
    try {
      const [one, other] = [first.open(), second.open()];
      expect(own()).toBe(before);
      expect(path.dirname(path.dirname(one.memory))).toBe(path.dirname(path.dirname(other.memory)));
      expect(path.dirname(one.memory)).not.toBe(path.dirname(other.memory));
    } finally {
      await Promise.all([first.removeAll(), second.removeAll()]);
    }
  },
);

asRoot('a slot has a share of its own, which goes with it', async () => {
  const groups = await ControlGroups.create();
  const one = groups.open();
  try {
    expect(one.idle).not.toBe('');
    fs.writeFileSync(one.idle, '1');
    expect(fs.readFileSync(one.idle, 'utf8').trim()).toBe('1');
    const other = groups.open();
    expect(fs.readFileSync(other.idle, 'utf8').trim()).toBe('0');
    await groups.close(one);
    expect([fs.existsSync(one.idle), fs.existsSync(other.idle)]).toEqual([false, true]);
    await groups.removeAll();
    expect(fs.existsSync(other.idle)).toBe(false);
  } finally {
    await groups.removeAll();
  }
});
