import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { QuietShare } from './quiet-share.js';
import { SandboxError } from './sandbox-error.js';

/** The folders where the kernel counts and limits one slot. In version 2 the three are the same folder. */
export interface GroupFolders {
  version: 0 | 1 | 2;
  memory: string;
  cpu: string;
  pids: string;
  /** Version 1: a group of another hierarchy that a slot joins for its share of the CPU. Else empty. */
  share: string;
  /** The file that makes the slot's programs give way. Empty where the kernel cannot do it for one slot. */
  idle: string;
}

export const NO_GROUP: GroupFolders = { version: 0, memory: '', cpu: '', pids: '', share: '', idle: '' };

/**
 * CPU weight of all programs that give way together, on kernels without idle groups. An ordinary group has 1024
 * (`cpu.shares`) or 100 (`cpu.weight`).
 */
const LOW_SHARES = '350';
const LOW_WEIGHT = '35';

const CONTROLLERS_V1 = { memory: 'memory', cpu: 'cpuacct', pids: 'pids' } as const;
const NAME = /^evident-(\d+)-(\d+)-\d+(-slot-\d+)?$/;

interface Hierarchies {
  version: 1 | 2;
  memory: string;
  cpu: string;
  pids: string;
  /** Version 1: where shares of the CPU are set. */
  share: string | undefined;
}

interface ControlGroupsOptions {
  /** Gives all programs together a small share of the CPU while others want it, where the kernel allows it. */
  givesWay: boolean;
}

function mountsOf(type: 'cgroup' | 'cgroup2'): { point: string; options: string[] }[] {
  return fs
    .readFileSync('/proc/self/mountinfo', 'utf8')
    .split('\n')
    .map((line) => line.split(' - '))
    .filter(([, after]) => after?.startsWith(`${type} `))
    .map(([before, after]) => ({
      point: before?.split(' ')[4] ?? '',
      options: (after?.split(' ')[2] ?? '').split(','),
    }));
}

/**
 * Groups are made in the topmost visible group. On a host that group holds no processes and offers every controller; in a
 * container it is the container's own group.
 */
function findV2(): Hierarchies | undefined {
  const folder = mountsOf('cgroup2')[0]?.point;
  if (folder === undefined) return undefined;
  const controllers = fs.readFileSync(path.join(folder, 'cgroup.controllers'), 'utf8').trim().split(' ');
  if (!controllers.includes('memory') || !controllers.includes('pids')) return undefined;
  return { version: 2, memory: folder, cpu: folder, pids: folder, share: undefined };
}

function findV1(): Hierarchies | undefined {
  const mounts = mountsOf('cgroup');
  const pointOf = (controller: string) => mounts.find((mount) => mount.options.includes(controller))?.point;
  const memory = pointOf(CONTROLLERS_V1.memory);
  const cpu = pointOf(CONTROLLERS_V1.cpu);
  const pids = pointOf(CONTROLLERS_V1.pids);
  return memory && cpu && pids ? { version: 1, memory, cpu, pids, share: pointOf('cpu') } : undefined;
}

/** Field 22 of /proc/<pid>/stat. It tells two processes apart that had the same id. */
function startTime(pid: number | 'self'): string | undefined {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

/** A group may not have both processes and children with controllers, so its processes move to a child first. */
function delegate(folder: string): void {
  const control = path.join(folder, 'cgroup.subtree_control');
  try {
    fs.writeFileSync(control, '+memory +pids');
  } catch {
    const aside = path.join(folder, 'evident-services');
    fs.mkdirSync(aside, { recursive: true });
    for (const pid of fs.readFileSync(path.join(folder, 'cgroup.procs'), 'utf8').trim().split('\n'))
      fs.writeFileSync(path.join(aside, 'cgroup.procs'), pid);
    fs.writeFileSync(control, '+memory +pids');
  }
}

async function removeFolder(folder: string): Promise<void> {
  for (const name of fs.existsSync(folder) ? fs.readdirSync(folder) : [])
    if (name.startsWith('run-') || name.startsWith('slot-')) await removeFolder(path.join(folder, name));
  // The kernel may keep a group busy for some milliseconds after its last process.
  for (let attempt = 0; attempt < 100 && fs.existsSync(folder); attempt += 1) {
    try {
      fs.rmdirSync(folder);
    } catch {
      await delay(10);
    }
  }
}

let instances = 0;

/** The control groups of one factory. Their names differ between the workers of a machine. */
export class ControlGroups {
  private readonly name: string;
  private readonly roots: string[];
  private opened = 0;
  private share = '';
  private quiet: QuietShare | undefined;
  private hasSmallShare = false;
  private sharesBySlot = false;
  /** The groups that lie beside this worker's, because slots share the CPU by them. */
  private readonly shares = new Set<string>();

  private constructor(private readonly hierarchies: Hierarchies) {
    instances += 1;
    this.name = `evident-${process.pid}-${startTime('self') ?? '0'}-${instances}`;
    const { memory, cpu, pids } = hierarchies;
    this.roots = [...new Set([memory, cpu, pids])];
  }

  /**
   * Finds cgroup v2, else v1, removes the groups of dead workers and makes this worker's group.
   * @throws SandboxError when neither is there and writable.
   */
  static async create({ givesWay }: ControlGroupsOptions = { givesWay: false }): Promise<ControlGroups> {
    const hierarchies = findV2() ?? findV1();
    if (!hierarchies)
      throw new SandboxError('This machine offers no control groups with memory and process limits.');
    const groups = new ControlGroups(hierarchies);
    await groups.removeStale();
    try {
      if (hierarchies.version === 2) delegate(hierarchies.memory);
      for (const root of groups.roots) {
        fs.mkdirSync(path.join(root, groups.name));
        if (hierarchies.version === 2)
          fs.writeFileSync(path.join(root, groups.name, 'cgroup.subtree_control'), '+memory +pids');
      }
    } catch (error) {
      throw new SandboxError(`The control groups of this machine cannot be written: ${String(error)}`);
    }
    if (givesWay) groups.hasSmallShare = groups.takeSmallShare();
    else groups.sharesBySlot = groups.canShareBySlot();
    return groups;
  }

  /** Whether the kernel makes these programs give way. Else their slots need a nice value. */
  get givesWay(): boolean {
    return this.hasSmallShare;
  }

  /** Makes the group of one slot. */
  open(): GroupFolders {
    this.opened += 1;
    const name = `slot-${this.opened}`;
    const folder = (root: string) => path.join(root, this.name, name);
    for (const root of this.roots) {
      fs.mkdirSync(folder(root));
      if (this.hierarchies.version === 2)
        fs.writeFileSync(path.join(folder(root), 'cgroup.subtree_control'), '+memory +pids');
    }
    const { version, memory, cpu, pids } = this.hierarchies;
    const share = this.sharesBySlot ? this.openShare(name) : this.share;
    return {
      version,
      memory: folder(memory),
      cpu: folder(cpu),
      pids: folder(pids),
      share,
      idle: this.sharesBySlot ? path.join(share === '' ? folder(cpu) : share, 'cpu.idle') : '',
    };
  }

  /** Removes the group of a slot whose last process is gone. */
  async close(group: GroupFolders): Promise<void> {
    if (group.version === 0) return;
    const folders = [group.memory, group.cpu, group.pids, ...(this.sharesBySlot ? [group.share] : [])];
    await Promise.all([...new Set(folders)].filter((folder) => folder !== '').map(removeFolder));
    this.shares.delete(group.share);
  }

  async removeAll(): Promise<void> {
    this.quiet?.stop();
    await Promise.all(
      [...this.shares, ...this.roots.map((root) => path.join(root, this.name))].map(removeFolder),
    );
  }

  /** @returns whether the kernel (Linux 5.15) can make the programs of one slot give way. */
  private canShareBySlot(): boolean {
    const { version, memory, share } = this.hierarchies;
    try {
      if (version === 1) return share !== undefined && fs.existsSync(path.join(share, 'cpu.idle'));
      fs.writeFileSync(path.join(memory, 'cgroup.subtree_control'), '+cpu');
      fs.writeFileSync(path.join(memory, this.name, 'cgroup.subtree_control'), '+cpu');
      return fs.existsSync(path.join(memory, this.name, 'cpu.idle'));
    } catch {
      return false;
    }
  }

  /**
   * Makes the group where a slot's share is set, where it is not the group that counts its CPU time. It lies at the top,
   * so a slot weighs as much as an ordinary process, however many there are.
   * @returns an empty string where the counting group serves
   */
  private openShare(slot: string): string {
    const { version, cpu, share } = this.hierarchies;
    if (version === 2 || share === undefined || share === cpu) return '';
    const folder = path.join(share, `${this.name}-${slot}`);
    fs.mkdirSync(folder);
    this.shares.add(folder);
    return folder;
  }

  /** @returns whether the kernel can limit the share of the CPU. */
  private takeSmallShare(): boolean {
    const folder = this.shareFolder();
    if (folder === undefined) return false;
    const { version, cpu } = this.hierarchies;
    try {
      const usage = path.join(cpu, this.name);
      this.quiet = QuietShare.start({ version, folder, usage, machine: '/proc/stat' });
    } catch {
      const [file, weight] = version === 1 ? ['cpu.shares', LOW_SHARES] : ['cpu.weight', LOW_WEIGHT];
      fs.writeFileSync(path.join(folder, file), weight);
    }
    return true;
  }

  /** @returns the folder where this group's share of the CPU is set, or undefined where it cannot be set. */
  private shareFolder(): string | undefined {
    const { version, memory, cpu, share } = this.hierarchies;
    try {
      if (version === 2) {
        fs.writeFileSync(path.join(memory, 'cgroup.subtree_control'), '+cpu');
        return path.join(memory, this.name);
      }
      if (share === undefined) return undefined;
      const folder = path.join(share, this.name);
      if (share !== cpu) {
        fs.mkdirSync(folder);
        this.roots.push(share);
        this.share = folder;
      }
      return folder;
    } catch {
      this.share = '';
      return undefined;
    }
  }

  private async removeStale(): Promise<void> {
    const { share } = this.hierarchies;
    for (const root of new Set([...this.roots, ...(share === undefined ? [] : [share])])) {
      for (const name of fs.readdirSync(root)) {
        const [, pid, started] = NAME.exec(name) ?? [];
        if (pid && startTime(Number(pid)) !== started) await removeFolder(path.join(root, name));
      }
    }
  }
}
