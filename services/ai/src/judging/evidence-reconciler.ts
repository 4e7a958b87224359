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
import { EvidenceTasksRepository } from './evidence-tasks.repository.js';
import { evidenceLeaseExpiries, evidenceRedispatches, evidenceWaiting } from './evidence.metrics.js';
import { JobDispatcher } from './job-dispatcher.js';

/** Makes sure that evidence that waits has a job, and that no claim outlives its judge. Any number may run it. */
@Injectable()
export class EvidenceReconciler implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly task: PeriodicTask;

  constructor(
    @Inject(ENV) env: Env,
    private readonly tasks: EvidenceTasksRepository,
    private readonly dispatcher: JobDispatcher,
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
    await this.dispatcher.announceCancel(await this.tasks.removeExpired());
    await this.dispatchWaiting();
    evidenceWaiting.set((await this.tasks.count()).queued);
  }

  private async dispatchWaiting(): Promise<void> {
    const seen: string[] = [];
    for (const { id, dispatch_no, was_dispatched } of await this.tasks.waiting()) {
      if (was_dispatched && (await this.dispatcher.holds('evidence', { id, dispatch_no }))) {
        seen.push(id);
        continue;
      }
      const next = await this.tasks.nextDispatch(id);
      if (next === undefined) continue;
      evidenceRedispatches.inc();
      if (await this.dispatcher.dispatchEvidence({ id, dispatch_no: next })) continue;
      // The queue takes nothing now: the rest would fail as well.
      await this.tasks.markUndispatched(id);
      break;
    }
    await this.tasks.markSeen(seen);
  }
}
