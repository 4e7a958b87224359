import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const ROOTS = ['/sys/fs/cgroup/cpuacct', '/sys/fs/cgroup'];

/** CPU milliseconds that all processes of a control group have used (version 1 or 2). */
export function groupCpuMs(folder: string): number {
  const old = path.join(folder, 'cpuacct.usage');
  if (fs.existsSync(old)) return Number(fs.readFileSync(old, 'utf8')) / 1e6;
  const used = /^usage_usec (\d+)/m.exec(fs.readFileSync(path.join(folder, 'cpu.stat'), 'utf8'))?.[1];
  return Number(used) / 1000;
}

/** The group where a worker's sandboxes are counted. @param pid of the worker. @throws Error without the full tier. */
export function sandboxGroup(pid: number = process.pid): string {
  for (const root of ROOTS.filter((candidate) => fs.existsSync(candidate))) {
    const name = fs.readdirSync(root).find((entry) => entry.startsWith(`evident-${pid}-`));
    if (name !== undefined) return path.join(root, name);
  }
  throw new Error('The benchmark needs the full tier: control groups count its CPU time.');
}

/** Folder of the group that counts the CPU time of a process. */
export function groupOf(pid: number): string {
  const lines = readLines(`/proc/${pid}/cgroup`).map((line) => line.split(':'));
  const old = lines.find(([, controllers]) => controllers?.split(',').includes('cpuacct'));
  const [, , name = '/'] = old ?? lines.find(([hierarchy]) => hierarchy === '0') ?? [];
  return path.join(old ? '/sys/fs/cgroup/cpuacct' : '/sys/fs/cgroup', name);
}

/** Groups inside a group, the innermost first. */
function groupsInside(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort((a, b) => b.length - a.length);
}

/** Ends what is left in a group and removes it; groups inside it go first. */
async function removeGroup(folder: string): Promise<void> {
  for (let attempt = 0; attempt < 100 && fs.existsSync(folder); attempt += 1) {
    try {
      for (const group of [...groupsInside(folder), folder]) {
        endAll(group);
        fs.rmdirSync(group);
      }
    } catch {
      await delay(20);
    }
  }
}

function endAll(folder: string): void {
  // A process outside the own pid namespace is listed as 0.
  for (const pid of readLines(path.join(folder, 'cgroup.procs'))
    .map(Number)
    .filter((one) => one > 0)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}

/** Removes a group, and with version 1 the groups of its name under the other controllers. */
export async function removeEverywhere(folder: string): Promise<void> {
  const [controller = '', ...rest] = path.relative('/sys/fs/cgroup', folder).split(path.sep);
  if (rest.length === 0 || controller === '..') return removeGroup(folder);
  for (const other of fs.readdirSync('/sys/fs/cgroup')) {
    const same = path.join('/sys/fs/cgroup', other, ...rest);
    if (fs.existsSync(same)) await removeGroup(same);
  }
}

let made = 0;

const readLines = (file: string): string[] => fs.readFileSync(file, 'utf8').split('\n').filter(Boolean);

/** A control group for the commands that are started in it. */
export class CpuGroup {
  private constructor(readonly folder: string) {}

  static create(): CpuGroup {
    const root = ROOTS.find(
      (candidate) =>
        fs.existsSync(path.join(candidate, 'cpuacct.usage')) ||
        fs.existsSync(path.join(candidate, 'cgroup.controllers')),
    );
    if (root === undefined) throw new Error('no control groups that count CPU time');
    made += 1;
    const folder = path.join(root, `bench-${process.pid}-${made}`);
    fs.mkdirSync(folder);
    return new CpuGroup(folder);
  }

  usedMs(): number {
    return groupCpuMs(this.folder);
  }

  /** A command line that joins the group and then runs `argv`. */
  enter(argv: readonly string[]): string[] {
    return ['/bin/sh', '-c', 'echo 0 > "$0/cgroup.procs" && exec "$@"', this.folder, ...argv];
  }

  /** Ends what is left in the group and removes it. */
  remove(): Promise<void> {
    return removeGroup(this.folder);
  }
}
