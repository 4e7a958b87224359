import {
  type Actor,
  AnswerThreadRequest,
  CreateThreadRequest,
  EditPostRequest,
  MessageAnswer,
  NewThreadAnswer,
  OwnSharesAnswer,
  PostAnswer,
  ReportPostRequest,
  SERVER_MESSAGES,
  ShareCodeRequest,
  type StoredPost,
  type StoredThread,
  ThreadAnswer,
  ThreadQuery,
  ThreadsAnswer,
  ThreadsQuery,
} from '@evident/contracts';
import { notFound } from '@evident/kit';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor } from '../identity/access.decorators.js';
import { DiscussionIdPipe, PostIdPipe, ProblemIdPipe } from '../http/id.pipe.js';
import { PostingPausedInMaintenance } from '../notices/maintenance.guard.js';
import { Answers } from '../openapi/answers.decorator.js';
import { RateLimit, ReadCost } from '../rate-limits/rate-limit.guard.js';
import { ProblemsClient } from '../rpc/rpc-clients.js';
import { AuthorsService } from './authors.service.js';

/** A page may hold twenty long texts. */
const PAGE_COST = 5;

/** Questions and solutions under a problem. */
@ApiTags('discussion')
@Controller('discussions')
export class DiscussionsController {
  constructor(
    private readonly problems: ProblemsClient,
    private readonly authors: AuthorsService,
  ) {}

  @Get('problem/:problemId')
  @ReadCost(PAGE_COST)
  @Answers(ThreadsAnswer, { summary: 'Questions or solutions under a problem, newest first' })
  async list(
    @Param('problemId', ProblemIdPipe) problemId: string,
    @Query({ schema: ThreadsQuery }) query: ThreadsQuery,
    @CurrentActor() actor: Actor,
  ) {
    const { threads, ...rest } = await this.problems.call('discussions.list', { actor, problemId, query });
    return { ...rest, threads: await this.authors.ofThreads(threads) };
  }

  @Post('problem/:problemId')
  @RateLimit('post')
  @PostingPausedInMaintenance()
  @Answers(NewThreadAnswer, { summary: 'Ask a question or share a solution', status: 201 })
  async create(
    @Param('problemId', ProblemIdPipe) problemId: string,
    @Body({ schema: CreateThreadRequest }) thread: CreateThreadRequest,
    @CurrentActor() actor: Actor,
  ) {
    return this.threadWithName(await this.problems.call('discussions.create', { actor, problemId, thread }));
  }

  @Get('problem/:problemId/shared')
  @Answers(OwnSharesAnswer, { summary: "Which of the user's submissions are shared under a problem" })
  ownShares(@Param('problemId', ProblemIdPipe) problemId: string, @CurrentActor() actor: Actor) {
    return this.problems.call('discussions.own-shares', { actor, problemId });
  }

  @Post('problem/:problemId/shared')
  @RateLimit('post')
  @PostingPausedInMaintenance()
  @Answers(NewThreadAnswer, {
    summary: 'Share an accepted submission with those who solved the problem; deleting the post withdraws it',
    status: 201,
  })
  async share(
    @Param('problemId', ProblemIdPipe) problemId: string,
    @Body({ schema: ShareCodeRequest }) share: ShareCodeRequest,
    @CurrentActor() actor: Actor,
  ) {
    return this.threadWithName(await this.problems.call('discussions.share', { actor, problemId, share }));
  }

  @Get(':threadId')
  @ReadCost(PAGE_COST)
  @Answers(ThreadAnswer, { summary: 'One discussion with its answers, oldest first' })
  async read(
    @Param('threadId', DiscussionIdPipe) threadId: string,
    @Query({ schema: ThreadQuery }) query: ThreadQuery,
    @CurrentActor() actor: Actor,
  ) {
    const { thread, answers, nextAfter } = await this.problems.call('discussions.read', {
      actor,
      threadId,
      query,
    });
    const [[named], posts] = await Promise.all([
      this.authors.ofThreads([thread]),
      this.authors.ofPosts(answers),
    ]);
    if (!named) throw notFound('Discussion');
    return { thread: named, answers: posts, nextAfter };
  }

  @Post(':threadId/answers')
  @RateLimit('post')
  @PostingPausedInMaintenance()
  @Answers(PostAnswer, { summary: 'Answer in a discussion', status: 201 })
  async answer(
    @Param('threadId', DiscussionIdPipe) threadId: string,
    @Body({ schema: AnswerThreadRequest }) answer: AnswerThreadRequest,
    @CurrentActor() actor: Actor,
  ) {
    return this.withName(await this.problems.call('discussions.answer', { actor, threadId, answer }));
  }

  @Put('posts/:postId')
  @RateLimit('post')
  @PostingPausedInMaintenance()
  @Answers(PostAnswer, { summary: "Change one's own post" })
  async edit(
    @Param('postId', PostIdPipe) postId: string,
    @Body({ schema: EditPostRequest }) change: EditPostRequest,
    @CurrentActor() actor: Actor,
  ) {
    return this.withName(await this.problems.call('discussions.edit', { actor, postId, change }));
  }

  @Delete('posts/:postId')
  @Answers(MessageAnswer, { summary: "Delete one's own post; its answers stay" })
  async delete(@Param('postId', PostIdPipe) postId: string, @CurrentActor() actor: Actor) {
    await this.problems.call('discussions.delete', { actor, postId });
    return { message: SERVER_MESSAGES.postDeleted };
  }

  @Post('posts/:postId/report')
  @RateLimit('report')
  @PostingPausedInMaintenance()
  @Answers(MessageAnswer, { summary: 'Report a post to the administrators' })
  async report(
    @Param('postId', PostIdPipe) postId: string,
    @Body({ schema: ReportPostRequest }) report: ReportPostRequest,
    @CurrentActor() actor: Actor,
  ) {
    await this.problems.call('discussions.report', { actor, postId, report });
    return { message: SERVER_MESSAGES.postReported };
  }

  private async threadWithName(stored: StoredThread): Promise<NewThreadAnswer> {
    const [thread] = await this.authors.ofThreads([stored]);
    if (!thread) throw notFound('Discussion');
    return { thread };
  }

  private async withName(stored: StoredPost): Promise<PostAnswer> {
    const [post] = await this.authors.ofPosts([stored]);
    if (!post) throw notFound('Post');
    return { post };
  }
}
