import {
  FAIR_CLAIMS_RPC,
  judgeLimitsFor,
  JudgeJob,
  JUDGING_RPC,
  QUEUES,
  type ClaimedTask,
  type JudgedTest,
  type JudgeWorkerReport,
  type JudgingResult,
  type Language,
  type StoredTest,
} from '@evident/contracts';
import { JobProducer, RpcMethod, startService, type RunningService } from '@evident/kit';
import { TEST_SERVICE_ENV, type TcpRelay } from '@evident/kit/testing/index';
import { Controller, Module } from '@nestjs/common';
import { randomUUID } from 'node:crypto';

export interface OwnedRow {
  task: Omit<ClaimedTask, 'attempt' | 'leaseMs'>;
  status: 'queued' | 'judging' | 'judged' | 'cancelled';
  attempt: number;
  leaseUntil: number;
  claimedBy: string[];
  /** The indices of the tests that each renewal reported. */
  told: number[][];
  judged: JudgedTest[];
  results: JudgingResult[];
  /** How many finishes came too late. */
  stale: number;
  released: (string | null)[];
}

type Request<K extends keyof typeof JUDGING_RPC> = (typeof JUDGING_RPC)[K]['request']['_output'];

type NextRequest = (typeof FAIR_CLAIMS_RPC)['judging.claim-next']['request']['_output'];

/** Stands in for problems and ai: it owns rows in memory, with claim, lease and attempt number, behind real RPC. */
export class JudgingOwner {
  readonly rows = new Map<string, OwnedRow>();
  readonly testSets = new Map<string, StoredTest[]>();
  leaseMs = 3_000;
  pageSize = 3;
  fetches = 0;
  /** What workers reported, oldest first. */
  readonly reports: JudgeWorkerReport[] = [];
  /** Called with each result before it is stored. A result for which it throws is lost. */
  onResult: (() => void) | undefined;

  row(id: string): OwnedRow {
    const row = this.rows.get(id);
    if (!row) throw new Error(`no row ${id}`);
    return row;
  }

  claim({ id, workerId }: Request<'judging.claim'>): ClaimedTask | null {
    const row = this.rows.get(id);
    if (!row) return null;
    const free = row.status === 'queued' || (row.status === 'judging' && row.leaseUntil < Date.now());
    if (!free) return null;
    row.status = 'judging';
    row.attempt += 1;
    row.leaseUntil = Date.now() + this.leaseMs;
    row.claimedBy.push(workerId);
    return { ...row.task, attempt: row.attempt, leaseMs: this.leaseMs };
  }

  /** Gives the oldest waiting row of the kind. */
  claimNext({ kind, workerId }: NextRequest): {
    task: ClaimedTask | null;
    passedOver: boolean;
  } {
    for (const [id, row] of this.rows) {
      const task = row.task.kind === kind ? this.claim({ id, workerId }) : null;
      if (task) return { task, passedOver: false };
    }
    return { task: null, passedOver: false };
  }

  fetch({ hash, offset }: Request<'judging.fetch-test-set'>): {
    tests: StoredTest[];
    nextOffset: number | null;
  } {
    this.fetches += 1;
    const all = this.testSets.get(hash) ?? [];
    const end = offset + this.pageSize;
    return { tests: all.slice(offset, end), nextOffset: end < all.length ? end : null };
  }

  renew({ id, attempt, judged }: Request<'judging.renew'>): { keep: boolean } {
    const row = this.row(id);
    if (row.status !== 'judging' || row.attempt !== attempt) return { keep: false };
    row.leaseUntil = Date.now() + this.leaseMs;
    row.judged.push(...judged.filter(({ testId }) => !row.judged.some((test) => test.testId === testId)));
    row.told.push(judged.map(({ index }) => index));
    return { keep: true };
  }

  finish({ id, attempt, result }: Request<'judging.finish'>): { applied: boolean } {
    this.onResult?.();
    const row = this.row(id);
    if (row.status !== 'judging' || row.attempt !== attempt) {
      row.stale += 1;
      return { applied: false };
    }
    row.status = 'judged';
    row.results.push(result);
    return { applied: true };
  }

  release({ id, attempt, fault }: Request<'judging.release'>): { released: boolean } {
    const row = this.row(id);
    if (row.status !== 'judging' || row.attempt !== attempt) return { released: false };
    row.status = 'queued';
    row.released.push(fault);
    return { released: true };
  }
}

@Controller()
class JudgingController {
  constructor(private readonly owner: JudgingOwner) {}

  @RpcMethod(JUDGING_RPC, 'judging.claim')
  claim(request: Request<'judging.claim'>) {
    return Promise.resolve(this.owner.claim(request));
  }

  @RpcMethod(FAIR_CLAIMS_RPC, 'judging.claim-next')
  claimNext(request: NextRequest) {
    return Promise.resolve(this.owner.claimNext(request));
  }

  @RpcMethod(FAIR_CLAIMS_RPC, 'judging.report-worker')
  reportWorker(report: JudgeWorkerReport) {
    this.owner.reports.push(report);
    return Promise.resolve({});
  }

  @RpcMethod(JUDGING_RPC, 'judging.fetch-test-set')
  fetch(request: Request<'judging.fetch-test-set'>) {
    return Promise.resolve(this.owner.fetch(request));
  }

  @RpcMethod(JUDGING_RPC, 'judging.renew')
  renew(request: Request<'judging.renew'>) {
    return Promise.resolve(this.owner.renew(request));
  }

  @RpcMethod(JUDGING_RPC, 'judging.finish')
  finish(request: Request<'judging.finish'>) {
    return Promise.resolve(this.owner.finish(request));
  }

  @RpcMethod(JUDGING_RPC, 'judging.release')
  release(request: Request<'judging.release'>) {
    return Promise.resolve(this.owner.release(request));
  }
}

@Module({})
class OwnerModule {}

/** Serves an owner behind `road`. To stop it and serve again is a restart of the service. */
export async function serveOwner(owner: JudgingOwner, road: TcpRelay): Promise<RunningService> {
  const served = await startService({
    name: 'problems',
    env: TEST_SERVICE_ENV,
    module: {
      module: OwnerModule,
      ...{ controllers: [JudgingController], providers: [{ provide: JudgingOwner, useValue: owner }] },
    },
    rpc: [{ host: '127.0.0.1', port: 0, serves: [JUDGING_RPC, FAIR_CLAIMS_RPC] }],
    readiness: () => () => ({ problems: [] }),
  });
  road.pointTo(served.rpcPorts[0] ?? 0);
  return served;
}

/** Adds rows and their jobs. */
export class WorkGiver {
  private readonly producers;
  private dispatch = 0;

  constructor(
    private readonly owner: JudgingOwner,
    redisUrl: string,
  ) {
    const producer = (queue: 'submit' | 'run') =>
      new JobProducer(QUEUES[queue], JudgeJob, redisUrl, () => undefined);
    this.producers = { submit: producer('submit'), run: producer('run') };
  }

  /** @returns the id of a new row whose job is on the queue. */
  async give(
    language: Language,
    sourceCode: string,
    change: Partial<OwnedRow['task']> = {},
  ): Promise<string> {
    const id = randomUUID();
    const task: OwnedRow['task'] = {
      id,
      kind: 'submit',
      userId: 'user',
      problemId: null,
      program: { language, sourceCode },
      limits: judgeLimitsFor(language, { timeLimitMs: 500, memoryLimitKb: 131_072 }),
      checker: { kind: 'exact' },
      testSetHash: null,
      cases: null,
      reference: null,
      stopAtFirstFailure: false,
      ...change,
    };
    const row = {
      task,
      attempt: 0,
      leaseUntil: 0,
      claimedBy: [],
      told: [],
      judged: [],
      results: [],
      stale: 0,
      released: [],
    };
    this.owner.rows.set(id, { ...row, status: 'queued' });
    await this.hint(id);
    return id;
  }

  /** Adds the row's job again. */
  async hint(id: string): Promise<void> {
    const queue = this.owner.row(id).task.kind === 'run' ? 'run' : 'submit';
    await this.producers[queue].add('judge-submission', { id }, { jobId: `${id}-${this.dispatch++}` });
  }

  /** Does the work of the real owner's reconciler. */
  async hintForgotten(): Promise<void> {
    for (const [id, row] of this.owner.rows) {
      const forgotten = row.status === 'queued' || (row.status === 'judging' && row.leaseUntil < Date.now());
      if (forgotten) await this.hint(id);
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.producers.submit.close(), this.producers.run.close()]);
  }
}
