import {
  DISCUSSION_LIMITS,
  DISCUSSIONS_RPC,
  type Actor,
  type DiscussionKind,
  type RpcParsedRequest,
  type RpcResponse,
} from '@evident/contracts';
import { DomainError, notFound, RpcMethod, storableText } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { ProblemsRepository } from '../problems/problems.repository.js';
import { DiscussionsRepository } from './discussions.repository.js';
import { ModerationRepository } from './moderation.repository.js';
import { isSharedCode, toNotification, toPost, toReport, toThread, type PostRow } from './post-rows.js';

type Request<K extends keyof typeof DISCUSSIONS_RPC> = RpcParsedRequest<typeof DISCUSSIONS_RPC, K>;
type Answer<K extends keyof typeof DISCUSSIONS_RPC> = Promise<RpcResponse<typeof DISCUSSIONS_RPC, K>>;

export const TOO_MANY_THREADS = `You can start at most ${DISCUSSION_LIMITS.threadsPerUserAndProblem} discussions under one problem`;

const isAdmin = (actor: Actor): boolean => actor.role === 'ADMIN';

/**
 * Questions and solutions under a problem. Solutions are read, written and answered only by those who solved the
 * problem, and by administrators.
 */
@Injectable()
export class DiscussionsService {
  constructor(
    private readonly discussions: DiscussionsRepository,
    private readonly moderation: ModerationRepository,
    private readonly problems: ProblemsRepository,
  ) {}

  @RpcMethod(DISCUSSIONS_RPC, 'discussions.list')
  async list({ actor, problemId, query }: Request<'discussions.list'>): Answer<'discussions.list'> {
    await this.requireOpen(actor, problemId);
    if (!(await this.maySee(actor, problemId, query.kind)))
      return { locked: true, threads: [], nextBefore: null };
    const { kind, language, before, limit } = query;
    // One row more than asked tells whether there are older ones.
    const found = await this.discussions.threads({
      problemId,
      kind,
      language,
      before,
      limit: limit + 1,
    });
    const rows = found.slice(0, limit);
    return {
      locked: false,
      threads: rows.map((row) => toThread(row, actor.userId)),
      nextBefore: rows.length < found.length ? (rows.at(-1)?.id ?? null) : null,
    };
  }

  @RpcMethod(DISCUSSIONS_RPC, 'discussions.read')
  async read({ actor, threadId, query }: Request<'discussions.read'>): Answer<'discussions.read'> {
    const thread = await this.requireThread(actor, threadId);
    const found = await this.discussions.answers(threadId, query.after, query.limit + 1);
    const rows = found.slice(0, query.limit);
    return {
      thread: toThread(thread, actor.userId),
      answers: rows.map((row) => toPost(row, actor.userId)),
      nextAfter: rows.length < found.length ? (rows.at(-1)?.id ?? null) : null,
    };
  }

  @RpcMethod(DISCUSSIONS_RPC, 'discussions.create')
  async create({ actor, problemId, thread }: Request<'discussions.create'>): Answer<'discussions.create'> {
    await this.requireOpen(actor, problemId);
    await this.requireSight(actor, problemId, thread.kind);
    const row = await this.discussions.createThread(actor.userId, problemId, {
      kind: thread.kind,
      title: storableText(thread.title),
      body: storableText(thread.body),
    });
    if (!row) throw new DomainError('VALIDATION_FAILED', TOO_MANY_THREADS);
    return toThread(row, actor.userId);
  }

  @RpcMethod(DISCUSSIONS_RPC, 'discussions.answer')
  async answer({ actor, threadId, answer }: Request<'discussions.answer'>): Answer<'discussions.answer'> {
    await this.requireThread(actor, threadId);
    const row = await this.discussions.createAnswer(actor.userId, threadId, storableText(answer.body));
    if (row === 'missing') throw notFound('Discussion');
    if (row === 'full')
      throw new DomainError(
        'VALIDATION_FAILED',
        `A discussion holds at most ${DISCUSSION_LIMITS.answersPerThread} answers`,
      );
    return toPost(row, actor.userId);
  }

  /** @throws NOT_FOUND, also for a post of another user */
  @RpcMethod(DISCUSSIONS_RPC, 'discussions.edit')
  async edit({ actor, postId, change }: Request<'discussions.edit'>): Answer<'discussions.edit'> {
    const post = await this.requirePost(actor, postId);
    if (isSharedCode(post))
      throw new DomainError(
        'VALIDATION_FAILED',
        'Shared code stays as it was judged. Share another submission instead.',
      );
    // The author of a solution may have lost the verdict since; their own text stays theirs.
    const title = change.title === undefined ? null : storableText(change.title);
    const row = await this.discussions.edit(post.id, actor.userId, storableText(change.body), title);
    if (!row) throw notFound('Post');
    return toPost(row, actor.userId);
  }

  /** @throws NOT_FOUND, also for a post of another user */
  @RpcMethod(DISCUSSIONS_RPC, 'discussions.delete')
  async delete({ actor, postId }: Request<'discussions.delete'>): Answer<'discussions.delete'> {
    const post = await this.discussions.find(postId);
    if (!post || post.deleted || post.user_id !== actor.userId) throw notFound('Post');
    await this.discussions.delete(postId);
    return {};
  }

  @RpcMethod(DISCUSSIONS_RPC, 'discussions.report')
  async report({ actor, postId, report }: Request<'discussions.report'>): Answer<'discussions.report'> {
    const post = await this.requirePost(actor, postId);
    if (post.user_id === actor.userId)
      throw new DomainError('VALIDATION_FAILED', 'You cannot report your own post');
    await this.moderation.report(postId, actor.userId, storableText(report.reason));
    return {};
  }

  @RpcMethod(DISCUSSIONS_RPC, 'discussions.list-own')
  async listOwn({ actor, before, limit }: Request<'discussions.list-own'>): Answer<'discussions.list-own'> {
    const found = await this.discussions.listOwn(actor.userId, before, limit + 1);
    const posts = found.slice(0, limit);
    return { posts, nextBefore: posts.length < found.length ? (posts.at(-1)?.id ?? null) : null };
  }

  @RpcMethod(DISCUSSIONS_RPC, 'discussions.notifications')
  async notifications({ actor }: Request<'discussions.notifications'>): Answer<'discussions.notifications'> {
    const notifications = (await this.moderation.notifications(actor.userId)).map(toNotification);
    return { notifications, unread: notifications.filter(({ read }) => !read).length };
  }

  @RpcMethod(DISCUSSIONS_RPC, 'discussions.mark-read')
  async markRead({
    actor,
    notificationId,
  }: Request<'discussions.mark-read'>): Answer<'discussions.mark-read'> {
    await this.moderation.markRead(actor.userId, notificationId ?? null);
    return {};
  }

  @RpcMethod(DISCUSSIONS_RPC, 'discussions.list-reports')
  async listReports({ actor }: Request<'discussions.list-reports'>): Answer<'discussions.list-reports'> {
    const rows = await this.moderation.openReports();
    return { reports: rows.map((row) => toReport(row, actor.userId)) };
  }

  @RpcMethod(DISCUSSIONS_RPC, 'discussions.decide-report')
  async decide({
    reportId,
    decision: { remove, note },
  }: Request<'discussions.decide-report'>): Answer<'discussions.decide-report'> {
    if (!(await this.moderation.decide(reportId, remove, storableText(note))))
      throw new DomainError('ALREADY_FINISHED', 'This report was decided before');
    return {};
  }

  private async requireOpen(actor: Actor, problemId: string): Promise<void> {
    if (!(await this.problems.isOpen(problemId, isAdmin(actor)))) throw notFound('Problem');
  }

  private async maySee(actor: Actor, problemId: string, kind: DiscussionKind): Promise<boolean> {
    return kind === 'question' || isAdmin(actor) || (await this.problems.hasSolved(actor.userId, problemId));
  }

  private async requireSight(actor: Actor, problemId: string, kind: DiscussionKind): Promise<void> {
    if (!(await this.maySee(actor, problemId, kind)))
      throw new DomainError('FORBIDDEN', 'Solve this problem to see and share solutions');
  }

  /** A post that exists under an open problem and that the reader may see. */
  private async requirePost(actor: Actor, postId: string): Promise<PostRow> {
    const post = await this.discussions.find(postId);
    if (!post || post.deleted) throw notFound('Post');
    await this.requireOpen(actor, post.problem_id);
    if (post.user_id !== actor.userId) await this.requireSight(actor, post.problem_id, post.kind);
    return post;
  }

  /** A deleted thread is read for its answers. */
  private async requireThread(actor: Actor, threadId: string): Promise<PostRow> {
    const thread = await this.discussions.find(threadId);
    if (!thread || thread.thread_id !== null || (thread.deleted && thread.answer_count === 0))
      throw notFound('Discussion');
    await this.requireOpen(actor, thread.problem_id);
    await this.requireSight(actor, thread.problem_id, thread.kind);
    return thread;
  }
}
