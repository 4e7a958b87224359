import type { ACCOUNT_RPC } from '@evident/contracts';
import { messageOf, PeriodicTask, type RpcClient } from '@evident/kit';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { AiClient, ProblemsClient } from '../rpc/rpc-clients.js';
import { type ErasureRow, ErasuresRepository } from './erasures.repository.js';

const INTERVAL_MS = 5_000;
const BATCH = 50;
const TIMEOUT_MS = 10_000;

/** Asks the other services to erase the data of deleted accounts, until each has confirmed it. */
@Injectable()
export class ErasuresService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('erasures');
  private readonly task: PeriodicTask;

  constructor(
    private readonly erasures: ErasuresRepository,
    private readonly problems: ProblemsClient,
    private readonly ai: AiClient,
  ) {
    this.task = new PeriodicTask('erasing', INTERVAL_MS, () => this.eraseDue(), this.logger);
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.task.stop();
  }

  /** Asks for all due erasures once. A failed one stays due. */
  async eraseDue(): Promise<void> {
    const due = await this.erasures.takeDue(BATCH);
    await Promise.all(due.map((erasure) => this.erase(erasure)));
  }

  private async erase(erasure: ErasureRow): Promise<void> {
    const { user_id: userId, service, attempts } = erasure;
    try {
      const client: RpcClient<typeof ACCOUNT_RPC> = this[service];
      await client.call('account.erase', { userId }, { timeoutMs: TIMEOUT_MS });
      await this.erasures.done(erasure);
    } catch (error) {
      this.logger.warn(`${service} has not erased ${userId}, attempt ${attempts}: ${messageOf(error)}`);
    }
  }
}
