import { PeriodicTask } from '@evident/kit';
import {
  Inject,
  Injectable,
  Logger,
  type OnModuleDestroy,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import { AnalysisEventsService } from './analysis-events.service.js';
import { AnalysisOutboxService } from './analysis-outbox.service.js';
import type { AnalysisRow } from './analysis-rows.js';
import { AnalysisWorkRepository } from './analysis-work.repository.js';
import {
  analysesEnded,
  analysesWaiting,
  leaseExpiries,
  redispatches,
  chargesOpen,
} from './analysis.metrics.js';
import { MeasurementCacheRepository } from './measurement-cache.repository.js';
import { ChargesService } from './charges.service.js';

const PRUNE_INTERVAL_MS = 600_000;

/**
 * Repairs what a crash left behind: analyses without a worker, without a job or without a held token, and holds that
 * are neither captured nor voided. Any number of processes may run it.
 */
@Injectable()
export class AnalysisReconcilerService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('analysis-reconciler');
  private readonly task: PeriodicTask;
  private prunedAt = 0;

  constructor(
    @Inject(ENV) env: Env,
    private readonly work: AnalysisWorkRepository,
    private readonly outbox: AnalysisOutboxService,
    private readonly charges: ChargesService,
    private readonly events: AnalysisEventsService,
    private readonly measurements: MeasurementCacheRepository,
  ) {
    this.task = new PeriodicTask('analyses', env.RECONCILE_INTERVAL_MS, () => this.reconcile(), this.logger);
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.task.stop();
  }

  /** One round, each part bounded. */
  async reconcile(): Promise<void> {
    const expired = await this.work.expireLeases();
    leaseExpiries.inc(expired.length);
    const hopeless = await this.work.failHopeless();
    for (const { id, attempt, status, request_id: requestId } of expired)
      this.logger.log({ event: 'claim lost', requestId, analysis: id, attempt, status });
    for (const row of [...expired, ...hopeless]) await this.announce(row);
    for (const row of await this.work.openCharges()) await this.charges.captureOrVoid(row, 'reconciler');
    redispatches.inc(await this.outbox.redispatch());
    const { waiting, open_charges } = await this.work.counts();
    analysesWaiting.set(waiting);
    chargesOpen.set(open_charges);
    if (Date.now() - this.prunedAt < PRUNE_INTERVAL_MS) return;
    this.prunedAt = Date.now();
    await this.work.prune();
    await this.measurements.prune();
  }

  private async announce(row: AnalysisRow): Promise<void> {
    if (row.status !== 'failed') return;
    this.logger.warn(`analysis ${row.id} failed: ${row.message}`);
    analysesEnded.inc({ status: row.status, code: row.code ?? 'none' });
    await this.charges.captureOrVoid(row, 'reconciler');
    await this.events.ended(row);
  }
}
