import { WORKER_REPORT_MS, type JudgeWorkerReport } from '@evident/contracts';

interface ReporterOptions {
  describe: () => JudgeWorkerReport;
  send: (report: JudgeWorkerReport) => Promise<void>;
  onError: (error: unknown) => void;
  everyMs?: number;
}

/** Tells the owner of the submissions that this worker lives and what it has. */
export class WorkerReporter {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: ReporterOptions) {}

  start(): void {
    void this.report();
    this.timer = setInterval(() => void this.report(), this.options.everyMs ?? WORKER_REPORT_MS);
  }

  /** Stops the repetition and reports once more, so that a worker that stops is not counted any longer. */
  async close(): Promise<void> {
    if (this.timer === undefined) return;
    clearInterval(this.timer);
    this.timer = undefined;
    await this.report();
  }

  private async report(): Promise<void> {
    const { describe, send, onError } = this.options;
    await send(describe()).catch(onError);
  }
}
