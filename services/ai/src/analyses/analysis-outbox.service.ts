import { AnalyzeJob, QUEUES } from '@evident/contracts';
import { Database, JobOutbox, JobProducer, type Dispatch } from '@evident/kit';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import { analysisTable } from './analysis-rows.js';

/** Adds a job for each waiting analysis whose token is held. */
@Injectable()
export class AnalysisOutboxService extends JobOutbox<Dispatch> implements OnApplicationShutdown {
  private readonly producer: JobProducer<typeof AnalyzeJob>;

  constructor(@Inject(ENV) env: Env, database: Database) {
    const logger = new Logger('analysis-outbox');
    super(database, analysisTable(env.ANALYSIS_DEADLINE_MS), logger);
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
