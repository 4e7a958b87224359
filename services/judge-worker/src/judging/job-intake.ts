import { JudgeJob, JudgeQueueName, QUEUES } from '@evident/contracts';
import { JobConsumer, type Logger } from '@evident/kit';
import type { ProgramFactory } from '../programs/program.js';

/** Claims held at the same time; what they run shares the worker's cores. */
export function claimsAtATime(cores: number): Readonly<Record<JudgeQueueName, number>> {
  // Two at the least, so that one program compiles while another's last test still runs.
  return { run: cores + 1, submit: Math.max(2, cores), verify: 1, evidence: cores };
}

export interface IntakeOptions {
  redisUrl: string;
  cores: number;
  factory: ProgramFactory;
  process: (queue: JudgeQueueName, id: string) => Promise<void>;
  logger: Logger;
  checkMs?: number;
}

const CHECK_MS = 2_000;

/** Takes jobs only while the sandbox is sound: a worker that cannot isolate leaves the work to others. */
export class JobIntake {
  private consumers: JobConsumer<typeof JudgeJob>[] = [];
  private timer: NodeJS.Timeout | undefined;
  private said = '';
  private closing: Promise<void> = Promise.resolve();

  constructor(private readonly options: IntakeOptions) {}

  start(): void {
    this.check();
    this.timer = setInterval(() => this.check(), this.options.checkMs ?? CHECK_MS);
  }

  get open(): boolean {
    return this.consumers.length > 0;
  }

  /** No job is taken any more; resolves when those in hand have ended. */
  close(): Promise<void> {
    clearInterval(this.timer);
    this.shut();
    return this.closing;
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
          // The lost lock of a job says nothing about the row's claim, which alone decides who judges.
          process: ({ id }) => process(queue, id),
          onError,
        }),
    );
  }

  private shut(): void {
    const closing = this.consumers;
    this.consumers = [];
    if (closing.length === 0) return;
    this.closing = Promise.all([this.closing, ...closing.map((consumer) => consumer.close())]).then(
      () => undefined,
    );
  }
}
