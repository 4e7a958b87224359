import type {
  Actor,
  Draft,
  DraftRequest,
  ListProblemsQuery,
  Problem,
  ProblemsAnswer,
  SolvedProblem,
} from '@evident/contracts';
import { notFound } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { TestSetsRepository } from '../test-sets/test-sets.repository.js';
import { DraftsRepository } from './drafts.repository.js';
import { toProblem, toSummary, type Reader } from './problem-rows.js';
import { ProblemsRepository } from './problems.repository.js';

export const readerOf = (actor: Actor): Reader => ({ userId: actor.userId, isAdmin: actor.role === 'ADMIN' });

/** What learners and admins read about problems, and their own marks on them. */
@Injectable()
export class ProblemsService {
  constructor(
    private readonly problems: ProblemsRepository,
    private readonly testSets: TestSetsRepository,
    private readonly drafts: DraftsRepository,
  ) {}

  async list(actor: Actor, query: ListProblemsQuery): Promise<ProblemsAnswer> {
    const reader = readerOf(actor);
    const { rows, total } = await this.problems.list(query, reader);
    return { problems: rows.map((row) => toSummary(row, reader)), total };
  }

  /** @throws NOT_FOUND also for drafts, unless the reader is an admin. */
  async get(actor: Actor, problemId: string): Promise<Problem> {
    const reader = readerOf(actor);
    const row = await this.problems.find(problemId, reader);
    if (!row) throw notFound('The problem');
    const tests = reader.isAdmin
      ? await this.testSets.allTests(row.test_set_hash)
      : await this.testSets.visibleTests(row.test_set_hash);
    return toProblem(
      row,
      tests.map(({ id, input, answer, hidden }) => ({ id, input, output: answer, hidden })),
      reader,
    );
  }

  async listSolved(actor: Actor): Promise<SolvedProblem[]> {
    const reader = readerOf(actor);
    const rows = await this.problems.listSolved(reader);
    return rows.map((row) => ({ ...toSummary(row, reader), solvedAt: row.solved_at.toISOString() }));
  }

  async setBookmark(actor: Actor, problemId: string, bookmarked: boolean): Promise<void> {
    await this.requireOpen(actor, problemId);
    await this.problems.setBookmark(actor.userId, problemId, bookmarked);
  }

  async listDrafts(actor: Actor, problemId: string): Promise<Draft[]> {
    await this.requireOpen(actor, problemId);
    return this.drafts.list(actor.userId, problemId);
  }

  async saveDraft(actor: Actor, problemId: string, draft: DraftRequest): Promise<Draft> {
    await this.requireOpen(actor, problemId);
    return this.drafts.save(actor.userId, problemId, draft.language, draft.sourceCode);
  }

  private async requireOpen(actor: Actor, problemId: string): Promise<void> {
    if (!(await this.problems.isOpen(problemId, actor.role === 'ADMIN'))) throw notFound('The problem');
  }
}
