import type { ClaimedTask, JudgeJob, JudgeQueueName } from '@evident/contracts';
import { inSpan, withRequestId, type Logger } from '@evident/kit';
import { CheckerFault } from '../checkers/checker-fault.js';
import { caseBytes, type CaseBytes } from './case-bytes.js';
import { CoreJob } from './core-job.js';
import type { CoreSlots } from './core-slots.js';
import type { JudgingClient } from './judging.client.js';
import { observeFinish, observeTest, observeUnfinished } from './judging-metrics.js';
import { JudgingFault } from './judging-fault.js';
import type { SubmissionJudge } from './submission-judge.js';
import { Lease } from './lease.js';
import { restOfResult } from './rest-of-result.js';
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
  slots: CoreSlots;
  work: WorkInHand;
  /** False while the worker stops or the sandbox is not ready. */
  takesWork: () => boolean;
  logger: Logger;
}

/** A claimed task while it is judged. */
interface InHand {
  task: Task;
  lease: Lease;
  job: CoreJob;
  usedMs: () => number;
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/**
 * Processes one job of any judge queue: claims a row, judges, renews the claim with the tests judged so far, and finishes.
 * A job of a run, submission or verification only hints that rows of its kind wait: its owner gives the row that is next
 * by fair share. A job of evidence names its row. A job that comes twice or too late does nothing.
 */
export class JudgeSubmissionProcessor {
  /** The kinds of which rows wait for a user whom this worker serves already. Their jobs are gone, so ends ask again. */
  private readonly passedOver = new Set<JudgeQueueName>();

  constructor(private readonly options: ProcessorOptions) {}

  /** Never rejects. When something fails here, the claim runs out and the row's owner queues it again. */
  async process(queue: JudgeQueueName, { id, requestId }: JudgeJob): Promise<void> {
    let claimed: boolean;
    do claimed = await withRequestId(requestId ?? id, () => this.processOne(queue, id));
    while (claimed && this.passedOver.has(queue) && this.options.takesWork());
  }

  /** @returns whether there was a row to judge. */
  private async processOne(queue: JudgeQueueName, id: string): Promise<boolean> {
    const source = this.options.sources[queue];
    let claimed: ClaimedTask | null = null;
    try {
      const task = await this.claim(queue, id);
      claimed = task;
      // The job's row may be another one than the row that was claimed.
      if (task) await withRequestId(task.requestId ?? id, () => this.judgeInSpan(task, source));
    } catch (error) {
      this.options.logger.warn(
        { id, queue, error: messageOf(error) },
        'a job failed; its owner will queue it again',
      );
    }
    return claimed !== null;
  }

  private async claim(queue: JudgeQueueName, id: string): Promise<ClaimedTask | null> {
    const { sources, workerId } = this.options;
    if (queue === 'evidence') return sources.evidence.client.claim(id, workerId);
    const { task, passedOver } = await sources[queue].client.claimNext(queue, workerId);
    if (passedOver) this.passedOver.add(queue);
    else if (task === null) this.passedOver.delete(queue);
    return task;
  }

  private judgeInSpan(task: ClaimedTask, source: JudgeSource): Promise<void> {
    const { kind, attempt, program } = task;
    return inSpan(
      'judge',
      () => ({ parent: task.traceParent, attributes: { kind, attempt, language: program.language } }),
      () => this.judgeClaimed(task, source),
    );
  }

  private async judgeClaimed(claimed: ClaimedTask, source: JudgeSource): Promise<void> {
    const { work, slots } = this.options;
    const task = work.begin(claimed.id);
    const job = new CoreJob(claimed.kind, claimed.userId);
    slots.usage.atLeast(claimed.userId, claimed.userUsedMs ?? 0);
    const usedMs = (): number => Math.round(slots.usedMs(job));
    const lease = new Lease({
      leaseMs: claimed.leaseMs,
      renew: (judged, running) => source.client.renew(claimed, { judged, running, usedMs: usedMs() }),
      onLost: (why) => task.stop('lost', why),
    });
    const inHand: InHand = { task, lease, job, usedMs };
    try {
      await slots.inHand(job, () => this.judge(claimed, source, inHand));
    } catch (error) {
      lease.stop();
      await this.giveUp(claimed, source, inHand, error);
    } finally {
      lease.stop();
      work.end(task);
    }
  }

  private async judge(
    claimed: ClaimedTask,
    { client, testSets }: JudgeSource,
    { task, lease, job, usedMs }: InHand,
  ): Promise<void> {
    const began = performance.now();
    const { id, kind, attempt } = claimed;
    const { logger, workerId: worker } = this.options;
    logger.info({ event: 'claimed', id, kind, attempt, worker }, 'claimed');
    const cases = await casesOf(claimed, testSets);
    const result = await this.options.judge.judge(
      { ...claimed, cases },
      {
        signal: task.signal,
        job,
        onTestsBegin: () => {
          if (claimed.kind !== 'evidence') lease.noteRunning();
        },
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
    const rest = claimed.keepsTests ? restOfResult(result, cases, lease.confirmed) : result;
    const applied = await client.finish(claimed, rest, usedMs());
    const ms = Math.round(performance.now() - began);
    if (applied) observeFinish(claimed, result, ms);
    else observeUnfinished(claimed, 'stale');
    const event = applied ? 'judged' : 'claim lost';
    logger.info(
      { event, id, kind, attempt, worker, verdict: result.verdict, tests: result.tests.length, ms },
      event,
    );
  }

  /** Releases the claim, unless the owner already knows that it ended. */
  private async giveUp(
    claimed: ClaimedTask,
    { client }: JudgeSource,
    { task: { stopped }, usedMs }: InHand,
    error: unknown,
  ): Promise<void> {
    const { id, attempt, kind } = claimed;
    observeUnfinished(claimed, stopped?.reason ?? 'fault');
    switch (stopped?.reason) {
      case 'cancelled':
        this.options.logger.info({ id, attempt, kind }, `stopped: ${stopped.message}`);
        // The row has ended, and its owner books what was used.
        return client.release(claimed, null, usedMs());
      case 'lost':
        this.options.logger.info({ id, attempt, kind }, `stopped: ${stopped.message}`);
        return;
      case 'drained':
        return client.release(claimed, null, usedMs());
      case undefined: {
        const isChecker = error instanceof CheckerFault;
        const fault = isChecker ? error.message : messageOf(error);
        this.options.logger.error({ id, attempt, kind, err: error }, 'the platform failed');
        return client.release(claimed, fault, usedMs(), isChecker);
      }
    }
  }
}

async function casesOf(
  { cases, testSetHash, testSetTicket }: ClaimedTask,
  testSets: TestSetCache,
): Promise<readonly CaseBytes[]> {
  if (cases) return cases.map(caseBytes);
  if (testSetHash === null) throw new JudgingFault('The claim names no tests');
  const tests = await testSets.get(testSetHash, testSetTicket);
  if (tests.length === 0) throw new JudgingFault(`The test set ${testSetHash} is empty or unknown`);
  return tests;
}
