import { spawnSync } from 'node:child_process';
import { cpuSeconds } from './cpu-time.cjs';

it('counts the processor time of a process with what it has started and what has ended', () => {
  const before = cpuSeconds(process.pid);
  spawnSync(process.execPath, ['-e', 'while (process.cpuUsage().user < 400_000);']);
  expect(cpuSeconds(process.pid) - before).toBeGreaterThan(0.3);
  expect(cpuSeconds()).toBe(0);
});
