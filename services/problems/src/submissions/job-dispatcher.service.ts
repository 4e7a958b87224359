import { JudgeJob, QUEUE_PRIORITY } from '@evident/contracts';
import { Database, JobOutbox, JobProducer, type Dispatch } from '@evident/kit';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import { SUBMISSIONS, type SubmissionKind } from './submission-rows.js';

export interface SubmissionDispatch extends Dispatch {
  kind: SubmissionKind;
  priority: number;
  request_id: string | null;
}

/** BullMQ's priority, 1 first. Each open job of the user lowers it; paid priority raises it. */
export function priorityOf(kind: SubmissionKind, openOfUser: number, isPaid: boolean): number {
  const priority = QUEUE_PRIORITY[kind] + openOfUser + (isPaid ? QUEUE_PRIORITY.paidOffset : 0);
  return Math.min(Math.max(priority, 1), QUEUE_PRIORITY.max);
}

/** Puts waiting submissions on the queues of their kinds. */
@Injectable()
export class JobDispatcherService extends JobOutbox<SubmissionDispatch> implements OnApplicationShutdown {
  private readonly producers: Record<SubmissionKind, JobProducer<typeof JudgeJob>>;

  constructor(@Inject(ENV) env: Env, database: Database) {
    const logger = new Logger('job-dispatcher');
    super(database, SUBMISSIONS, logger);
    const producer = (kind: SubmissionKind): JobProducer<typeof JudgeJob> =>
      new JobProducer(kind, JudgeJob, env.REDIS_URL, (error) =>
        logger.warn(`queue ${kind}: ${error.message}`),
      );
    this.producers = { run: producer('run'), submit: producer('submit'), verify: producer('verify') };
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(Object.values(this.producers).map((producer) => producer.close()));
  }

  protected add({ id, kind, priority, request_id }: SubmissionDispatch, jobId: string): Promise<void> {
    const job = { id, ...(request_id !== null && { requestId: request_id }) };
    return this.producers[kind].add(`judge-${kind}`, job, { jobId, priority });
  }

  protected holds({ kind }: SubmissionDispatch, jobId: string): Promise<boolean> {
    return this.producers[kind].holds(jobId);
  }
}
