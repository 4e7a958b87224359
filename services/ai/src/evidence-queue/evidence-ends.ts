import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';

/** Tells waiters of this process that a task has ended; they also look at the row, as another process may end it. */
@Injectable()
export class EvidenceEnds {
  private readonly emitter = new EventEmitter().setMaxListeners(0);

  announce(id: string): void {
    this.emitter.emit(id);
  }

  /** Resolves when the task ends here, after `timeoutMs`, or when the signal aborts. */
  async next(id: string, timeoutMs: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    await new Promise<void>((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.emitter.off(id, done);
        signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, timeoutMs);
      this.emitter.once(id, done);
      signal.addEventListener('abort', done, { once: true });
    });
  }
}
