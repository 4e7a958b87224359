import type { SubmissionStatus, TestResultView, Verdict } from '@evident/contracts';
import { EventPublisher } from '@evident/kit';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import { endSeq, publicId, startSeq, type SubmissionKind } from './submission-rows.js';
import { statusText } from './submission-view.js';

export interface EventSubject {
  id: string;
  kind: SubmissionKind;
  user_id: string;
  problem_id: string;
}

/** Publishes the progress of a submission to its author's browser. An event may be lost: the row holds every state. */
@Injectable()
export class SubmissionEventsService implements OnApplicationShutdown {
  private readonly publisher: EventPublisher;

  constructor(@Inject(ENV) env: Env) {
    const logger = new Logger('submission-events');
    this.publisher = new EventPublisher(env.REDIS_URL, (error) =>
      logger.warn(`not published: ${error.message}`),
    );
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
    const { user_id: userId } = row;
    // One connection keeps the order, so there is no need to wait for each answer.
    await Promise.all(
      tests.map(({ seq, view: test }) =>
        this.publisher.publish('submission.test-judged', userId, { ...about(row), seq, testCount, test }),
      ),
    );
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

  /** A worker that receives it stops at once; any other stops at its next renewal. */
  announceCancel(id: string): Promise<void> {
    return this.publisher.announceCancel([id]);
  }

  onApplicationShutdown(): void {
    this.publisher.close();
  }
}

const about = (row: EventSubject) => ({
  submissionId: publicId(row),
  problemId: row.problem_id,
  kind: row.kind,
});
