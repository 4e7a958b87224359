import { ControlGroups } from './control-groups.js';
import { userNamespaceEntries, type RootEntry } from './exposures.js';
import type { IsolationTier } from './program.js';
import { SandboxError } from './sandbox-error.js';
import { Slot } from './slot.js';
import { SlotPool } from './slot-pool.js';

/** What this machine lets us do, found by doing it. */
export interface Isolation {
  tier: Exclude<IsolationTier, 'none'>;
  groups: ControlGroups | undefined;
  /** A pool whose slots see these files and nothing else. */
  pool(entries: readonly RootEntry[], most: number): SlotPool;
}

async function trySlot(pool: SlotPool): Promise<void> {
  const slot: Slot = await pool.take();
  pool.give(slot);
}

function message(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Needs root, or CAP_SYS_ADMIN in the form of it, and writable control groups. */
async function tryFull(program: string, entries: readonly RootEntry[]): Promise<Isolation> {
  if (process.getuid?.() !== 0) throw new SandboxError('The worker does not run as root.');
  const groups = await ControlGroups.create();
  const isolation: Isolation = {
    tier: 'full',
    groups,
    pool: (exposed, most) => new SlotPool({ program, userNamespace: false, entries: exposed }, groups, most),
  };
  const pool = isolation.pool(entries, 1);
  try {
    await trySlot(pool);
  } catch (error) {
    await pool.close();
    await groups.removeAll();
    throw error;
  }
  await pool.close();
  return isolation;
}

/** Root never takes this way: its programs would be root outside, with only the namespaces between. */
async function tryUserNamespace(program: string, entries: readonly RootEntry[]): Promise<Isolation> {
  if (process.getuid?.() === 0)
    throw new SandboxError('A worker that runs as root does not use user namespaces.');
  const isolation: Isolation = {
    tier: 'user_namespace',
    groups: undefined,
    pool: (exposed, most) =>
      new SlotPool(
        { program, userNamespace: true, entries: [...exposed, ...userNamespaceEntries()] },
        undefined,
        most,
      ),
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
 * The strongest isolation that works here.
 * @throws SandboxError that says what each tier lacked. There is no weaker tier to fall back to.
 */
export async function findIsolation(program: string, entries: readonly RootEntry[]): Promise<Isolation> {
  const reasons: string[] = [];
  for (const attempt of [tryFull, tryUserNamespace]) {
    try {
      return await attempt(program, entries);
    } catch (error) {
      reasons.push(message(error));
    }
  }
  throw new SandboxError(`This machine cannot isolate programs, so nothing is judged. ${reasons.join(' ')}`);
}
