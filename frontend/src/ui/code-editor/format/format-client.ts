import type { FormatOutcome, FormatRequest } from './format-types.js';
import type { WorkerAnswer, WorkerQuestion } from './format-worker.js';

/** The first use may load a megabyte over a slow line. */
const PATIENCE_MS = 60_000;
const FAILED: FormatOutcome = { refusal: 'The formatter could not be loaded. Nothing was changed.' };

type FormatWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** Asks the worker; a worker that fails or does not answer is replaced by a new one the next time. */
export class FormatClient {
  private worker: FormatWorker | null = null;
  private readonly waiting = new Map<number, (outcome: FormatOutcome) => void>();
  private questions = 0;

  constructor(private readonly start: () => FormatWorker) {}

  format(request: FormatRequest): Promise<FormatOutcome> {
    const id = (this.questions += 1);
    return new Promise((resolve) => {
      const patience = setTimeout(() => this.giveUp(), PATIENCE_MS);
      this.waiting.set(id, (outcome) => {
        clearTimeout(patience);
        this.waiting.delete(id);
        resolve(outcome);
      });
      this.running().postMessage({ id, request } satisfies WorkerQuestion);
    });
  }

  private running(): FormatWorker {
    if (this.worker) return this.worker;
    const worker = this.start();
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.outcome) this.waiting.get(data.id)?.(data.outcome);
      else this.giveUp();
    });
    worker.addEventListener('error', () => this.giveUp());
    return (this.worker = worker);
  }

  private giveUp(): void {
    this.worker?.terminate();
    this.worker = null;
    [...this.waiting.values()].forEach((answer) => answer(FAILED));
  }
}
