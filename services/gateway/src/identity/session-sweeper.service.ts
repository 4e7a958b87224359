import { PeriodicTask } from '@evident/kit';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { MailedTokensRepository } from './mailed-tokens.repository.js';
import { SessionsRepository } from './sessions.repository.js';

const EVERY_MS = 3_600_000;

/** Deletes old sessions and mailed tokens every hour. */
@Injectable()
export class SessionSweeperService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly task: PeriodicTask;

  constructor(sessions: SessionsRepository, tokens: MailedTokensRepository) {
    this.task = new PeriodicTask(
      'sweeping sessions',
      EVERY_MS,
      async () => {
        await sessions.sweep();
        await tokens.sweep();
      },
      new Logger('sessions'),
    );
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.task.stop();
  }
}
