import { counter } from '@evident/kit';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import { JobDispatcher, type Dispatch } from '../submissions/job-dispatcher.js';
import { JudgingService, MAX_CLAIMS } from './judging.service.js';
import { ReconcilerRepository } from './reconciler.repository.js';

const PRUNE_INTERVAL_MS = 60_000;

const leaseExpiries = counter('judging_lease_expiries_total', 'Claims whose worker fell silent');
const redispatches = counter('judging_redispatches_total', 'Waiting submissions whose job was missing');

/**
 * Makes sure that what waits has a job and that what was claimed ends: the answer to lost jobs, lost Redis data and
 * dead workers. Any number of replicas may run it.
 */
@Injectable()
export class Reconciler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('reconciler');
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();
  private isStopped = false;
  private prunedAt = 0;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly rows: ReconcilerRepository,
    private readonly dispatcher: JobDispatcher,
    private readonly judging: JudgingService,
  ) {}

  onApplicationBootstrap(): void {
    this.schedule();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.round;
  }

  /** One round, each part bounded. */
  async reconcile(): Promise<void> {
    const { requeued, failed } = await this.rows.expireLeases(MAX_CLAIMS);
    leaseExpiries.inc(requeued + failed.length);
    for (const row of failed) {
      this.logger.error(`submission ${row.id} failed: ${MAX_CLAIMS} workers fell silent on it`);
      await this.judging.announceFailure(row);
    }
    await this.dispatchWaiting();
    if (Date.now() - this.prunedAt < PRUNE_INTERVAL_MS) return;
    this.prunedAt = Date.now();
    await this.rows.prune();
  }

  private async dispatchWaiting(): Promise<void> {
    const seen: string[] = [];
    for (const row of await this.rows.waiting()) {
      const { was_dispatched, ...dispatch } = row;
      if (was_dispatched && (await this.dispatcher.holds(dispatch))) seen.push(row.id);
      else if (!(await this.dispatchAgain(dispatch))) break;
    }
    await this.rows.markSeen(seen);
  }

  /** @returns false when the queue takes nothing now: the rest would fail as well. */
  private async dispatchAgain(dispatch: Dispatch): Promise<boolean> {
    const dispatchNo = await this.rows.nextDispatch(dispatch.id);
    if (dispatchNo === undefined) return true;
    redispatches.inc();
    return this.dispatcher.dispatch({ ...dispatch, dispatch_no: dispatchNo });
  }

  private schedule(): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      this.round = this.reconcile()
        .catch((error: unknown) =>
          this.logger.warn(`round failed: ${error instanceof Error ? error.message : String(error)}`),
        )
        .finally(() => this.schedule());
    }, this.env.RECONCILE_INTERVAL_MS);
  }
}
