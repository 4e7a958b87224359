import { messageOf } from '@evident/kit/thrown';
import { ControlGroups } from './control-groups.js';
import { userNamespaceEntries, type RootEntry } from './exposures.js';
import { SandboxError } from './sandbox-error.js';
import type { SlotSettings } from './slot.js';
import { SlotPool } from './slot-pool.js';

/** How strongly this machine isolates programs: as root with control groups, or as an ordinary user. */
export type IsolationTier = 'full' | 'user_namespace';

/** The isolation that was found to work on this machine. */
export interface Isolation {
  tier: IsolationTier;
  /** Makes a pool whose slots see these files and nothing else. */
  pool(entries: readonly RootEntry[], most: number): SlotPool;
  /** The same, but its programs get only the CPU time that others leave. */
  quietPool(entries: readonly RootEntry[], most: number): SlotPool;
  /** After the last slot has ended. */
  removeGroups(): Promise<void>;
}

async function trySlot(pool: SlotPool): Promise<void> {
  const slot = await pool.take();
  pool.give(slot);
}

/** Needs root with CAP_SYS_ADMIN, and writable control groups. */
async function tryFull(program: string, entries: readonly RootEntry[]): Promise<Isolation> {
  if (process.getuid?.() !== 0) throw new SandboxError('The worker does not run as root.');
  const groups = await ControlGroups.create();
  const quietGroups = await ControlGroups.create({ givesWay: true });
  const settings = (exposed: readonly RootEntry[], nicer = false): SlotSettings => ({
    program,
    userNamespace: false,
    nicer,
    entries: exposed,
  });
  const isolation: Isolation = {
    tier: 'full',
    pool: (exposed, most) => new SlotPool(settings(exposed), groups, most),
    quietPool: (exposed, most) => new SlotPool(settings(exposed, !quietGroups.givesWay), quietGroups, most),
    removeGroups: async () => {
      await Promise.all([groups.removeAll(), quietGroups.removeAll()]);
    },
  };
  const pool = isolation.pool(entries, 1);
  try {
    await trySlot(pool);
  } catch (error) {
    await pool.close();
    await isolation.removeGroups();
    throw error;
  }
  await pool.close();
  return isolation;
}

/** Not for root: its programs would be root on the machine, with nothing but the namespaces around them. */
async function tryUserNamespace(program: string, entries: readonly RootEntry[]): Promise<Isolation> {
  if (process.getuid?.() === 0)
    throw new SandboxError('A worker that runs as root does not use user namespaces.');
  const settings = (exposed: readonly RootEntry[], nicer: boolean): SlotSettings => ({
    program,
    userNamespace: true,
    nicer,
    entries: [...exposed, ...userNamespaceEntries()],
  });
  const isolation: Isolation = {
    tier: 'user_namespace',
    pool: (exposed, most) => new SlotPool(settings(exposed, false), undefined, most),
    quietPool: (exposed, most) => new SlotPool(settings(exposed, true), undefined, most),
    removeGroups: () => Promise.resolve(),
  };
  const pool = isolation.pool(entries, 1);
  try {
    await trySlot(pool);
  } finally {
    await pool.close();
  }
  return isolation;
}

/**
 * Finds the strongest isolation that works on this machine.
 * @throws SandboxError that says what each tier lacks. There is no weaker tier to fall back to.
 */
export async function findIsolation(program: string, entries: readonly RootEntry[]): Promise<Isolation> {
  const reasons: string[] = [];
  for (const attempt of [tryFull, tryUserNamespace]) {
    try {
      return await attempt(program, entries);
    } catch (error) {
      reasons.push(messageOf(error));
    }
  }
  throw new SandboxError(`This machine cannot isolate programs, so nothing is judged. ${reasons.join(' ')}`);
}
