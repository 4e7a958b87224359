import { JudgeJob, QUEUE_PRIORITY, QUEUES } from '@evident/contracts';
import {
  Database,
  EventPublisher,
  JobOutbox,
  JobProducer,
  type Dispatch,
  type LeasedTable,
} from '@evident/kit';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { ENV, type Env } from '../env.js';

const EVIDENCE_TASKS: LeasedTable = {
  name: 'evidence_task',
  statuses: { waiting: 'queued', leased: 'judging', finished: 'judged', failed: 'failed' },
  columns: 'id, status, attempt, claims',
  optionalColumns: ['worker_id', 'not_before', 'fault'],
};

/** Tells judges of evidence that waits, and of evidence that nobody wants any more. */
@Injectable()
export class EvidenceJobs extends JobOutbox<Dispatch> implements OnApplicationShutdown {
  private readonly producer: JobProducer<typeof JudgeJob>;
  private readonly events: EventPublisher;

  constructor(@Inject(ENV) env: Env, database: Database) {
    const logger = new Logger('evidence-jobs');
    super(database, EVIDENCE_TASKS, logger);
    const report = (error: Error): void => logger.warn(error.message);
    this.producer = new JobProducer(QUEUES.evidence, JudgeJob, env.REDIS_URL, report);
    this.events = new EventPublisher(env.REDIS_URL, report);
  }

  /** The judge stops at once; one that does not hear it stops at its next renewal. */
  announceCancel(ids: readonly string[]): Promise<void> {
    return this.events.announceCancel(ids);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.producer.close();
    this.events.close();
  }

  protected add({ id }: Dispatch, jobId: string): Promise<void> {
    return this.producer.add('judge-evidence', { id }, { jobId, priority: QUEUE_PRIORITY.evidence });
  }

  protected holds(_dispatch: Dispatch, jobId: string): Promise<boolean> {
    return this.producer.holds(jobId);
  }
}
