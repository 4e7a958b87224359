import { PeriodicTask } from '@evident/kit';
import {
  Inject,
  Injectable,
  Logger,
  type OnModuleDestroy,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import { AnalysisEvents } from './analysis-events.js';
import { AnalysisJobs } from './analysis-jobs.js';
import type { AnalysisRow } from './analysis-rows.js';
import { AnalysisWorkRepository } from './analysis-work.repository.js';
import {
  analysesEnded,
  analysesWaiting,
  leaseExpiries,
  redispatches,
  tokensUnsettled,
} from './analysis.metrics.js';
import { StoredMeasurements } from './measurement-cache.repository.js';
import { Settlement } from './charges.service.js';

const PRUNE_INTERVAL_MS = 600_000;

/**
 * Repairs whatever a crash left: analyses without a worker, without a job, without a token, and tokens that are
 * neither spent nor given back. Any number of processes may run it.
 */
@Injectable()
export class Sweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('sweeper');
  private readonly task: PeriodicTask;
  private prunedAt = 0;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly work: AnalysisWorkRepository,
    private readonly jobs: AnalysisJobs,
    private readonly settlement: Settlement,
    private readonly events: AnalysisEvents,
    private readonly measurements: StoredMeasurements,
  ) {
    this.task = new PeriodicTask('sweep', env.RECONCILE_INTERVAL_MS, () => this.sweep(), this.logger);
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.task.stop();
  }

  /** One round, each part bounded. */
  async sweep(): Promise<void> {
    const expired = await this.work.expireLeases();
    leaseExpiries.inc(expired.length);
    const hopeless = await this.work.failHopeless(this.env.ANALYSIS_DEADLINE_MS);
    for (const row of [...expired, ...hopeless]) await this.announce(row);
    for (const row of await this.work.unsettled()) await this.settlement.settle(row, 'sweeper');
    redispatches.inc(await this.jobs.redispatch());
    const { waiting, unsettled } = await this.work.counts();
    analysesWaiting.set(waiting);
    tokensUnsettled.set(unsettled);
    if (Date.now() - this.prunedAt < PRUNE_INTERVAL_MS) return;
    this.prunedAt = Date.now();
    await this.work.prune();
    await this.measurements.prune();
  }

  private async announce(row: AnalysisRow): Promise<void> {
    if (row.status !== 'failed') return;
    this.logger.warn(`analysis ${row.id} failed: ${row.message}`);
    analysesEnded.inc({ status: row.status, code: row.code ?? 'none' });
    await this.settlement.settle(row, 'sweeper');
    await this.events.ended(row);
  }
}
