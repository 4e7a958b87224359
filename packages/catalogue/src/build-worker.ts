import { parentPort, workerData } from 'node:worker_threads';
import { packageBuilder } from './build-catalogue.js';
import type { WorkerAnswer, WorkerFolders } from './package-workers.js';
import type { ProblemPackage } from './problem-package.js';

/** A thread of the build: gets packages, one at a time, and answers with what it made of them. */
const { problemsFolder, outputDir } = workerData as WorkerFolders;
const build = packageBuilder(problemsFolder, outputDir);

parentPort?.on('message', (pack: ProblemPackage) => {
  const answer = (message: WorkerAnswer): void => parentPort?.postMessage(message);
  build(pack).then(
    (problem) => answer({ problem }),
    (error: unknown) => answer({ failure: error instanceof Error ? error.message : String(error) }),
  );
});
