import { AnalyzeJob, QUEUES } from '@evident/contracts';
import { Database, JobOutbox, JobProducer, type Dispatch } from '@evident/kit';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import { analysisTable } from './analysis-rows.js';

export interface AnalysisDispatch extends Dispatch {
  request_id?: string | null;
}

/** Adds a job for each waiting analysis whose token is held. */
@Injectable()
export class AnalysisOutboxService extends JobOutbox<AnalysisDispatch> implements OnApplicationShutdown {
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

  protected add({ id, request_id }: AnalysisDispatch, jobId: string): Promise<void> {
    const requestId = request_id ?? undefined;
    return this.producer.add('analyze-code', { analysisId: id, requestId }, { jobId });
  }

  protected holds(_dispatch: AnalysisDispatch, jobId: string): Promise<boolean> {
    return this.producer.holds(jobId);
  }
}
