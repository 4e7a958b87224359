import { JudgeJob, JudgeQueueName, QUEUES } from '@evident/contracts';
import { JobConsumer, type Logger } from '@evident/kit';
import type { ProgramFactory } from '../programs/program.js';

/** How many claims of each queue are held at the same time. Their programs share the worker's cores. */
function claimsAtATime(cores: number): Readonly<Record<JudgeQueueName, number>> {
  // One user has one claim of each kind at a time, so two users with long programs leave room for others.
  const users = Math.max(3, cores + 1);
  return { run: users, submit: users, verify: 2, evidence: cores };
}

interface IntakeOptions {
  redisUrl: string;
  cores: number;
  factory: ProgramFactory;
  process: (queue: JudgeQueueName, job: JudgeJob) => Promise<void>;
  logger: Logger;
  checkMs?: number;
}

const CHECK_MS = 2_000;

/** Takes jobs only while the sandbox is ready. A worker that cannot isolate programs leaves the jobs to other workers. */
export class JobIntake {
  private consumers: JobConsumer<typeof JudgeJob>[] = [];
  private timer: NodeJS.Timeout | undefined;
  private said = '';
  private shutting: Promise<void> = Promise.resolve();

  constructor(private readonly options: IntakeOptions) {}

  start(): void {
    this.check();
    this.timer = setInterval(() => this.check(), this.options.checkMs ?? CHECK_MS);
  }

  get open(): boolean {
    return this.consumers.length > 0;
  }

  /** Resolves when consumers that were shut take nothing more. Until then a job may still come through. */
  get closing(): Promise<void> {
    return this.shutting;
  }

  /** Takes no more jobs. Resolves when the current jobs have ended. */
  close(): Promise<void> {
    clearInterval(this.timer);
    this.shut();
    return this.shutting;
  }

  private check(): void {
    const { ready, problems } = this.options.factory.health();
    if (ready && !this.open) this.openQueues();
    if (!ready && this.open) this.shut();
    const said = ready ? '' : problems.join(' ');
    if (said !== '' && said !== this.said)
      this.options.logger.error({ problems }, 'no work is taken: the sandbox is not ready');
    this.said = said;
  }

  private openQueues(): void {
    const { redisUrl, cores, process, logger } = this.options;
    const concurrency = claimsAtATime(cores);
    const onError = (error: Error): void =>
      logger.warn({ error: error.message }, 'the queue is not reachable');
    this.consumers = JudgeQueueName.options.map(
      (queue) =>
        new JobConsumer(QUEUES[queue], {
          schema: JudgeJob,
          redisUrl,
          concurrency: concurrency[queue],
          // A lost job lock is ignored, because the claim of the row alone decides who judges.
          process: (job) => process(queue, job),
          onError,
        }),
    );
  }

  private shut(): void {
    const closing = this.consumers;
    this.consumers = [];
    if (closing.length === 0) return;
    this.shutting = Promise.all([this.shutting, ...closing.map((consumer) => consumer.close())]).then(
      () => undefined,
    );
  }
}
