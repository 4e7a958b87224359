import { once } from 'node:events';
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PackageBuilder } from './build-catalogue.js';
import type { BuiltProblem } from './built-catalogue.js';
import { PackageError } from './problem-package.js';

export interface WorkerFolders {
  problemsFolder: string;
  outputDir: string;
}

export type WorkerAnswer = { problem: BuiltProblem } | { failure: string };

/** More threads than this would hold more tests in memory than they save seconds. */
const MAX_WORKERS = 4;

/** Tests are megabytes of short-lived numbers and lines: with room for them, a fifth of the processor time goes away. */
const YOUNG_MB = 192;

/** A thread for each core. */
export class PackageWorkers {
  private readonly workers: Worker[] = [];

  constructor(private readonly folders: WorkerFolders) {}

  /** Each starts its thread with its first package. */
  builders(): PackageBuilder[] {
    const count = Math.min(MAX_WORKERS, os.availableParallelism());
    return Array.from({ length: count }, () => {
      let worker: Worker | undefined;
      return async (pack) => {
        worker ??= this.start();
        const answered = once(worker, 'message') as Promise<[WorkerAnswer]>;
        worker.postMessage(pack);
        const [answer] = await answered;
        if ('failure' in answer) throw new PackageError(answer.failure);
        return answer.problem;
      };
    });
  }

  private start(): Worker {
    const worker = new Worker(new URL('build-worker.js', import.meta.url), {
      workerData: this.folders,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    this.workers.push(worker);
    return worker;
  }

  async stop(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}
