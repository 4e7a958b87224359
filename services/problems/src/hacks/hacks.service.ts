import { createHash, randomUUID } from 'node:crypto';
import { canonicalText } from '@evident/catalogue';
import {
  HACK_LIMITS,
  HACKS_RPC,
  LIMITS,
  type Actor,
  type CreateHackRequest,
  type RpcParsedRequest,
  type RpcResponse,
} from '@evident/contracts';
import { DomainError, notFound, PeriodicTask, requireStorable, RpcMethod } from '@evident/kit';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import { ProblemsRepository } from '../problems/problems.repository.js';
import { parsePublicId } from '../submissions/submission-rows.js';
import { SubmissionsService } from '../submissions/submissions.service.js';
import { TestSetsRepository } from '../test-sets/test-sets.repository.js';
import { settlementOf, toExported, toHack } from './hack-rows.js';
import { HacksRepository, type HackTarget } from './hacks.repository.js';

type Request<K extends keyof typeof HACKS_RPC> = RpcParsedRequest<typeof HACKS_RPC, K>;
type Answer<K extends keyof typeof HACKS_RPC> = Promise<RpcResponse<typeof HACKS_RPC, K>>;

const INPUT = { name: 'The input', field: 'input', maxBytes: LIMITS.customCaseBytes } as const;
const WAIT_S = 3_600;

/**
 * Inputs that learners try on accepted solutions: their own ones, and those that others share. A run judges each: it waits in the queue of runs with their
 * share and limits, and the worker asks the validator and the reference in the sandbox.
 */
@Injectable()
export class HacksService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly settling: PeriodicTask;

  constructor(
    @Inject(ENV) env: Env,
    private readonly hacks: HacksRepository,
    private readonly problems: ProblemsRepository,
    private readonly testSets: TestSetsRepository,
    private readonly submissions: SubmissionsService,
  ) {
    this.settling = new PeriodicTask(
      'settling tried inputs',
      env.RECONCILE_INTERVAL_MS,
      () => this.settle(null),
      new Logger('hacks'),
    );
  }

  onApplicationBootstrap(): void {
    this.settling.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.settling.stop();
  }

  /** @throws FORBIDDEN before the problem is solved; NOT_FOUND without such an accepted submission or shared program */
  @RpcMethod(HACKS_RPC, 'hacks.create')
  async create({
    actor,
    problemId,
    hack: { input: sent, ...tried },
  }: Request<'hacks.create'>): Answer<'hacks.create'> {
    const target = await this.targetOf(actor, problemId, tried);
    const input = canonicalText(sent);
    requireStorable(input, INPUT);
    await this.requireNoSample(problemId, input);
    await this.requireRoom(actor.userId);
    const { submission: run } = await this.submissions.create({
      actor,
      kind: 'run',
      problemId,
      language: target.language,
      sourceCode: target.source_code,
      cases: [{ input, expected: null }],
      idempotencyKey: null,
      priority: false,
    });
    const row = await this.hacks.insert({
      id: randomUUID(),
      problemId,
      userId: actor.userId,
      submissionId: target.submission_id,
      threadId: tried.threadId ?? null,
      language: target.language,
      runId: parsePublicId(run.id)?.id ?? run.id,
      input,
      inputHash: createHash('sha256').update(input.trimEnd()).digest('hex'),
    });
    return toHack(row);
  }

  @RpcMethod(HACKS_RPC, 'hacks.list')
  async list({ actor, problemId }: Request<'hacks.list'>): Answer<'hacks.list'> {
    await this.requireOpen(actor, problemId);
    const [available, rows] = await Promise.all([
      this.hacks.isCheckable(problemId),
      this.hacks.list(actor.userId, problemId),
    ]);
    return { available, hacks: rows.map(toHack) };
  }

  /** @throws NOT_FOUND, also for another user's */
  @RpcMethod(HACKS_RPC, 'hacks.get')
  async get({ actor, hackId }: Request<'hacks.get'>): Answer<'hacks.get'> {
    await this.settle(hackId);
    const row = await this.hacks.find(hackId, actor.userId);
    if (!row) throw notFound('Input');
    return toHack(row);
  }

  @RpcMethod(HACKS_RPC, 'hacks.list-own')
  async listOwn({ actor, before, limit }: Request<'hacks.list-own'>): Answer<'hacks.list-own'> {
    const found = await this.hacks.listOwn(actor.userId, before, limit + 1);
    const rows = found.slice(0, limit);
    return {
      hacks: rows.map(toExported),
      nextBefore: rows.length < found.length ? (rows.at(-1)?.id ?? null) : null,
    };
  }

  /** Reads the runs that have ended. The browser may be closed by then, so this happens without a call too. */
  private async settle(hackId: string | null): Promise<void> {
    for (const run of await this.hacks.endedRuns(hackId)) {
      const tests = run.status === 'judged' ? (run.batches ?? []).flat() : [];
      await this.hacks.settle(run, settlementOf(tests.at(-1)));
    }
  }

  private async requireOpen(actor: Actor, problemId: string): Promise<void> {
    if (!(await this.problems.isOpen(problemId, actor.role === 'ADMIN'))) throw notFound('Problem');
  }

  private async targetOf(
    actor: Actor,
    problemId: string,
    { submissionId = '', threadId }: Pick<CreateHackRequest, 'submissionId' | 'threadId'>,
  ): Promise<HackTarget> {
    await this.requireOpen(actor, problemId);
    if (!(await this.problems.hasSolved(actor.userId, problemId)))
      throw new DomainError('FORBIDDEN', 'Solve this problem before you try to break a solution');
    if (!(await this.hacks.isCheckable(problemId)))
      throw new DomainError(
        'VALIDATION_FAILED',
        'This problem is interactive or has no validator, so inputs cannot be checked',
      );
    const target =
      threadId === undefined
        ? await this.hacks.target(actor.userId, problemId, submissionId)
        : await this.hacks.sharedTarget(problemId, threadId);
    if (!target) throw notFound(threadId === undefined ? 'Accepted submission' : 'Shared solution');
    return target;
  }

  /** The run would take the stored answer of a sample and not ask the reference. */
  private async requireNoSample(problemId: string, input: string): Promise<void> {
    const problem = await this.problems.findForJudging(problemId);
    if (!problem) throw notFound('Problem');
    const samples = await this.testSets.visibleTests(problem.test_set_hash);
    if (samples.some((sample) => sample.input.trimEnd() === input.trimEnd()))
      throw new DomainError('VALIDATION_FAILED', 'This input is one of the examples', {
        fields: { input: 'This input is one of the examples' },
      });
  }

  private async requireRoom(userId: string): Promise<void> {
    const { today, open } = await this.hacks.standing(userId);
    if (open >= HACK_LIMITS.openPerUser)
      throw new DomainError(
        'TOO_MANY_REQUESTS',
        `${HACK_LIMITS.openPerUser} of your inputs wait for a decision. Try again when some are decided.`,
        { retryAfterS: WAIT_S },
      );
    if (today >= HACK_LIMITS.perUserAndDay)
      throw new DomainError(
        'TOO_MANY_REQUESTS',
        `You can try at most ${HACK_LIMITS.perUserAndDay} inputs in a day`,
        { retryAfterS: WAIT_S },
      );
  }
}
