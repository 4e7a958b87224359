import {
  CANCEL_CHANNEL,
  SEQ_PER_ATTEMPT,
  type SubmissionStatus,
  type TestResultView,
  type Verdict,
} from '@evident/contracts';
import { connectProducer, EventPublisher } from '@evident/kit';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import { publicId, type SubmissionKind } from './submission-rows.js';
import { statusText } from './submission-view.js';

/** Sequence numbers of the ends of an attempt. */
export const startSeq = (attempt: number): number => attempt * SEQ_PER_ATTEMPT;
export const endSeq = (attempt: number): number => attempt * SEQ_PER_ATTEMPT + SEQ_PER_ATTEMPT - 1;

export interface EventSubject {
  id: string;
  kind: SubmissionKind;
  user_id: string;
  problem_id: string;
}

/** Tells the author's browser what happens. Lossy by nature: every state is in the row as well. */
@Injectable()
export class SubmissionEvents implements OnApplicationShutdown {
  private readonly logger = new Logger('submission-events');
  private readonly publisher: EventPublisher;
  private readonly redis;

  constructor(@Inject(ENV) env: Env) {
    const report = (error: Error): void => this.logger.warn(`not published: ${error.message}`);
    this.publisher = new EventPublisher(env.REDIS_URL, report);
    this.redis = connectProducer(env.REDIS_URL, report);
  }

  async created(row: EventSubject, ahead: number | null): Promise<void> {
    await this.publisher.publish('submission.created', row.user_id, { ...about(row), seq: 0, ahead });
  }

  async started(row: EventSubject, attempt: number, testCount: number): Promise<void> {
    await this.publisher.publish('submission.started', row.user_id, {
      ...about(row),
      seq: startSeq(attempt),
      phase: 'compiling',
      testCount,
    });
  }

  async testsJudged(
    row: EventSubject,
    testCount: number,
    tests: readonly { seq: number; view: TestResultView }[],
  ): Promise<void> {
    for (const { seq, view } of tests) {
      await this.publisher.publish('submission.test-judged', row.user_id, {
        ...about(row),
        seq,
        testCount,
        test: view,
      });
    }
  }

  /** The end of an attempt: judged, failed or cancelled. */
  async ended(
    row: EventSubject,
    attempt: number,
    status: SubmissionStatus,
    verdict: Verdict | null,
  ): Promise<void> {
    await this.publisher.publish('submission.judged', row.user_id, {
      ...about(row),
      seq: endSeq(attempt),
      status,
      verdict,
      statusText: statusText(status, verdict),
    });
  }

  /** Workers stop at once; one that does not hear it stops at its next renewal. */
  async announceCancel(id: string): Promise<void> {
    try {
      await this.redis.publish(CANCEL_CHANNEL, id);
    } catch (error) {
      this.logger.warn(
        `cancel of ${id} not announced: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }

  onApplicationShutdown(): void {
    this.publisher.close();
    this.redis.disconnect();
  }
}

const about = (row: EventSubject) => ({
  submissionId: publicId(row),
  problemId: row.problem_id,
  kind: row.kind,
});
