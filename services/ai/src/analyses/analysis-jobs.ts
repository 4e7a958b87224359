import { AnalyzeJob, QUEUES } from '@evident/contracts';
import { Database, JobOutbox, JobProducer, type Dispatch, type LeasedTable } from '@evident/kit';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { ENV, type Env } from '../env.js';

const ANALYSES: LeasedTable = {
  name: 'analysis',
  statuses: { waiting: 'queued', leased: 'analyzing', finished: 'completed', failed: 'failed' },
  columns: 'id, status, attempt, claims',
  conditions: { dispatch: `charge = 'held'` },
};

/** Tells workers of analyses that wait and whose token is reserved. */
@Injectable()
export class AnalysisJobs extends JobOutbox<Dispatch> implements OnApplicationShutdown {
  private readonly producer: JobProducer<typeof AnalyzeJob>;

  constructor(@Inject(ENV) env: Env, database: Database) {
    const logger = new Logger('analysis-jobs');
    super(database, ANALYSES, logger);
    this.producer = new JobProducer(QUEUES.analyze, AnalyzeJob, env.REDIS_URL, (error) =>
      logger.warn(error.message),
    );
  }

  onApplicationShutdown(): Promise<void> {
    return this.producer.close();
  }

  protected add({ id }: Dispatch, jobId: string): Promise<void> {
    return this.producer.add('analyze-code', { analysisId: id }, { jobId });
  }

  protected holds(_dispatch: Dispatch, jobId: string): Promise<boolean> {
    return this.producer.holds(jobId);
  }
}
