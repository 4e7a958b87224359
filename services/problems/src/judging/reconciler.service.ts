import { counter, PeriodicTask } from '@evident/kit';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import { JobDispatcherService } from '../submissions/job-dispatcher.service.js';
import { JudgeWorkersRepository } from '../operations/judge-workers.repository.js';
import { ClaimsService } from './claims.service.js';
import { JudgingRepository } from './judging.repository.js';
import { UsageRepository } from './usage.repository.js';

const PRUNE_INTERVAL_MS = 60_000;

const leaseExpiries = counter('judging_lease_expiries_total', 'Claims whose worker fell silent');
const redispatches = counter('judging_redispatches_total', 'Waiting submissions whose job was missing');

/**
 * Adds a job for every waiting submission that has none, and takes back the claims of silent workers. Lost jobs, lost
 * Redis data and dead workers therefore cost time, never a submission. Any number of replicas may run it.
 */
@Injectable()
export class ReconcilerService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly task: PeriodicTask;
  private prunedAt = 0;

  constructor(
    @Inject(ENV) env: Env,
    private readonly claims: ClaimsService,
    private readonly dispatcher: JobDispatcherService,
    private readonly judging: JudgingRepository,
    private readonly usage: UsageRepository,
    private readonly workers: JudgeWorkersRepository,
  ) {
    this.task = new PeriodicTask(
      'reconciling',
      env.RECONCILE_INTERVAL_MS,
      () => this.reconcile(),
      new Logger('reconciler'),
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
    leaseExpiries.inc(await this.claims.expire());
    redispatches.inc(await this.dispatcher.redispatch());
    if (Date.now() - this.prunedAt < PRUNE_INTERVAL_MS) return;
    this.prunedAt = Date.now();
    await this.judging.prune();
    await this.usage.prune();
    await this.workers.prune();
  }
}
