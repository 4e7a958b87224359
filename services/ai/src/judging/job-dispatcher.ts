import { AnalyzeJob, CANCEL_CHANNEL, JudgeJob, QUEUE_PRIORITY, QUEUES } from '@evident/contracts';
import { connectProducer, JobProducer } from '@evident/kit';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { ENV, type Env } from '../env.js';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** One job of a row; its number grows, so that a finished job's id is never used again. */
export interface Dispatch {
  id: string;
  dispatch_no: number;
}

/** Puts waiting rows on their queues. A job is a hint: losing one costs time, never a row. */
@Injectable()
export class JobDispatcher implements OnApplicationShutdown {
  private readonly logger = new Logger('job-dispatcher');
  private readonly evidence: JobProducer<typeof JudgeJob>;
  private readonly analyses: JobProducer<typeof AnalyzeJob>;
  private readonly redis;

  constructor(@Inject(ENV) env: Env) {
    const report = (error: Error): void => this.logger.warn(error.message);
    this.evidence = new JobProducer(QUEUES.evidence, JudgeJob, env.REDIS_URL, report);
    this.analyses = new JobProducer(QUEUES.analyze, AnalyzeJob, env.REDIS_URL, report);
    this.redis = connectProducer(env.REDIS_URL, report);
  }

  /** @returns false when the queue did not take it: the reconciler tries again. */
  dispatchEvidence({ id, dispatch_no }: Dispatch): Promise<boolean> {
    const job = { jobId: `${id}-${dispatch_no}`, priority: QUEUE_PRIORITY.evidence };
    return this.taken(this.evidence.add('judge-evidence', { id }, job));
  }

  /** @returns false when the queue did not take it: the reconciler tries again. */
  dispatchAnalysis({ id, dispatch_no }: Dispatch): Promise<boolean> {
    return this.taken(
      this.analyses.add('analyze-code', { analysisId: id }, { jobId: `${id}-${dispatch_no}` }),
    );
  }

  /** @throws when the queue cannot be asked. */
  holds(queue: 'evidence' | 'analyze', { id, dispatch_no }: Dispatch): Promise<boolean> {
    return (queue === 'evidence' ? this.evidence : this.analyses).holds(`${id}-${dispatch_no}`);
  }

  /** The judge stops at once; one that does not hear it stops at its next renewal. */
  async announceCancel(ids: readonly string[]): Promise<void> {
    try {
      for (const id of ids) await this.redis.publish(CANCEL_CHANNEL, id);
    } catch (error) {
      this.logger.warn(`not announced: ${messageOf(error)}`);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.evidence.close(), this.analyses.close()]);
    this.redis.disconnect();
  }

  private async taken(adding: Promise<void>): Promise<boolean> {
    try {
      await adding;
      return true;
    } catch (error) {
      this.logger.warn(`a job was not added: ${messageOf(error)}`);
      return false;
    }
  }
}
