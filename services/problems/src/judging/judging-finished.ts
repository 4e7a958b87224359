import { EventEmitter, once } from 'node:events';
import { Injectable } from '@nestjs/common';

/** Tells waiters of this process that a row has ended; waiters also look at the row, as another process may end it. */
@Injectable()
export class JudgingFinished {
  private readonly emitter = new EventEmitter().setMaxListeners(0);

  announce(id: string): void {
    this.emitter.emit(id);
  }

  /** Resolves when the row ends here, or after `timeoutMs`. */
  async next(id: string, timeoutMs: number): Promise<void> {
    const timeout = AbortSignal.timeout(timeoutMs);
    await once(this.emitter, id, { signal: timeout }).catch((error: unknown) => {
      if (!timeout.aborted) throw error;
    });
  }
}
