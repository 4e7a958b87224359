import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { QuietShare, type QuietFiles } from './quiet-share.js';

let folder: string;
let share: QuietShare | undefined;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evident-quiet-'));
});
afterEach(() => {
  share?.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** The files of a machine with two processors, advanced second by second. */
function machine(version: 1 | 2 = 1) {
  const files: QuietFiles = { version, folder, usage: folder, machine: path.join(folder, 'stat') };
  let [second, group, busy, idle] = [0, 0, 0, 0];
  const write = (): void => {
    fs.writeFileSync(path.join(folder, 'cpuacct.usage'), `${group * 1e9}\n`);
    fs.writeFileSync(path.join(folder, 'cpu.stat'), `usage_usec ${group * 1e6}\nuser_usec 0\n`);
    fs.writeFileSync(files.machine, `cpu  ${busy} 0 0 ${idle} 0 0 0 0 0 0\ncpu0 1 2 3\n`);
  };
  write();
  share = QuietShare.start(files, 0);
  return {
    /** @param groupCores cores that the group used. @param idleCores cores that were idle. */
    pass(groupCores: number, idleCores: number): string {
      second += 1;
      group += groupCores;
      idle += idleCores * 100;
      busy += (2 - idleCores) * 100;
      write();
      share?.look(second * 1_000);
      return fs.readFileSync(path.join(folder, 'cpu.idle'), 'utf8');
    },
  };
}

describe('A group that gives way', () => {
  it('stays idle while it gets enough CPU time', () => {
    const { pass } = machine();
    expect([pass(1.9, 0), pass(0.2, 0), pass(0, 2), pass(0.05, 0.3)]).toEqual(['1', '1', '1', '1']);
  });

  it.each([
    [1, 'cpu.shares', '512'],
    [2, 'cpu.weight', '50'],
  ] as const)('is lent a share for some seconds when it starves, version %i', (version, file, weight) => {
    const { pass } = machine(version);
    expect(pass(0.02, 0)).toBe('0');
    expect(fs.readFileSync(path.join(folder, file), 'utf8')).toBe(weight);
    expect([pass(0.5, 0), pass(0.5, 0), pass(0.5, 0), pass(0.5, 0), pass(0.5, 0)]).toEqual([
      '0',
      '0',
      '0',
      '0',
      '1',
    ]);
    expect(pass(0, 0)).toBe('0');
  });

  it('stops its timer when the group is gone', () => {
    const { pass } = machine();
    fs.rmSync(path.join(folder, 'cpu.idle'));
    fs.mkdirSync(path.join(folder, 'cpu.idle'));
    expect(() => pass(0, 0)).toThrow('EISDIR');
    expect(() => share?.look(9_000)).not.toThrow();
  });
});
