import { PROBLEMS_RPC, type Actor, type RpcParsedRequest, type RpcResponse } from '@evident/contracts';
import { DomainError, notFound, RpcMethod } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { TestSetsRepository } from '../test-sets/test-sets.repository.js';
import { OfferedLanguagesService } from '../languages/offered-languages.service.js';
import { DraftsRepository } from './drafts.repository.js';
import { toProblem, toSummary, type Reader } from './problem-rows.js';
import { ProblemsRepository } from './problems.repository.js';

type Request<K extends keyof typeof PROBLEMS_RPC> = RpcParsedRequest<typeof PROBLEMS_RPC, K>;
type Answer<K extends keyof typeof PROBLEMS_RPC> = Promise<RpcResponse<typeof PROBLEMS_RPC, K>>;

const readerOf = (actor: Actor): Reader => ({ userId: actor.userId, isAdmin: actor.role === 'ADMIN' });

/** Problems as learners and administrators read them, with their bookmarks and drafts. */
@Injectable()
export class ProblemsService {
  constructor(
    private readonly problems: ProblemsRepository,
    private readonly testSets: TestSetsRepository,
    private readonly drafts: DraftsRepository,
    private readonly languages: OfferedLanguagesService,
  ) {}

  @RpcMethod(PROBLEMS_RPC, 'problems.list')
  async list({ actor, query }: Request<'problems.list'>): Answer<'problems.list'> {
    const reader = readerOf(actor);
    const { rows, total } = await this.problems.list(query, reader);
    return { problems: rows.map((row) => toSummary(row, reader)), total };
  }

  /** @throws NOT_FOUND, also for a draft unless the reader is an administrator */
  @RpcMethod(PROBLEMS_RPC, 'problems.get')
  async get({ actor, problemId }: Request<'problems.get'>): Answer<'problems.get'> {
    const reader = readerOf(actor);
    const row = await this.problems.find(problemId, reader);
    if (!row) throw notFound('Problem');
    const tests = reader.isAdmin
      ? await this.testSets.allTests(row.test_set_hash)
      : await this.testSets.visibleTests(row.test_set_hash);
    const groups = reader.isAdmin ? (row.test_groups ?? []) : [];
    const groupOf = new Map(groups.flatMap(({ name, tests: own }) => own.map((id) => [id, name] as const)));
    return toProblem(
      row,
      tests.map(({ id, input, answer, hidden }) => {
        const explanation = hidden ? undefined : row.explanations?.[id];
        const group = groupOf.get(id);
        return {
          id,
          input,
          output: answer,
          hidden,
          ...(group !== undefined && { group }),
          ...(explanation && { explanation }),
        };
      }),
      reader,
      await this.languages.current(),
    );
  }

  /** @throws FORBIDDEN to a learner who has not solved the problem */
  @RpcMethod(PROBLEMS_RPC, 'problems.read-references')
  async readReferences({
    actor,
    problemId,
  }: Request<'problems.read-references'>): Answer<'problems.read-references'> {
    const reader = readerOf(actor);
    const row = await this.problems.find(problemId, reader);
    if (!row) throw notFound('Problem');
    if (!reader.isAdmin && row.solved_at === null)
      throw new DomainError('FORBIDDEN', 'Solve this problem to see its reference solutions');
    return { referenceSolutions: row.reference_solutions };
  }

  @RpcMethod(PROBLEMS_RPC, 'problems.list-solved')
  async listSolved({ actor }: Request<'problems.list-solved'>): Answer<'problems.list-solved'> {
    const reader = readerOf(actor);
    const rows = await this.problems.listSolved(reader);
    return rows.map((row) => ({ ...toSummary(row, reader), solvedAt: row.solved_at.toISOString() }));
  }

  @RpcMethod(PROBLEMS_RPC, 'problems.set-bookmark')
  async setBookmark({
    actor,
    problemId,
    bookmarked,
  }: Request<'problems.set-bookmark'>): Answer<'problems.set-bookmark'> {
    await this.requireOpen(actor, problemId);
    await this.problems.setBookmark(actor.userId, problemId, bookmarked);
    return {};
  }

  @RpcMethod(PROBLEMS_RPC, 'drafts.list')
  async listDrafts({ actor, problemId }: Request<'drafts.list'>): Answer<'drafts.list'> {
    await this.requireOpen(actor, problemId);
    return this.drafts.list(actor.userId, problemId);
  }

  @RpcMethod(PROBLEMS_RPC, 'drafts.list-own')
  async listOwnDrafts({ actor, after }: Request<'drafts.list-own'>): Answer<'drafts.list-own'> {
    return this.drafts.listOwn(actor.userId, after);
  }

  @RpcMethod(PROBLEMS_RPC, 'drafts.save')
  async saveDraft({ actor, problemId, draft }: Request<'drafts.save'>): Answer<'drafts.save'> {
    await this.requireOpen(actor, problemId);
    return this.drafts.save(actor.userId, problemId, draft.language, draft.sourceCode);
  }

  private async requireOpen(actor: Actor, problemId: string): Promise<void> {
    if (!(await this.problems.isOpen(problemId, actor.role === 'ADMIN'))) throw notFound('Problem');
  }
}
