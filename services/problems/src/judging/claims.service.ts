import {
  FAIR_CLAIMS_RPC,
  JUDGING_RPC,
  type ClaimedTask,
  type JudgingResult,
  type RpcParsedRequest,
  type RpcResponse,
  type Score,
} from '@evident/contracts';
import {
  DomainError,
  EndNotifier,
  notFound,
  RpcKeys,
  RpcMethod,
  type Sql,
  startSpan,
  storableText,
  Tickets,
} from '@evident/kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import { IntakeService } from '../submissions/intake.service.js';
import { noteVerdict } from '../submissions/queue-metrics.service.js';
import { SubmissionEventsService } from '../submissions/submission-events.service.js';
import type { ClaimRow, HeldRow } from '../submissions/submission-rows.js';
import { storedFigures } from '../submissions/submission-view.js';
import { TestSetsRepository } from '../test-sets/test-sets.repository.js';
import { claimedTask } from './claimed-task.js';
import { fairChoice } from './fair-choice.js';
import { announced, JudgedTestsService, type Progress, type TestEvent } from './judged-tests.service.js';
import {
  countingVerdict,
  JudgingRepository,
  removingEarlierAttempts,
  storingLastTests,
  storingTests,
} from './judging.repository.js';
import { scoreOfResult } from './submission-score.js';
import { ProgressService } from './progress.service.js';
import { SubmissionLeasesRepository } from './submission-leases.repository.js';
import { UsageRepository } from './usage.repository.js';

type Request<K extends keyof typeof JUDGING_RPC> = RpcParsedRequest<typeof JUDGING_RPC, K>;
type Answer<K extends keyof typeof JUDGING_RPC> = Promise<RpcResponse<typeof JUDGING_RPC, K>>;

const CHECKER_FAULT_CHARACTERS = 4_000;

interface Written {
  row: HeldRow;
  events: TestEvent[];
  score: Score | null;
}

/** The claims of workers on submissions, and the verdicts that they bring. The attempt fences every write. */
@Injectable()
export class ClaimsService {
  private readonly logger = new Logger('claims');
  private readonly tickets: Tickets;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly leases: SubmissionLeasesRepository,
    private readonly judging: JudgingRepository,
    private readonly usage: UsageRepository,
    private readonly tests: JudgedTestsService,
    private readonly progress: ProgressService,
    private readonly testSets: TestSetsRepository,
    private readonly events: SubmissionEventsService,
    private readonly intake: IntakeService,
    private readonly ends: EndNotifier,
  ) {
    this.tickets = new Tickets('problems', RpcKeys.fromEnv(env));
  }

  /** Answers null when there is nothing to do: finished, cancelled, unknown, or held by another worker. */
  @RpcMethod(JUDGING_RPC, 'judging.claim')
  async claim({ id, workerId }: Request<'judging.claim'>): Answer<'judging.claim'> {
    return this.start(await this.leases.claim(id, { leaseMs: this.env.LEASE_MS, workerId }));
  }

  /** Claims the row that is next by fair share. */
  @RpcMethod(FAIR_CLAIMS_RPC, 'judging.claim-next')
  async claimNext({
    kind,
    workerId,
  }: RpcParsedRequest<typeof FAIR_CLAIMS_RPC, 'judging.claim-next'>): Promise<
    RpcResponse<typeof FAIR_CLAIMS_RPC, 'judging.claim-next'>
  > {
    const task = this.start(
      await this.leases.claimChosen(fairChoice(kind, workerId), { leaseMs: this.env.LEASE_MS, workerId }),
    );
    return { task, passedOver: task === null && (await this.usage.anyWaits(kind)) };
  }

  @RpcMethod(JUDGING_RPC, 'judging.fetch-test-set')
  async fetchTestSet({
    hash,
    offset,
    ticket,
  }: Request<'judging.fetch-test-set'>): Answer<'judging.fetch-test-set'> {
    if (!this.tickets.proves(ofTestSet(hash), ticket)) throw notFound('Test set');
    const page = await this.testSets.page(hash, offset);
    if (page.tests.length === 0 && offset === 0) throw notFound('Test set');
    return page;
  }

  /** Extends the lease; stores and announces those of the tests that are new. */
  @RpcMethod(JUDGING_RPC, 'judging.renew')
  async renew({
    id,
    attempt,
    judged,
    running,
    usedMs,
    ticket,
  }: Request<'judging.renew'>): Answer<'judging.renew'> {
    if (!this.tickets.provesClaim({ id, attempt }, ticket)) return { keep: false };
    const kept = await this.progress.write(id, attempt, async (known) => {
      const { records, events } = await this.tests.newOf(known, judged);
      const { seq, used_ms } = known.row;
      const booking = this.usage.booking(known.row, usedMs, false);
      const stores = records.length > 0;
      const begins = running === true && known.row.running_since === null;
      const row = await this.leases.renew(
        id,
        attempt,
        this.env.LEASE_MS,
        {
          ...(stores && { seq: seq + events.length }),
          ...(begins && { running_since: new Date() }),
          used_ms: booking.usedMs,
        },
        undefined,
        {
          expected: { seq, used_ms },
          parts: [...(stores ? [storingTests(records, announced(known.row) + 1)] : []), ...booking.parts],
        },
      );
      if (!row) return null;
      this.progress.advance(known, row, records);
      if (begins && announced(row) === 0) void this.events.running(row);
      void this.events.testsJudged(row, row.test_count, events);
      return { keep: true };
    });
    return kept ?? { keep: false };
  }

  /**
   * Stores the verdict, the tests that no renewal brought, the counters and the solved set in one statement. Nothing changes when the claim
   * was lost or the row has ended already.
   */
  @RpcMethod(JUDGING_RPC, 'judging.finish')
  async finish({ id, attempt, result, usedMs, ticket }: Request<'judging.finish'>): Answer<'judging.finish'> {
    if (!this.tickets.provesClaim({ id, attempt }, ticket)) return { applied: false };
    const written = await this.progress.write(id, attempt, (known, isRemembered) =>
      isWhole(known, result) || !isRemembered ? this.store(known, result, usedMs) : Promise.resolve(null),
    );
    this.progress.end(id);
    if (!written) return { applied: false };
    this.logger.log({
      event: 'judged',
      ...lineOf(written.row),
      verdict: result.verdict,
      ms: Date.now() - written.row.created_at.getTime(),
    });
    this.intake.noteFinish();
    noteVerdict(written.row);
    void this.events.judged(written.row, written.events, { verdict: result.verdict, score: written.score });
    this.ends.announce(id);
    return { applied: true };
  }

  /** Gives the claim back. After the last allowed claim with a fault the submission ends failed. */
  @RpcMethod(JUDGING_RPC, 'judging.release')
  async release({
    id,
    attempt,
    fault,
    isChecker,
    usedMs,
    ticket,
  }: Request<'judging.release'>): Answer<'judging.release'> {
    if (!this.tickets.provesClaim({ id, attempt }, ticket)) return { released: false };
    const row = await this.judging.transaction(async (sql) => {
      const released = await this.released({ id, attempt, fault, isChecker }, sql);
      if (released) await this.usage.book(sql, released, usedMs, true);
      if (released?.status === 'failed') await this.judging.removeTests(sql, [id]);
      return released;
    });
    this.progress.end(id);
    if (!row) {
      if (usedMs !== undefined) await this.usage.bookCancelled(id, attempt, usedMs);
      return { released: false };
    }
    this.logger.log({ event: 'claim given back', ...lineOf(row), fault, status: row.status });
    if (fault !== null) this.logger.warn(`submission ${id}, attempt ${attempt}: ${fault}`);
    if (row.status === 'failed') await this.announceFailure(row);
    return { released: true };
  }

  /** A broken checker fails each time, so an author's verification ends at once and tells why. */
  private async released(
    {
      id,
      attempt,
      fault,
      isChecker,
    }: Pick<Request<'judging.release'>, 'id' | 'attempt' | 'fault' | 'isChecker'>,
    sql: Sql,
  ): Promise<HeldRow | undefined> {
    const row = isChecker && fault !== null ? await this.leases.hold(id, attempt, sql) : undefined;
    if (row?.kind !== 'verify' || row.trial_of !== null) return this.leases.release(id, attempt, fault, sql);
    const checker_fault = storableText(fault ?? '').slice(0, CHECKER_FAULT_CHARACTERS);
    return this.leases.fail(id, attempt, { checker_fault }, sql);
  }

  /** Takes back the claims of silent workers. @returns how many there were. */
  async expire(): Promise<number> {
    const { rows, failed } = await this.judging.transaction(async (sql) => {
      const expired = await this.leases.expire(sql);
      const ended = expired.filter((row) => row.status === 'failed');
      await this.judging.removeTests(
        sql,
        ended.map((row) => row.id),
      );
      return { rows: expired, failed: ended };
    });
    for (const row of rows) this.logger.log({ event: 'claim lost', ...lineOf(row), status: row.status });
    for (const row of failed) {
      this.logger.error(`submission ${row.id} failed: ${row.claims} workers fell silent on it`);
      await this.announceFailure(row);
    }
    return rows.length;
  }

  private start(row: ClaimRow | undefined): ClaimedTask | null {
    if (!row) return null;
    this.logger.log({ event: 'claimed', ...lineOf(row), waitMs: Date.now() - row.created_at.getTime() });
    startSpan('wait for the judge', {
      parent: row.trace_parent ?? undefined,
      startedAt: row.created_at,
      attributes: { kind: row.kind, attempt: row.attempt },
    })?.end();
    this.progress.begin(row);
    void this.events.started(row, row.attempt, row.test_count);
    const task = claimedTask(row, this.env.LEASE_MS);
    return {
      ...task,
      ticket: this.tickets.ofClaim(task),
      ...(task.testSetHash !== null && { testSetTicket: this.tickets.of(ofTestSet(task.testSetHash)) }),
    };
  }

  private async store(
    known: Progress,
    result: JudgingResult,
    usedMs: number | undefined,
  ): Promise<Written | null> {
    const { row } = known;
    if (!isWhole(known, result))
      throw new DomainError('VALIDATION_FAILED', 'Accepted needs every test judged and accepted');
    const { records, events } = await this.tests.restOf(known, result);
    const figures = storedFigures(
      [...known.stored.values(), ...records.map(({ view }) => view)],
      row.test_count,
    );
    const outline = row.test_groups && (await this.testSets.outline(row.test_set_hash ?? ''));
    const order = (outline ?? []).map(({ id }) => id);
    const score = scoreOfResult(row, order, known.stored, result);
    const counts = row.kind === 'submit' && row.trial_of === null;
    const booking = this.usage.booking(row, usedMs, true);
    const finished = await this.leases.finish(
      row.id,
      row.attempt,
      {
        verdict: result.verdict,
        ...(score && { score: JSON.stringify(score) }),
        used_ms: booking.usedMs,
        compile_output: result.compileOutput === '' ? null : storableText(result.compileOutput),
        environment: storableText(JSON.stringify(result.environment)),
        time_list: figures.time,
        memory_list: figures.memory,
      },
      undefined,
      {
        expected: { seq: row.seq, used_ms: row.used_ms },
        parts: [
          ...(records.length > 0 ? [storingLastTests(records)] : []),
          ...booking.parts,
          ...(row.attempt > 1 ? [removingEarlierAttempts(row.attempt)] : []),
          ...(counts ? countingVerdict(result.verdict === 'accepted') : []),
        ],
      },
    );
    return finished ? { row: finished, events, score } : null;
  }

  private async announceFailure(row: HeldRow): Promise<void> {
    await this.events.ended(row, row.attempt, 'failed', null);
    this.ends.announce(row.id);
  }
}

/** What every line about a claim tells. */
const lineOf = (row: HeldRow) => ({
  requestId: row.request_id,
  submission: row.id,
  kind: row.kind,
  language: row.language,
  attempt: row.attempt,
  worker: row.worker_id,
});

/** Whether every test is accepted, those included that renewals brought; always true for another verdict. */
function isWhole({ row, stored }: Progress, { verdict, tests }: JudgingResult): boolean {
  if (verdict !== 'accepted') return true;
  const ids = new Set([...stored.keys(), ...tests.map((test) => test.testId)]);
  const all = [...stored.values(), ...tests];
  return ids.size === row.test_count && all.every((test) => test.verdict === 'accepted');
}

const ofTestSet = (hash: string): string => `test set ${hash}`;
