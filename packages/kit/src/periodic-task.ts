import type { Logger } from '@nestjs/common';
import { messageOf } from './thrown.js';

/** Repeats a piece of work with a pause between runs, never two at once; a failed run is logged and repeated. */
export class PeriodicTask {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private stopped = false;

  constructor(
    private readonly name: string,
    private readonly intervalMs: number,
    private readonly work: () => Promise<unknown>,
    private readonly logger: Logger,
  ) {}

  start(): void {
    this.schedule();
  }

  /** Starts no further run and waits for the one in hand. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private schedule(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.running = this.run().finally(() => this.schedule());
    }, this.intervalMs);
  }

  private async run(): Promise<void> {
    try {
      await this.work();
    } catch (error) {
      this.logger.error(`${this.name} failed: ${messageOf(error)}`);
    }
  }
}
