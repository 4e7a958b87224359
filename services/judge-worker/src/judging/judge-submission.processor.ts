import type { ClaimedTask, InlineCase, JudgeQueueName } from '@evident/contracts';
import { withRequestId, type Logger } from '@evident/kit';
import type { JudgingClient } from './judging.client.js';
import { observeFinish, observeTest, observeUnfinished } from './judging-metrics.js';
import { JudgingFault } from './judging-fault.js';
import type { SubmissionJudge } from './submission-judge.js';
import { Lease } from './lease.js';
import type { TestSetCache } from './test-set-cache.js';
import type { Task, WorkInHand } from './work-in-hand.js';

/** The service that owns the rows of a queue, and its test sets. */
export interface JudgeSource {
  client: JudgingClient;
  testSets: TestSetCache;
}

interface ProcessorOptions {
  workerId: string;
  sources: Readonly<Record<JudgeQueueName, JudgeSource>>;
  judge: SubmissionJudge;
  work: WorkInHand;
  logger: Logger;
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/**
 * Processes one job of any judge queue: claims the job's row, judges, renews the claim with the tests judged so far, and
 * finishes. The row decides whether there is work, so a job that comes twice or too late does nothing.
 */
export class JudgeSubmissionProcessor {
  constructor(private readonly options: ProcessorOptions) {}

  /** Never rejects. When something fails here, the claim runs out and the row's owner queues it again. */
  async process(queue: JudgeQueueName, id: string): Promise<void> {
    const source = this.options.sources[queue];
    await withRequestId(id, async () => {
      try {
        const claimed = await source.client.claim(id, this.options.workerId);
        if (claimed) await this.judgeClaimed(claimed, source);
      } catch (error) {
        this.options.logger.warn(
          { id, queue, error: messageOf(error) },
          'a job failed; its owner will queue it again',
        );
      }
    });
  }

  private async judgeClaimed(claimed: ClaimedTask, source: JudgeSource): Promise<void> {
    const { work } = this.options;
    const task = work.begin(claimed.id);
    const lease = new Lease({
      leaseMs: claimed.leaseMs,
      renew: (judged) => source.client.renew(claimed.id, claimed.attempt, judged),
      onLost: (why) => task.stop('lost', why),
    });
    try {
      await this.judge(claimed, source, task, lease);
    } catch (error) {
      lease.stop();
      await this.giveUp(claimed, source, task, error);
    } finally {
      lease.stop();
      work.end(task);
    }
  }

  private async judge(
    claimed: ClaimedTask,
    { client, testSets }: JudgeSource,
    task: Task,
    lease: Lease,
  ): Promise<void> {
    const began = performance.now();
    const result = await this.options.judge.judge(
      { ...claimed, cases: await casesOf(claimed, testSets) },
      {
        signal: task.signal,
        onTestJudged: (test) => {
          // Nobody watches the progress of evidence, so its outputs are sent once, with the result.
          if (claimed.kind !== 'evidence') lease.note(test);
          this.options.work.noteProgress();
          observeTest(claimed, test);
        },
      },
    );
    lease.stop();
    task.signal.throwIfAborted();
    const applied = await client.finish(claimed.id, claimed.attempt, result);
    if (applied) observeFinish(claimed, result, performance.now() - began);
    else observeUnfinished(claimed, 'stale');
  }

  /** Releases the claim, unless the owner already knows that it ended. */
  private async giveUp(
    claimed: ClaimedTask,
    { client }: JudgeSource,
    { stopped }: Task,
    error: unknown,
  ): Promise<void> {
    const { id, attempt, kind } = claimed;
    observeUnfinished(claimed, stopped?.reason ?? 'fault');
    switch (stopped?.reason) {
      case 'cancelled':
      case 'lost':
        this.options.logger.info({ id, attempt, kind }, `stopped: ${stopped.message}`);
        return;
      case 'drained':
        return client.release(id, attempt, null);
      case undefined: {
        const fault = messageOf(error);
        this.options.logger.error({ id, attempt, kind, err: error }, 'the platform failed');
        return client.release(id, attempt, fault);
      }
    }
  }
}

async function casesOf(
  { cases, testSetHash }: ClaimedTask,
  testSets: TestSetCache,
): Promise<readonly InlineCase[]> {
  if (cases) return cases;
  if (testSetHash === null) throw new JudgingFault('The claim names no tests');
  const tests = await testSets.get(testSetHash);
  if (tests.length === 0) throw new JudgingFault(`The test set ${testSetHash} is empty or unknown`);
  return tests;
}
