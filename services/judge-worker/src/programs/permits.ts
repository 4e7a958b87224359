/** Limits how many programs run at the same time. The others wait in order. */
export class Permits {
  private readonly waiting: (() => void)[] = [];
  private free: number;
  private idleTimer: NodeJS.Timeout | undefined;

  /** @param onIdle called when nothing has run for `idleMs`. */
  constructor(
    private readonly total: number,
    private readonly idleMs: number,
    private readonly onIdle: () => void,
  ) {
    this.free = total;
  }

  get idle(): boolean {
    return this.free === this.total;
  }

  /** Runs `work` when its turn comes. @throws the signal's reason when it aborts before that. */
  async use<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.acquire(signal);
    try {
      return await work();
    } finally {
      this.release();
    }
  }

  close(): void {
    clearTimeout(this.idleTimer);
    this.idleTimer = undefined;
  }

  private async acquire(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    this.close();
    if (this.free > 0) {
      this.free -= 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const turn = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        this.waiting.splice(this.waiting.indexOf(turn), 1);
        reject(signal?.reason instanceof Error ? signal.reason : new Error('Aborted'));
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.waiting.push(turn);
    });
  }

  private release(): void {
    const next = this.waiting.shift();
    if (next) {
      next();
      return;
    }
    this.free += 1;
    if (!this.idle) return;
    this.idleTimer = setTimeout(this.onIdle, this.idleMs);
    this.idleTimer.unref();
  }
}
