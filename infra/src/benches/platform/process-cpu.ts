import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { LocalProduct } from '../../launcher/local-product.js';
import { groupCpuMs, sandboxGroup } from '../judge/engines/cpu-group.js';
import { childrenOf, serverPids } from '../support/product-processes.js';

/** Milliseconds of one tick of `/proc/<pid>/stat`. */
const TICK_MS = 10;
/** How long the parts are watched while nothing is submitted. */
const IDLE_MS = 5_000;

export const PARTS = [
  'sandboxes',
  'judge-worker',
  'problems',
  'PostgreSQL',
  'gateway',
  'Redis, others',
] as const;
export type Part = (typeof PARTS)[number];
export type CpuByPart = Record<Part, number>;

interface ProcessTimes {
  ownMs: number;
  /** Of children that have ended and were waited for. */
  endedChildrenMs: number;
}

export function timesOf(pid: number): ProcessTimes | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name may hold spaces, so the fields are counted after its closing bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = (at: number): number => Number(fields[at]) * TICK_MS;
    return {
      ownMs: ticks(11) + ticks(12),
      endedChildrenMs: ticks(13) + ticks(14),
    };
  } catch {
    return undefined;
  }
}

const ownMs = (pid: number): number => timesOf(pid)?.ownMs ?? 0;
const kindOf = (name: string): string => name.replace(/-\d+$/, '');

function familyMs(parent: number): number {
  const first = timesOf(parent);
  if (!first) return 0;
  return childrenOf(parent).reduce((sum, pid) => sum + ownMs(pid), first.ownMs + first.endedChildrenMs);
}

/** Reads the CPU time of each part of a running product. */
export class ProcessCpu {
  private constructor(
    private readonly product: LocalProduct,
    private readonly postmaster: number,
    private readonly redisServer: number,
  ) {}

  static async of(product: LocalProduct, owner: pg.Client): Promise<ProcessCpu> {
    const { postmaster, redisServer } = await serverPids(product, owner);
    return new ProcessCpu(product, postmaster, redisServer);
  }

  now(): Reading {
    return { cpu: this.sinceStart(), atMs: performance.now() };
  }

  /** @returns what each part uses by itself. Nothing may be submitted meanwhile. */
  async idleShare(): Promise<CpuByPart> {
    const before = this.now();
    await delay(IDLE_MS);
    const after = this.now();
    return byPart((part) => (after.cpu[part] - before.cpu[part]) / (after.atMs - before.atMs));
  }

  /** The processes of a service that run: `judge-worker-2` is one of `judge-worker`. */
  private processes(kind: string): number[] {
    return this.product
      .serviceNames()
      .filter((name) => kindOf(name) === kind)
      .flatMap((name) => this.product.service(name).pid ?? []);
  }

  /** CPU milliseconds since each part started. */
  private sinceStart(): CpuByPart {
    const service = (name: string): number => this.processes(name).reduce((sum, pid) => sum + ownMs(pid), 0);
    const others = new Set(this.product.serviceNames().map(kindOf));
    for (const name of ['judge-worker', 'problems', 'gateway']) others.delete(name);
    return {
      sandboxes: this.processes('judge-worker').reduce((sum, pid) => sum + groupCpuMs(sandboxGroup(pid)), 0),
      'judge-worker': service('judge-worker'),
      problems: service('problems'),
      PostgreSQL: familyMs(this.postmaster),
      gateway: service('gateway'),
      'Redis, others': ownMs(this.redisServer) + [...others].reduce((sum, name) => sum + service(name), 0),
    };
  }
}

export interface Reading {
  cpu: CpuByPart;
  atMs: number;
}

/**
 * @param idleShare what each part uses while nothing is submitted, in CPU milliseconds a millisecond: the longer a round
 *   takes on a busy machine, the more of it the parts use for themselves
 * @returns what each part used between two readings for each of `count` submissions.
 */
export function usedBetween(before: Reading, after: Reading, count: number, idleShare: CpuByPart): CpuByPart {
  const tookMs = after.atMs - before.atMs;
  return byPart((part) =>
    Math.max((after.cpu[part] - before.cpu[part] - idleShare[part] * tookMs) / count, 0),
  );
}

const byPart = (of: (part: Part) => number): CpuByPart =>
  Object.fromEntries(PARTS.map((part) => [part, of(part)])) as unknown as CpuByPart;

/** All parts but the sandboxes. */
export const platformMs = (cpu: CpuByPart): number =>
  PARTS.filter((part) => part !== 'sandboxes').reduce((sum, part) => sum + cpu[part], 0);
