import {
  FAIR_CLAIMS_RPC,
  OPERATIONS_RPC,
  type JudgingStatusAnswer,
  type RpcParsedRequest,
} from '@evident/contracts';
import { gauge, RpcMethod } from '@evident/kit';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { QueueMetricsService } from '../submissions/queue-metrics.service.js';
import { JudgeWorkersRepository } from './judge-workers.repository.js';

type Workers = JudgingStatusAnswer['workers'];

/** Work that waits longer although workers judge deserves a look. */
const LONG_WAIT_S = 60;

/** Reads the workers at each scrape. Set while the service runs. */
let readWorkers: (() => Promise<Workers | null>) | undefined;

const judging = (workers: Workers): Workers => workers.filter(({ takesWork }) => takesWork);
const sumOf = (workers: Workers, of: 'cores' | 'busy'): number =>
  workers.reduce((sum, worker) => sum + worker[of], 0);

gauge('judge_workers', 'Judge workers that take work', [], async (self) => {
  const workers = await readWorkers?.();
  if (workers) self.set(judging(workers).length);
  else self.reset();
});

gauge('judge_cores', 'Cores of the judge workers that take work', ['state'], async (self) => {
  const workers = await readWorkers?.();
  if (!workers) return self.reset();
  const taking = judging(workers);
  // A worker may use one reserved core more than it was given.
  const busy = Math.min(sumOf(taking, 'busy'), sumOf(taking, 'cores'));
  self.set({ state: 'busy' }, busy);
  self.set({ state: 'free' }, sumOf(taking, 'cores') - busy);
});

/** Tells who judges, what waits, and when nobody judges. */
@Injectable()
export class JudgingStatusService implements OnApplicationBootstrap, OnModuleDestroy {
  constructor(
    private readonly workers: JudgeWorkersRepository,
    private readonly queues: QueueMetricsService,
  ) {}

  onApplicationBootstrap(): void {
    readWorkers = () => this.list().catch(() => null);
  }

  onModuleDestroy(): void {
    readWorkers = undefined;
  }

  @RpcMethod(FAIR_CLAIMS_RPC, 'judging.report-worker')
  async report(
    report: RpcParsedRequest<typeof FAIR_CLAIMS_RPC, 'judging.report-worker'>,
  ): Promise<Record<string, never>> {
    await this.workers.store(report);
    return {};
  }

  @RpcMethod(OPERATIONS_RPC, 'operations.judging')
  async status(): Promise<JudgingStatusAnswer> {
    const [workers, queues] = await Promise.all([this.list(), this.queues.current()]);
    return { queues, workers, warnings: warningsOf(workers, queues) };
  }

  /** One sentence for each thing that an operator should look at now. */
  async warnings(): Promise<string[]> {
    return (await this.status()).warnings;
  }

  private async list(): Promise<Workers> {
    const rows = await this.workers.list();
    return rows.map(({ takes_work: takesWork, speed_ms: speedMs, ...worker }) => ({
      ...worker,
      takesWork,
      speedMs,
    }));
  }
}

function warningsOf(workers: Workers, queues: JudgingStatusAnswer['queues']): string[] {
  const queued = queues.reduce((sum, queue) => sum + queue.queued, 0);
  const oldestS = Math.floor(Math.max(0, ...queues.map(({ oldestSeconds }) => oldestSeconds)));
  const waiting =
    queued === 1
      ? `One submission or run has waited for ${oldestS} s.`
      : `${queued} submissions and runs wait, the oldest for ${oldestS} s.`;
  if (judging(workers).length === 0)
    return [`No judge worker takes work.${queued === 0 ? '' : ` ${waiting}`}`];
  return oldestS > LONG_WAIT_S ? [`The judge is behind. ${waiting}`] : [];
}
