import { JudgeJob, QUEUE_PRIORITY } from '@evident/contracts';
import { JobProducer } from '@evident/kit';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import type { SubmissionKind } from './submission-rows.js';

export interface Dispatch {
  id: string;
  kind: SubmissionKind;
  /** Grows with each new job of the row: a finished job's id is never used again. */
  dispatch_no: number;
  priority: number;
}

/** BullMQ's priority, 1 first: the kind's own, later for each job that the user has open, earlier when paid for. */
export function priorityOf(kind: SubmissionKind, openOfUser: number, isPaid: boolean): number {
  const priority = QUEUE_PRIORITY[kind] + openOfUser + (isPaid ? QUEUE_PRIORITY.paidOffset : 0);
  return Math.min(Math.max(priority, 1), QUEUE_PRIORITY.max);
}

/** Puts waiting rows on their queues. A job is a hint: losing one costs time, never a submission. */
@Injectable()
export class JobDispatcher implements OnApplicationShutdown {
  private readonly logger = new Logger('job-dispatcher');
  private readonly producers: Record<SubmissionKind, JobProducer<typeof JudgeJob>>;

  constructor(@Inject(ENV) env: Env) {
    const producer = (kind: SubmissionKind): JobProducer<typeof JudgeJob> =>
      new JobProducer(kind, JudgeJob, env.REDIS_URL, (error) =>
        this.logger.warn(`queue ${kind}: ${error.message}`),
      );
    this.producers = { run: producer('run'), submit: producer('submit'), verify: producer('verify') };
  }

  /** @returns false when the queue did not take it (the reconciler tries again). Adding twice makes one job. */
  async dispatch({ id, kind, dispatch_no, priority }: Dispatch): Promise<boolean> {
    try {
      await this.producers[kind].add(`judge-${kind}`, { id }, { jobId: `${id}-${dispatch_no}`, priority });
      return true;
    } catch (error) {
      this.logger.warn(`job of ${id} not added: ${error instanceof Error ? error.message : String(error)}`);
      return false;
    }
  }

  /** @throws when the queue cannot be asked. */
  async holds({ id, kind, dispatch_no }: Dispatch): Promise<boolean> {
    return this.producers[kind].holds(`${id}-${dispatch_no}`);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(Object.values(this.producers).map((producer) => producer.close()));
  }
}
