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
import { ClaimsService, MAX_CLAIMS } from './claims.service.js';
import { ReconcilerRepository } from './reconciler.repository.js';

const PRUNE_INTERVAL_MS = 60_000;

const leaseExpiries = counter('judging_lease_expiries_total', 'Claims whose worker fell silent');
const redispatches = counter('judging_redispatches_total', 'Waiting submissions whose job was missing');

/**
 * Makes sure that what waits has a job and that what was claimed ends: the answer to lost jobs, lost Redis data and
 * dead workers. Any number of replicas may run it.
 */
@Injectable()
export class ReconcilerService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('reconciler');
  private readonly task: PeriodicTask;
  private prunedAt = 0;

  constructor(
    @Inject(ENV) env: Env,
    private readonly rows: ReconcilerRepository,
    private readonly dispatcher: JobDispatcherService,
    private readonly claims: ClaimsService,
  ) {
    this.task = new PeriodicTask(
      'reconciling',
      env.RECONCILE_INTERVAL_MS,
      () => this.reconcile(),
      this.logger,
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
    const { requeued, failed } = await this.rows.expireLeases(MAX_CLAIMS);
    leaseExpiries.inc(requeued + failed.length);
    for (const row of failed) {
      this.logger.error(`submission ${row.id} failed: ${MAX_CLAIMS} workers fell silent on it`);
      await this.claims.announceFailure(row);
    }
    redispatches.inc(await this.dispatcher.redispatch());
    if (Date.now() - this.prunedAt < PRUNE_INTERVAL_MS) return;
    this.prunedAt = Date.now();
    await this.rows.prune();
  }
}
