import { DomainError } from '@evident/kit';

const PAUSE_MS = 10_000;
const MOST_USERS = 10_000;

/**
 * All learners share the process that tries sources, and a source that it gives up has cost it seconds. So whoever sent
 * one waits a while before the next is tried.
 */
export class SourcePatience {
  private readonly until = new Map<string, number>();

  constructor(private readonly now: () => number = Date.now) {}

  /** @throws TOO_MANY_REQUESTS after a refused source; what `tried` throws */
  async tryFor<T>(userId: string, tried: () => Promise<T>): Promise<T> {
    const waitMs = (this.until.get(userId) ?? 0) - this.now();
    if (waitMs > 0) {
      const retryAfterS = Math.ceil(waitMs / 1_000);
      const message = `Your last source could not be read. Try again in ${retryAfterS} s`;
      throw new DomainError('TOO_MANY_REQUESTS', message, { retryAfterS });
    }
    try {
      return await tried();
    } catch (error) {
      if (error instanceof DomainError && error.code === 'VALIDATION_FAILED') this.note(userId);
      throw error;
    }
  }

  private note(userId: string): void {
    if (this.until.size >= MOST_USERS) this.until.clear();
    this.until.set(userId, this.now() + PAUSE_MS);
  }
}
