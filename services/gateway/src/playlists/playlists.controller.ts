import {
  type Actor,
  CreatePlaylistRequest,
  MessageAnswer,
  PlaylistAnswer,
  PlaylistProblemsRequest,
  PlaylistsAnswer,
  SUCCESS_TOASTS,
} from '@evident/contracts';
import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiBody, ApiQuery, ApiTags } from '@nestjs/swagger';
import { CurrentActor } from '../identity/access.decorators.js';
import { PlaylistIdPipe } from '../http/id.pipe.js';
import { ReadCost } from '../rate-limits/rate-limit.guard.js';
import { validationError } from '../http/validation.pipe.js';
import { Answers } from '../openapi/answers.decorator.js';
import { ProblemsClient } from '../rpc/rpc-clients.js';

@ApiTags('playlist')
@Controller('playlist')
export class PlaylistsController {
  constructor(private readonly problems: ProblemsClient) {}

  @Post('create-playlist')
  @Answers(PlaylistAnswer, { summary: 'Create a playlist', status: 201 })
  async create(
    @Body({ schema: CreatePlaylistRequest }) playlist: CreatePlaylistRequest,
    @CurrentActor() actor: Actor,
  ) {
    const playList = await this.problems.call('playlists.create', { actor, playlist });
    return { playList, message: SUCCESS_TOASTS.playlistCreated };
  }

  @Get()
  @ReadCost(2)
  @Answers(PlaylistsAnswer, { summary: "The user's playlists" })
  async list(@CurrentActor() actor: Actor) {
    return { playlists: await this.problems.call('playlists.list', { actor }) };
  }

  @Get('curated')
  @Answers(PlaylistsAnswer, { summary: 'The study plans of the catalogue' })
  async listCurated(@CurrentActor() actor: Actor) {
    return { playlists: await this.problems.call('playlists.list-curated', { actor }) };
  }

  @Get(':id')
  @Answers(PlaylistAnswer, { summary: 'One playlist' })
  async getOne(@Param('id', PlaylistIdPipe) playlistId: string, @CurrentActor() actor: Actor) {
    return { playList: await this.problems.call('playlists.get', { actor, playlistId }) };
  }

  @Post(':id/add-problems')
  @Answers(PlaylistAnswer, {
    summary: 'Add one or more problems; a problem that it holds already stays once',
  })
  async add(
    @Param('id', PlaylistIdPipe) playlistId: string,
    @Body({ schema: PlaylistProblemsRequest }) body: PlaylistProblemsRequest,
    @CurrentActor() actor: Actor,
  ) {
    const playList = await this.problems.call('playlists.add-problems', {
      actor,
      playlistId,
      problemIds: idsOf(body),
    });
    return { playList, message: SUCCESS_TOASTS.addedToPlaylist };
  }

  /** Some proxies drop the body of a DELETE, so the query may hold the ids instead. */
  @Delete(':id/remove-problem')
  @ApiBody({ schema: { $ref: '#/components/schemas/PlaylistProblemsRequest' }, required: false })
  @ApiQuery({
    name: 'problemIds',
    required: false,
    description: 'Comma-separated; used when there is no body',
  })
  @Answers(PlaylistAnswer, { summary: 'Remove one or more problems' })
  async remove(
    @Param('id', PlaylistIdPipe) playlistId: string,
    @Body() body: unknown,
    @Query('problemIds') problemIds: string | string[] | undefined,
    @CurrentActor() actor: Actor,
  ) {
    const named = PlaylistProblemsRequest.safeParse(body ?? { problemIds: namedIn(problemIds) });
    if (!named.success) throw validationError(named.error.issues);
    return this.removeProblems(actor, playlistId, named.data);
  }

  /** For callers that cannot send a body with DELETE. */
  @Post(':id/remove-problem')
  @Answers(PlaylistAnswer, { summary: 'Remove one or more problems' })
  removeByPost(
    @Param('id', PlaylistIdPipe) playlistId: string,
    @Body({ schema: PlaylistProblemsRequest }) body: PlaylistProblemsRequest,
    @CurrentActor() actor: Actor,
  ) {
    return this.removeProblems(actor, playlistId, body);
  }

  @Delete(':id')
  @Answers(MessageAnswer, { summary: 'Delete a playlist' })
  async delete(@Param('id', PlaylistIdPipe) playlistId: string, @CurrentActor() actor: Actor) {
    await this.problems.call('playlists.delete', { actor, playlistId });
    return { message: SUCCESS_TOASTS.playlistDeleted };
  }

  private async removeProblems(
    actor: Actor,
    playlistId: string,
    body: PlaylistProblemsRequest,
  ): Promise<PlaylistAnswer> {
    const playList = await this.problems.call('playlists.remove-problems', {
      actor,
      playlistId,
      problemIds: idsOf(body),
    });
    return { playList, message: SUCCESS_TOASTS.removedFromPlaylist };
  }
}

const idsOf = ({ problemId, problemIds = [] }: PlaylistProblemsRequest): string[] => [
  ...new Set(problemId === undefined ? problemIds : [problemId, ...problemIds]),
];

/** The ids of a query that names the parameter once, with commas, or once for each id. */
const namedIn = (query: string | string[] | undefined): string[] | undefined =>
  query === undefined ? undefined : [query].flat().flatMap((value) => value.split(','));
