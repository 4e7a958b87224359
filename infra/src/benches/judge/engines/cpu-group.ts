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

let made = 0;

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

  /** Removes the group after its last process has ended; groups inside it go first. */
  async remove(): Promise<void> {
    for (let attempt = 0; attempt < 100 && fs.existsSync(this.folder); attempt += 1) {
      try {
        for (const entry of fs.readdirSync(this.folder, { recursive: true, withFileTypes: true }).reverse())
          if (entry.isDirectory()) fs.rmdirSync(path.join(entry.parentPath, entry.name));
        fs.rmdirSync(this.folder);
      } catch {
        await delay(20);
      }
    }
  }
}
