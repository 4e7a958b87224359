import {
  type Actor,
  BookmarkRequest,
  CreateProblemRequest,
  Draft,
  DraftRequest,
  DraftsAnswer,
  ListProblemsQuery,
  MessageAnswer,
  NamedDraft,
  NamedDraftsAnswer,
  Note,
  ProblemAnswer,
  ProblemsAnswer,
  ProblemWrittenAnswer,
  ReferenceSolutionsAnswer,
  RemoveNamedDraftQuery,
  SaveNamedDraftRequest,
  SaveNoteRequest,
  SolvedProblemsAnswer,
  UpdateProblemRequest,
} from '@evident/contracts';
import { Body, Controller, Delete, Get, Header, Param, Post, Put, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { Audited, changesOf, draftOf } from '../audit/audited.decorator.js';
import { LargeBody } from '../http/body.interceptor.js';
import { AdminOnly, CurrentActor } from '../identity/access.decorators.js';
import { ProblemIdPipe } from '../http/id.pipe.js';
import { ReadCost } from '../rate-limits/rate-limit.guard.js';
import { Answers } from '../openapi/answers.decorator.js';
import { ProblemsClient } from '../rpc/rpc-clients.js';

/** The problems service runs the three references on all tests before it stores a problem. */
const VERIFY_TIMEOUT_MS = 180_000;

@ApiTags('problems')
@Controller('problems')
export class ProblemsController {
  constructor(private readonly problems: ProblemsClient) {}

  /** The browser may cache the answer, but asks each time whether it has changed (ETag). */
  @Get('get-all-problems')
  @ReadCost(5)
  @Header('Cache-Control', 'private, no-cache')
  @Answers(ProblemsAnswer, { summary: 'Every problem, or a page of those that match' })
  getAll(@Query({ schema: ListProblemsQuery }) query: ListProblemsQuery, @CurrentActor() actor: Actor) {
    return this.problems.call('problems.list', { actor, query });
  }

  @Get('get-solved-problems')
  @ReadCost(5)
  @Answers(SolvedProblemsAnswer, { summary: 'What the user has solved, latest first' })
  async getSolved(@CurrentActor() actor: Actor) {
    return { problems: await this.problems.call('problems.list-solved', { actor }) };
  }

  @Get('get-problem/:id')
  @ReadCost(2)
  @Answers(ProblemAnswer, {
    summary: 'One problem; hidden tests and references are for admins',
  })
  async getOne(@Param('id', ProblemIdPipe) problemId: string, @CurrentActor() actor: Actor) {
    return { problem: await this.problems.call('problems.get', { actor, problemId }) };
  }

  @Get(':id/reference-solutions')
  @ReadCost(2)
  @Answers(ReferenceSolutionsAnswer, { summary: 'The references of a problem that the user has solved' })
  readReferences(@Param('id', ProblemIdPipe) problemId: string, @CurrentActor() actor: Actor) {
    return this.problems.call('problems.read-references', { actor, problemId });
  }

  @AdminOnly()
  @Audited('problem.created', { kind: 'problem', field: 'id' }, draftOf)
  @LargeBody()
  @Post('create-problem')
  @ApiQuery({
    name: 'draft',
    required: false,
    description: '1 stores it unpublished, without running the references',
  })
  @Answers(ProblemWrittenAnswer, { summary: 'Create a problem whose references pass its tests', status: 201 })
  create(
    @Body({ schema: CreateProblemRequest }) problem: CreateProblemRequest,
    @Query('draft') draft: string | undefined,
    @CurrentActor() actor: Actor,
  ) {
    return this.problems.call(
      'problems.create',
      { actor, problem, draft: draft === '1' },
      { timeoutMs: VERIFY_TIMEOUT_MS },
    );
  }

  @AdminOnly()
  @Audited('problem.updated', { kind: 'problem', param: 'id' }, changesOf)
  @LargeBody()
  @Put('update-problem/:id')
  @ApiQuery({
    name: 'draft',
    required: false,
    description: '1 stores it unpublished, without running the references',
  })
  @Answers(ProblemWrittenAnswer, { summary: 'Change a problem; absent keys stay as they are' })
  update(
    @Param('id', ProblemIdPipe) problemId: string,
    @Body({ schema: UpdateProblemRequest }) changes: UpdateProblemRequest,
    @Query('draft') draft: string | undefined,
    @CurrentActor() actor: Actor,
  ) {
    return this.problems.call(
      'problems.update',
      { actor, problemId, changes, draft: draft === '1' },
      { timeoutMs: VERIFY_TIMEOUT_MS },
    );
  }

  @AdminOnly()
  @Audited('problem.deleted', { kind: 'problem', param: 'id' })
  @Delete('delete-problem/:id')
  @Answers(ProblemWrittenAnswer, { summary: 'Take a problem away; submissions and playlists keep its title' })
  delete(@Param('id', ProblemIdPipe) problemId: string, @CurrentActor() actor: Actor) {
    return this.problems.call('problems.delete', { actor, problemId });
  }

  @Put(':id/bookmark')
  @Answers(MessageAnswer, { summary: 'Set or clear the bookmark' })
  async bookmark(
    @Param('id', ProblemIdPipe) problemId: string,
    @Body({ schema: BookmarkRequest }) { bookmarked }: BookmarkRequest,
    @CurrentActor() actor: Actor,
  ) {
    await this.problems.call('problems.set-bookmark', { actor, problemId, bookmarked });
    return { message: bookmarked ? 'Bookmarked' : 'Bookmark removed' };
  }

  @Get(':id/drafts')
  @Answers(DraftsAnswer, { summary: "The user's unsent code, a draft a language" })
  async getDrafts(@Param('id', ProblemIdPipe) problemId: string, @CurrentActor() actor: Actor) {
    return { drafts: await this.problems.call('drafts.list', { actor, problemId }) };
  }

  @Put(':id/drafts')
  @Answers(Draft, { summary: 'Keep unsent code' })
  saveDraft(
    @Param('id', ProblemIdPipe) problemId: string,
    @Body({ schema: DraftRequest }) draft: DraftRequest,
    @CurrentActor() actor: Actor,
  ) {
    return this.problems.call('drafts.save', { actor, problemId, draft });
  }

  @Get(':id/named-drafts')
  @Answers(NamedDraftsAnswer, { summary: "The user's drafts with a name, newest first" })
  async getNamedDrafts(@Param('id', ProblemIdPipe) problemId: string, @CurrentActor() actor: Actor) {
    return { drafts: await this.problems.call('named-drafts.list', { actor, problemId }) };
  }

  @Put(':id/named-drafts')
  @Answers(NamedDraft, { summary: 'Keep code under a name; `formerName` renames a draft' })
  saveNamedDraft(
    @Param('id', ProblemIdPipe) problemId: string,
    @Body({ schema: SaveNamedDraftRequest }) draft: SaveNamedDraftRequest,
    @CurrentActor() actor: Actor,
  ) {
    return this.problems.call('named-drafts.save', { actor, problemId, draft });
  }

  @Delete(':id/named-drafts')
  @Answers(MessageAnswer, { summary: 'Delete the draft of this name' })
  async removeNamedDraft(
    @Param('id', ProblemIdPipe) problemId: string,
    @Query({ schema: RemoveNamedDraftQuery }) { name }: RemoveNamedDraftQuery,
    @CurrentActor() actor: Actor,
  ) {
    await this.problems.call('named-drafts.remove', { actor, problemId, name });
    return { message: 'Draft deleted' };
  }

  @Get(':id/note')
  @Answers(Note, { summary: "The user's note on the problem" })
  getNote(@Param('id', ProblemIdPipe) problemId: string, @CurrentActor() actor: Actor) {
    return this.problems.call('notes.read', { actor, problemId });
  }

  @Put(':id/note')
  @Answers(Note, { summary: 'Keep the note; 409 EDIT_CONFLICT where another device has changed it since' })
  saveNote(
    @Param('id', ProblemIdPipe) problemId: string,
    @Body({ schema: SaveNoteRequest }) note: SaveNoteRequest,
    @CurrentActor() actor: Actor,
  ) {
    return this.problems.call('notes.save', { actor, problemId, note });
  }
}
