import {
  FAIR_CLAIMS_RPC,
  JUDGING_RPC,
  type ClaimedTask,
  type JudgedTest,
  type JudgeWorkerReport,
  type JudgingResult,
  type RpcResponse,
  type ServiceName,
  type StoredTest,
  type SubmissionKind,
} from '@evident/contracts';
import { DomainError, RpcClient, type RpcIdentity } from '@evident/kit';
import { setTimeout as delay } from 'node:timers/promises';

/** What a worker shows of its claim. */
export type Claim = Pick<ClaimedTask, 'id' | 'attempt' | 'ticket'>;
type NextClaim = RpcResponse<typeof FAIR_CLAIMS_RPC, 'judging.claim-next'>;

const RETRY_FIRST_MS = 100;
const RETRY_MOST_MS = 2_000;
const FETCH_PATIENCE_MS = 10_000;
const FINISH_PATIENCE_MS = 30_000;
/** A worker that stops has little time; what it cannot give back runs out. */
const RELEASE_PATIENCE_MS = 8_000;
const FETCH_TIMEOUT_MS = 30_000;
/** Claims and results of evidence are large. */
const CARRY_TIMEOUT_MS = 15_000;

/** Whether the same call may succeed soon, because the service restarts or is slow. */
function isTemporary(error: unknown): boolean {
  return (
    error instanceof DomainError && (error.code === 'SERVICE_UNAVAILABLE' || error.code === 'SERVICE_TIMEOUT')
  );
}

async function withPatience<T>(patienceMs: number, call: () => Promise<T>): Promise<T> {
  const end = performance.now() + patienceMs;
  for (let waitMs = RETRY_FIRST_MS; ; waitMs = Math.min(waitMs * 2, RETRY_MOST_MS)) {
    try {
      return await call();
    } catch (error) {
      if (!isTemporary(error) || performance.now() + waitMs > end) throw error;
      await delay(waitMs);
    }
  }
}

/** Calls the service that owns the rows of a queue. */
export class JudgingClient {
  private readonly rpc;

  /** @param url `tcp://host:port` of the service's judge port. */
  constructor(serviceName: ServiceName, url: string, identity: RpcIdentity) {
    this.rpc = new RpcClient({ ...JUDGING_RPC, ...FAIR_CLAIMS_RPC }, serviceName, url, identity);
  }

  /** @returns null when the row is gone, finished or claimed by another worker. */
  claim(id: string, workerId: string): Promise<ClaimedTask | null> {
    return this.rpc.call('judging.claim', { id, workerId }, { timeoutMs: CARRY_TIMEOUT_MS });
  }

  /** Claims the row of the kind that is next by fair share. Problems answers this call. */
  claimNext(kind: SubmissionKind, workerId: string): Promise<NextClaim> {
    return this.rpc.call('judging.claim-next', { kind, workerId }, { timeoutMs: CARRY_TIMEOUT_MS });
  }

  /** Fetches all tests of a set, in order. Retries for some seconds while the service restarts. */
  async fetchTestSet(hash: string, ticket?: string): Promise<StoredTest[]> {
    const all: StoredTest[] = [];
    for (let offset: number | null = 0; offset !== null;) {
      const request = { hash, offset, ticket };
      const page: { tests: StoredTest[]; nextOffset: number | null } = await withPatience(
        FETCH_PATIENCE_MS,
        () => this.rpc.call('judging.fetch-test-set', request, { timeoutMs: FETCH_TIMEOUT_MS }),
      );
      all.push(...page.tests);
      if (page.nextOffset !== null && page.nextOffset <= offset)
        throw new Error(`The pages of test set ${hash} do not advance`);
      offset = page.nextOffset;
    }
    return all;
  }

  /** @returns whether to go on. False: the lease is lost or the learner cancelled. */
  async renew(
    { id, attempt, ticket }: Claim,
    progress: { judged: JudgedTest[]; running: boolean; usedMs: number },
  ): Promise<boolean> {
    return (await this.rpc.call('judging.renew', { id, attempt, ticket, ...progress })).keep;
  }

  /**
   * Retries while the service is away, because a claim that is not finished would be judged again.
   * @returns false when the attempt is stale. Nothing was stored then.
   */
  async finish({ id, attempt, ticket }: Claim, result: JudgingResult, usedMs: number): Promise<boolean> {
    const answer = await withPatience(FINISH_PATIENCE_MS, () =>
      this.rpc.call(
        'judging.finish',
        { id, attempt, ticket, result, usedMs },
        { timeoutMs: CARRY_TIMEOUT_MS },
      ),
    );
    return answer.applied;
  }

  /** Tries again when the service is slow: the attempt's number keeps a second release from changing anything. */
  async release(
    { id, attempt, ticket }: Claim,
    fault: string | null,
    usedMs: number,
    isChecker = false,
  ): Promise<void> {
    await withPatience(RELEASE_PATIENCE_MS, () =>
      this.rpc.call('judging.release', {
        id,
        attempt,
        ticket,
        fault,
        usedMs,
        ...(isChecker && { isChecker }),
      }),
    );
  }

  /** Only the owner of submissions takes reports. */
  async reportWorker(report: JudgeWorkerReport): Promise<void> {
    await this.rpc.call('judging.report-worker', report);
  }

  close(): void {
    this.rpc.close();
  }
}
