import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SessionsRepository } from './sessions.repository.js';

const EVERY_MS = 3_600_000;

/** Keeps the table of sessions small. */
@Injectable()
export class SessionSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('sessions');
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly sessions: SessionsRepository) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.sessions
        .sweep()
        .catch((error: unknown) => this.logger.warn(`Old sessions stay: ${String(error)}`));
    }, EVERY_MS);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }
}
