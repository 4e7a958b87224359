import type { Score, SubmissionStatus, TestResultView, Verdict } from '@evident/contracts';
import { EventPublisher, type SentEvent } from '@evident/kit';
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

  /** The program is compiled, and no test has ended yet. */
  async running(row: EventSubject & { seq: number; test_count: number }): Promise<void> {
    const { seq, test_count: testCount } = row;
    await this.publisher.publish('submission.started', row.user_id, {
      ...about(row),
      seq,
      phase: 'running',
      testCount,
    });
  }

  async testsJudged(
    row: EventSubject,
    testCount: number,
    tests: readonly { seq: number; view: TestResultView }[],
  ): Promise<void> {
    await this.publisher.publishAll(row.user_id, testEvents(row, testCount, tests));
  }

  /** The end of an attempt with a verdict, and before it the tests that are not announced yet. */
  async judged(
    row: EventSubject & { attempt: number; test_count: number },
    tests: readonly { seq: number; view: TestResultView }[],
    { verdict, score }: { verdict: Verdict; score: Score | null },
  ): Promise<void> {
    await this.publisher.publishAll(row.user_id, [
      ...testEvents(row, row.test_count, tests),
      endEvent(row, row.attempt, 'judged', verdict, score),
    ]);
  }

  /** The end of an attempt without a new verdict to show first: failed, cancelled, or judged again. */
  async ended(
    row: EventSubject,
    attempt: number,
    status: SubmissionStatus,
    verdict: Verdict | null,
  ): Promise<void> {
    await this.publisher.publishAll(row.user_id, [endEvent(row, attempt, status, verdict)]);
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

const testEvents = (
  row: EventSubject,
  testCount: number,
  tests: readonly { seq: number; view: TestResultView }[],
): SentEvent<'submission.test-judged'>[] => {
  const { submissionId, problemId, kind } = about(row);
  return tests.map(({ seq, view: test }) => ({
    name: 'submission.test-judged',
    payload: { submissionId, problemId, kind, seq, testCount, test },
  }));
};

const endEvent = (
  row: EventSubject,
  attempt: number,
  status: SubmissionStatus,
  verdict: Verdict | null,
  score: Score | null = null,
): SentEvent<'submission.judged'> => ({
  name: 'submission.judged',
  payload: {
    ...about(row),
    seq: endSeq(attempt),
    status,
    verdict,
    statusText: statusText(status, verdict),
    ...(score && { score }),
  },
});
