import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { JudgeWorkerReport } from '@evident/contracts';
import { hostSpeedMs } from './host-speed.js';
import { runningBuild } from './running-build.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'evident-build-'));
afterAll(() => rmSync(folder, { recursive: true }));

const built = (name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return runningBuild(file);
};

it('names the same build alike and another one differently', () => {
  expect(built('a.js', 'one')).toBe(built('b.js', 'one'));
  expect(built('a.js', 'two')).not.toBe(built('b.js', 'one'));
});

it('tells a build and a speed that a report takes, also when its file is gone', () => {
  const { version, speedMs } = JudgeWorkerReport.shape;
  expect(version.parse(runningBuild())).toMatch(/^[0-9a-f]{8}-v\d+\./);
  expect(version.parse(runningBuild('/nowhere'))).toBe(`unknown-${process.version}`);
  expect(speedMs.parse(hostSpeedMs())).toBeGreaterThan(0);
});
