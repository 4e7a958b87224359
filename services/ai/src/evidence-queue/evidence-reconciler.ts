import { PeriodicTask } from '@evident/kit';
import {
  Inject,
  Injectable,
  Logger,
  type OnModuleDestroy,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import { EvidenceEnds } from './evidence-ends.js';
import { EvidenceJobs } from './evidence-jobs.js';
import { EvidenceTasksRepository } from './evidence-tasks.repository.js';
import { evidenceLeaseExpiries, evidenceRedispatches, evidenceWaiting } from './evidence.metrics.js';

/** Makes sure that evidence that waits has a job, and that no claim outlives its judge. Any number may run it. */
@Injectable()
export class EvidenceReconciler implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly task: PeriodicTask;

  constructor(
    @Inject(ENV) env: Env,
    private readonly tasks: EvidenceTasksRepository,
    private readonly jobs: EvidenceJobs,
    private readonly ends: EvidenceEnds,
  ) {
    this.task = new PeriodicTask(
      'evidence',
      env.RECONCILE_INTERVAL_MS,
      () => this.reconcile(),
      new Logger('evidence-reconciler'),
    );
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
    for (const { id, status } of expired) if (status === 'failed') this.ends.announce(id);
    await this.jobs.announceCancel(await this.tasks.removeExpired());
    evidenceRedispatches.inc(await this.jobs.redispatch());
    evidenceWaiting.set((await this.tasks.count()).queued);
  }
}
