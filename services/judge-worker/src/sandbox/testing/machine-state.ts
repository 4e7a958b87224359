import fs from 'node:fs/promises';
import path from 'node:path';

interface ProcessLine {
  pid: number;
  /** Clock ticks after boot. Tells two processes apart that had the same id. */
  startedAt: string;
  ticks: number;
}

/** @returns the fields of /proc/<pid>/stat after the name, or none when the process is gone. */
async function statFields(pid: number): Promise<string[]> {
  const stat = await fs.readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

export async function descendantsOf(pid: number): Promise<ProcessLine[]> {
  const parents = new Map<number, number>();
  const lines = new Map<number, ProcessLine>();
  for (const name of await fs.readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const fields = await statFields(Number(name));
    if (fields.length < 20) continue;
    parents.set(Number(name), Number(fields[1]));
    lines.set(Number(name), {
      pid: Number(name),
      startedAt: fields[19] ?? '',
      ticks: Number(fields[11]) + Number(fields[12]),
    });
  }
  return [...lines.values()].filter((line) => {
    let at = parents.get(line.pid);
    while (at !== undefined && at !== pid) at = parents.get(at);
    return at === pid;
  });
}

export async function isRunning({ pid, startedAt }: ProcessLine): Promise<boolean> {
  return (await statFields(pid))[19] === startedAt;
}

/** The control groups of these workers, in every hierarchy. */
export async function groupsOf(workers: readonly number[]): Promise<string[]> {
  const roots = ['', 'memory', 'cpu', 'cpuacct', 'pids', 'unified'].map((name) =>
    path.join('/sys/fs/cgroup', name),
  );
  const names = await Promise.all(roots.map((root) => fs.readdir(root).catch(() => [])));
  return names.flat().filter((name) => workers.some((pid) => name.startsWith(`evident-${pid}-`)));
}

/** Whether the descendants use 50 ms of CPU from now on; looks for a while, as a busy machine gives them little. */
export async function childrenCpuGrows(pid: number): Promise<boolean> {
  const used = async (): Promise<number> =>
    (await descendantsOf(pid)).reduce((sum, { ticks }) => sum + ticks, 0);
  const before = await used();
  for (let looks = 0; looks < 100; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if ((await used()) - before >= 5) return true;
  }
  return false;
}
