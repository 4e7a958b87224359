import { EventEmitter } from 'node:events';

/**
 * Tells waiters in this process that a row has ended. Another process may end a row as well, so a waiter also looks
 * at the row from time to time.
 */
export class EndNotifier {
  private readonly emitter = new EventEmitter().setMaxListeners(0);

  announce(id: string): void {
    this.emitter.emit(id);
  }

  /** Resolves when the row ends in this process, after `timeoutMs`, or when the signal aborts. */
  async next(id: string, timeoutMs: number, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted) return;
    await new Promise<void>((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.emitter.off(id, done);
        signal?.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, timeoutMs);
      this.emitter.once(id, done);
      signal?.addEventListener('abort', done, { once: true });
    });
  }
}
