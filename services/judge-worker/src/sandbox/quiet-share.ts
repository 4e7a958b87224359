import fs from 'node:fs';
import path from 'node:path';

const LOOK_EVERY_MS = 1_000;
/** A group that gets less than this part of one core is starved, if the machine is also busy. */
const STARVED_CORES = 0.15;
/** A machine is busy when its processors spend this share of their time on work. */
const BUSY_SHARE = 0.95;
const LOAN_MS = 5_000;

/** The weight that the group is lent: half of what an ordinary group has. */
const LOAN = { 1: { file: 'cpu.shares', weight: '512' }, 2: { file: 'cpu.weight', weight: '50' } } as const;

/** The files where the kernel reads the group's share and reports its use. */
export interface QuietFiles {
  version: 1 | 2;
  /** The folder with the group's `cpu.idle`. */
  folder: string;
  /** The folder with the group's CPU time. */
  usage: string;
  /** `/proc/stat` */
  machine: string;
}

interface Sample {
  atMs: number;
  groupMs: number;
  machineTicks: number;
  idleTicks: number;
}

/** CPU time of a group so far. */
export function groupMsOf({ version, usage }: Pick<QuietFiles, 'version' | 'usage'>): number {
  if (version === 1) return Number(fs.readFileSync(path.join(usage, 'cpuacct.usage'), 'utf8')) / 1e6;
  const text = fs.readFileSync(path.join(usage, 'cpu.stat'), 'utf8');
  return Number(/^usage_usec (\d+)/m.exec(text)?.[1] ?? 0) / 1e3;
}

function sampleOf(files: QuietFiles, atMs: number): Sample {
  const [, ...ticks] = (fs.readFileSync(files.machine, 'utf8').split('\n')[0] ?? '').trim().split(/\s+/);
  const [user = 0, nice = 0, system = 0, idle = 0, wait = 0, hard = 0, soft = 0, stolen = 0] =
    ticks.map(Number);
  const idleTicks = idle + wait;
  const machineTicks = user + nice + system + hard + soft + stolen + idleTicks;
  return { atMs, groupMs: groupMsOf(files), machineTicks, idleTicks };
}

/**
 * Makes a control group idle: every other process interrupts it at once, so that a learner's run takes as long as on an
 * idle machine. On a machine that is never idle the group would starve. When it does, it is lent half an ordinary share
 * for some seconds, as often as needed.
 */
export class QuietShare {
  private readonly timer: NodeJS.Timeout;
  private last: Sample;
  private loanEndsMs = 0;

  private constructor(
    private readonly files: QuietFiles,
    nowMs: number,
  ) {
    this.last = sampleOf(files, nowMs);
    this.timer = setInterval(() => this.look(performance.now()), LOOK_EVERY_MS).unref();
  }

  /** @throws when the kernel has no idle groups (before Linux 5.15). */
  static start(files: QuietFiles, nowMs = performance.now()): QuietShare {
    fs.writeFileSync(path.join(files.folder, 'cpu.idle'), '1');
    return new QuietShare(files, nowMs);
  }

  /** Ends or begins a loan, depending on the use since the last call. */
  look(nowMs: number): void {
    try {
      const now = sampleOf(this.files, nowMs);
      const starved = isStarved(this.last, now);
      this.last = now;
      if (this.loanEndsMs > 0 && nowMs >= this.loanEndsMs) this.endLoan();
      else if (this.loanEndsMs === 0 && starved) this.lend(nowMs);
    } catch {
      // The group is gone: its worker is stopping.
      this.stop();
    }
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private lend(nowMs: number): void {
    const { file, weight } = LOAN[this.files.version];
    fs.writeFileSync(path.join(this.files.folder, 'cpu.idle'), '0');
    fs.writeFileSync(path.join(this.files.folder, file), weight);
    this.loanEndsMs = nowMs + LOAN_MS;
  }

  private endLoan(): void {
    fs.writeFileSync(path.join(this.files.folder, 'cpu.idle'), '1');
    this.loanEndsMs = 0;
  }
}

function isStarved(before: Sample, now: Sample): boolean {
  const ticks = now.machineTicks - before.machineTicks;
  const busy = ticks > 0 && (now.idleTicks - before.idleTicks) / ticks < 1 - BUSY_SHARE;
  const cores = (now.groupMs - before.groupMs) / Math.max(1, now.atMs - before.atMs);
  return busy && cores < STARVED_CORES;
}
