import { JudgeJob, QUEUE_PRIORITY, QUEUES } from '@evident/contracts';
import { Database, EventPublisher, JobOutbox, JobProducer } from '@evident/kit';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import { EVIDENCE_TABLE, type EvidenceDispatch } from './evidence-tasks.repository.js';

/** Tasks that an analysis waits for stand so far before the others. */
const AHEAD = 5;

/** Adds a job for each waiting task, and tells judges which tasks to stop. */
@Injectable()
export class EvidenceOutboxService extends JobOutbox<EvidenceDispatch> implements OnApplicationShutdown {
  private readonly producer: JobProducer<typeof JudgeJob>;
  private readonly events: EventPublisher;

  constructor(@Inject(ENV) env: Env, database: Database) {
    const logger = new Logger('evidence-outbox');
    super(database, EVIDENCE_TABLE, logger);
    const report = (error: Error): void => logger.warn(error.message);
    this.producer = new JobProducer(QUEUES.evidence, JudgeJob, env.REDIS_URL, report);
    this.events = new EventPublisher(env.REDIS_URL, report);
  }

  /** A judge that receives this stops at once; one that misses it stops at its next renewal. */
  announceCancel(ids: readonly string[]): Promise<void> {
    return this.events.announceCancel(ids);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.producer.close();
    this.events.close();
  }

  protected add({ id, request_id, goesFirst }: EvidenceDispatch, jobId: string): Promise<void> {
    const job = { id, ...(request_id !== null && { requestId: request_id }) };
    const priority = QUEUE_PRIORITY.evidence - (goesFirst ? AHEAD : 0);
    return this.producer.add('judge-evidence', job, { jobId, priority });
  }

  protected holds(_dispatch: EvidenceDispatch, jobId: string): Promise<boolean> {
    return this.producer.holds(jobId);
  }
}
