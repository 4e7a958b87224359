import { isFinished } from '@evident/contracts';
import { EventPublisher } from '@evident/kit';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import type { Phase } from './analyser.js';
import type { AnalysisRow } from './analysis-rows.js';

/** Publishes an analysis's progress and end to its owner's browser. Events may be lost; the row has every state. */
@Injectable()
export class AnalysisEventsService implements OnApplicationShutdown {
  private readonly publisher: EventPublisher;

  constructor(@Inject(ENV) env: Env) {
    const logger = new Logger('analysis-events');
    this.publisher = new EventPublisher(env.REDIS_URL, (error) =>
      logger.warn(`not published: ${error.message}`),
    );
  }

  async progressed({ id, user_id }: AnalysisRow, phase: Phase, fraction: number): Promise<void> {
    await this.publisher.publish('analysis.progressed', user_id, {
      analysisId: id,
      phase,
      fraction: Math.min(1, Math.max(0, fraction)),
    });
  }

  /** The end: completed, failed or cancelled. */
  async ended({ id, user_id, status, code }: AnalysisRow): Promise<void> {
    if (!isFinished(status)) return;
    await this.publisher.publish('analysis.completed', user_id, { analysisId: id, status, code });
  }

  onApplicationShutdown(): void {
    this.publisher.close();
  }
}
