import { JudgeJob, JudgeQueueName, QUEUES } from '@evident/contracts';
import { createLogger, JobProducer, messageOf, RpcIdentity, type Logger, type Readiness } from '@evident/kit';
import { randomUUID } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { quickSelfTest } from './doctor/self-test.js';
import type { Env } from './env.js';
import { hostSpeedMs } from './host-speed.js';
import { Cancellations } from './judging/cancellations.js';
import { CoreSlots } from './judging/core-slots.js';
import { JobIntake } from './judging/job-intake.js';
import { JudgeSubmissionProcessor, type JudgeSource } from './judging/judge-submission.processor.js';
import { LanguageAnnouncer } from './judging/language-announcer.js';
import { JudgingClient } from './judging/judging.client.js';
import { observeWorker } from './judging/judging-metrics.js';
import { SubmissionJudge } from './judging/submission-judge.js';
import { RefusingFactory } from './programs/refusing-factory.js';
import { TestSetCache } from './judging/test-set-cache.js';
import { WorkerReporter } from './judging/worker-reporter.js';
import { WorkInHand } from './judging/work-in-hand.js';
import { createProgramFactory } from './programs/program-factory.js';
import type { ProgramFactory } from './programs/program.js';
import { runningBuild } from './running-build.js';

/** One core more than configured serves runs, and users who have used little. */
const RESERVED_CORES = 1;
/** A process that has ended no work and judged no test for this time is stuck. */
const STUCK_MS = 120_000;
/** The share of the shutdown time in which work may still end by itself. */
const DRAIN_SHARE = 0.4;
/** The share of the shutdown time that the sandbox may take to clean up. */
const CLOSE_SHARE = 0.4;
const MEGABYTE = 1024 * 1024;
/** Interpreters of one kind that wait: for every test of a usual submission. */
const MOST_WAITING = 20;
/** The share of the machine's memory, or of the container's limit, that waiting interpreters may hold. */
const WAITING_SHARE = 1 / 16;

/** Zero or undefined: the worker's memory is not limited. */
const memoryMegabytes = (): number =>
  Math.min(os.totalmem(), process.constrainedMemory() || Infinity) / MEGABYTE;

/** Does not throw when the sandbox cannot be made, because a worker that only crashes and restarts shows no reason. */
async function makeFactory(env: Env, logger: Logger): Promise<ProgramFactory> {
  try {
    return await createProgramFactory({
      slots: env.JUDGE_CONCURRENCY + RESERVED_CORES,
      cacheDir: env.JUDGE_CACHE_DIR,
      waiting: { mostOfAKind: MOST_WAITING, megabytes: memoryMegabytes() * WAITING_SHARE },
      selfTest: quickSelfTest,
    });
  } catch (error) {
    logger.error({ err: error }, 'the sandbox could not be made');
    return new RefusingFactory(messageOf(error));
  }
}

function sourceOf(
  owner: 'problems' | 'ai',
  url: string,
  cacheDir: string,
  identity: RpcIdentity,
): JudgeSource {
  const client = new JudgingClient(owner, url, identity);
  const testSets = new TestSetCache({
    folder: path.join(cacheDir, 'test-sets'),
    maxDiskBytes: 1024 * MEGABYTE,
    maxMemoryBytes: 128 * MEGABYTE,
    fetch: (hash, ticket) => client.fetchTestSet(hash, ticket),
  });
  return { client, testSets };
}

/** Builds all parts of a worker process and closes them in order. */
export class JudgeWorker {
  private readonly work = new WorkInHand();
  private readonly slots: CoreSlots;
  private readonly sources: JudgeSource[];
  private readonly cancellations: Cancellations;
  private readonly announcer: LanguageAnnouncer;
  private readonly reporter: WorkerReporter;
  private readonly intake: JobIntake;
  private readonly queues: JobProducer<typeof JudgeJob>[];
  private readonly stopObserving: () => void;

  private constructor(
    private readonly env: Env,
    private readonly factory: ProgramFactory,
    private readonly logger: Logger,
  ) {
    const onError = (error: Error): void => logger.debug({ error: error.message }, 'redis');
    this.slots = new CoreSlots(env.JUDGE_CONCURRENCY, RESERVED_CORES);
    const identity = RpcIdentity.fromEnv('judge-worker', env);
    const problems = sourceOf('problems', env.PROBLEMS_JUDGE_RPC_URL, env.JUDGE_CACHE_DIR, identity);
    const ai = sourceOf('ai', env.AI_JUDGE_RPC_URL, env.JUDGE_CACHE_DIR, identity);
    this.sources = [problems, ai];
    const host =
      os
        .hostname()
        .replaceAll(/[^\w.:-]/g, '-')
        .slice(0, 100) || 'unnamed';
    const workerId = `${host}-${process.pid}-${randomUUID().slice(0, 8)}`;
    const processor = new JudgeSubmissionProcessor({
      workerId,
      sources: { run: problems, submit: problems, verify: problems, evidence: ai },
      judge: new SubmissionJudge(factory, this.slots),
      slots: this.slots,
      work: this.work,
      takesWork: () => this.intake.open,
      logger,
    });
    this.cancellations = new Cancellations(env.REDIS_URL, onError);
    this.announcer = new LanguageAnnouncer({ redisUrl: env.REDIS_URL, factory, workerId, onError });
    const [version, speedMs] = [runningBuild(), hostSpeedMs()];
    this.reporter = new WorkerReporter({
      describe: () => ({
        workerId,
        host,
        cores: this.slots.cores,
        busy: this.slots.busy,
        tier: factory.health().tier,
        languages: [...factory.languages()],
        takesWork: this.intake.open,
        version,
        speedMs,
      }),
      send: (report) => problems.client.reportWorker(report),
      onError: (error) => logger.debug({ err: error }, 'the report was not taken'),
    });
    this.cancellations.listen((id) => this.work.cancel(id), onError);
    this.queues = JudgeQueueName.options.map(
      (queue) => new JobProducer(QUEUES[queue], JudgeJob, env.REDIS_URL, onError),
    );
    this.intake = new JobIntake({
      redisUrl: env.REDIS_URL,
      cores: env.JUDGE_CONCURRENCY,
      factory,
      process: (queue, job) => processor.process(queue, job),
      logger,
    });
    this.stopObserving = observeWorker(this.slots, this.work);
  }

  /** Makes the sandbox, then starts to take work. */
  static async start(env: Env): Promise<JudgeWorker> {
    const logger = createLogger('judge-worker', env.LOG_LEVEL);
    const worker = new JudgeWorker(env, await makeFactory(env, logger), logger);
    worker.intake.start();
    worker.announcer.start();
    worker.reporter.start();
    return worker;
  }

  readiness(): Readiness {
    const { tier, ready, problems } = this.factory.health();
    const unreachable = this.cancellations.connected ? [] : ['Redis is not reachable.'];
    return {
      problems: [...(ready ? [] : problems), ...unreachable],
      details: {
        tier,
        languages: this.factory.languages(),
        cores: this.slots.cores,
        inHand: this.work.size,
        takesWork: this.intake.open,
      },
    };
  }

  /** Looks for progress. One core that is held for too long is a problem even while others work, because it is lost. */
  async liveness(): Promise<Readiness> {
    if (this.slots.longestHoldMs() >= STUCK_MS) {
      return { problems: ['A core has been held for two minutes, longer than anything may run.'] };
    }
    if (this.work.sinceProgressMs() < STUCK_MS) return { problems: [] };
    if (this.work.size > 0) return { problems: ['Claimed work has not moved for two minutes.'] };
    const waits = this.intake.open && (await this.waiting()) > 0;
    return { problems: waits ? ['Jobs wait, but none has been taken for two minutes.'] : [] };
  }

  /** Takes no more work, waits for work that ends soon, and gives the rest back. */
  async drain(): Promise<void> {
    const ended = this.intake.close();
    await Promise.all([
      this.reporter.close(),
      this.work.drain(this.env.SHUTDOWN_GRACE_MS * DRAIN_SHARE, ended),
    ]);
  }

  async close(): Promise<void> {
    await this.drain();
    this.stopObserving();
    this.cancellations.close();
    this.announcer.close();
    await Promise.all(this.queues.map((queue) => queue.close()));
    for (const { client } of this.sources) client.close();
    await this.closeFactory();
  }

  /** Does not wait for a slow cleanup, because the processes of the sandbox end with this one. */
  private async closeFactory(): Promise<void> {
    const late = setTimeout(this.env.SHUTDOWN_GRACE_MS * CLOSE_SHARE, 'late', { ref: false });
    if ((await Promise.race([this.factory.close(), late])) === 'late') {
      this.logger.warn('the sandbox did not clean up in time');
    }
  }

  /** @returns 0 when Redis cannot be reached, which is no reason to restart a worker. */
  private async waiting(): Promise<number> {
    try {
      const counts = await Promise.all(this.queues.map((queue) => queue.waiting()));
      return counts.reduce((sum, count) => sum + count, 0);
    } catch (error) {
      this.logger.debug({ err: error }, 'the queues cannot be counted');
      return 0;
    }
  }
}
