import { ACCOUNT_RPC } from '@evident/contracts';
import { messageOf, PeriodicTask, RpcClient } from '@evident/kit';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import { ErasuresRepository, type Erasure, type ErasingService } from './erasures.repository.js';

const INTERVAL_MS = 5_000;
const BATCH = 50;
const TIMEOUT_MS = 10_000;

/** Tells the other services to forget people who left, again and again until each has answered. */
@Injectable()
export class ErasuresService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('erasures');
  private readonly task: PeriodicTask;
  private readonly clients: Readonly<Record<ErasingService, RpcClient<typeof ACCOUNT_RPC>>>;

  constructor(
    @Inject(ENV) env: Pick<Env, 'PROBLEMS_RPC_URL' | 'AI_RPC_URL'>,
    private readonly erasures: ErasuresRepository,
  ) {
    this.clients = {
      problems: new RpcClient(ACCOUNT_RPC, 'problems', env.PROBLEMS_RPC_URL),
      ai: new RpcClient(ACCOUNT_RPC, 'ai', env.AI_RPC_URL),
    };
    this.task = new PeriodicTask('erasing', INTERVAL_MS, () => this.eraseDue(), this.logger);
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.task.stop();
    for (const client of Object.values(this.clients)) client.close();
  }

  /** One round; what fails stays due. */
  async eraseDue(): Promise<void> {
    const due = await this.erasures.takeDue(BATCH);
    await Promise.all(due.map((erasure) => this.erase(erasure)));
  }

  private async erase(erasure: Erasure): Promise<void> {
    try {
      const request = { userId: erasure.user_id };
      await this.clients[erasure.service].call('account.erase', request, { timeoutMs: TIMEOUT_MS });
      await this.erasures.done(erasure);
    } catch (error) {
      this.logger.warn(
        `${erasure.service} has not erased ${erasure.user_id}, attempt ${erasure.attempts}: ${messageOf(error)}`,
      );
    }
  }
}
