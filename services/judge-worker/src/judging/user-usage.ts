import { decayedUse } from '@evident/contracts';

/** Users who used nothing for this time are forgotten. */
const FORGOTTEN_MS = 3_600_000;
const FORGET_ABOVE = 5_000;

/** The core time that each user has used lately on this worker, and elsewhere as far as claims told. */
export class UserUsage {
  private readonly users = new Map<string, { usedMs: number; at: number }>();

  constructor(private readonly now: () => number) {}

  of(user: string): number {
    const entry = this.users.get(user);
    return entry === undefined ? 0 : decayedUse(entry.usedMs, this.now() - entry.at);
  }

  add(user: string, usedMs: number): void {
    this.users.set(user, { usedMs: this.of(user) + usedMs, at: this.now() });
    if (this.users.size > FORGET_ABOVE) this.forget();
  }

  /** Notes what the owner of the rows has booked, which may be more than this worker saw. */
  atLeast(user: string, usedMs: number): void {
    if (usedMs > this.of(user)) this.users.set(user, { usedMs, at: this.now() });
  }

  /** When the user last used a core; `-Infinity` when it is not known. */
  lastUsedAt(user: string): number {
    return this.users.get(user)?.at ?? -Infinity;
  }

  /** Whether another user has used a core since the time. */
  othersSince(user: string, time: number): boolean {
    for (const [other, { at }] of this.users) if (other !== user && at >= time) return true;
    return false;
  }

  private forget(): void {
    for (const [user, { at }] of this.users) if (this.now() - at > FORGOTTEN_MS) this.users.delete(user);
  }
}
