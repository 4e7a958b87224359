import { EndNotifier, PeriodicTask } from '@evident/kit';
import {
  Inject,
  Injectable,
  Logger,
  type OnModuleDestroy,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import { EvidenceOutboxService } from './evidence-outbox.service.js';
import { lineOf } from './evidence-tasks.service.js';
import { EvidenceTasksRepository } from './evidence-tasks.repository.js';
import { evidenceLeaseExpiries, evidenceRedispatches, evidenceWaiting } from './evidence.metrics.js';

/** Adds lost jobs of waiting tasks and takes back the claims of silent judges. Any number of processes may run it. */
@Injectable()
export class EvidenceReconcilerService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('evidence-reconciler');
  private readonly task: PeriodicTask;

  constructor(
    @Inject(ENV) env: Env,
    private readonly tasks: EvidenceTasksRepository,
    private readonly outbox: EvidenceOutboxService,
    private readonly ends: EndNotifier,
  ) {
    this.task = new PeriodicTask('evidence', env.RECONCILE_INTERVAL_MS, () => this.reconcile(), this.logger);
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.task.stop();
  }

  /** One round, each part bounded. */
  async reconcile(): Promise<void> {
    const expired = await this.tasks.expireLeases();
    evidenceLeaseExpiries.inc(expired.length);
    for (const row of expired) {
      this.logger.log({ event: 'claim lost', ...lineOf(row), status: row.status });
      if (row.status === 'failed') this.ends.announce(row.id);
    }
    await this.outbox.announceCancel(await this.tasks.removeExpired());
    evidenceRedispatches.inc(await this.outbox.redispatch());
    evidenceWaiting.set(await this.tasks.countWaiting());
  }
}
