import { randomUUID } from 'node:crypto';
import {
  LIMITS,
  PLAYLISTS_RPC,
  type Actor,
  type Playlist,
  type RpcParsedRequest,
  type RpcResponse,
} from '@evident/contracts';
import { DomainError, notFound, RpcMethod, storableText } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { PlaylistsRepository, type EntryRow, type PlaylistRow } from './playlists.repository.js';

type Request<K extends keyof typeof PLAYLISTS_RPC> = RpcParsedRequest<typeof PLAYLISTS_RPC, K>;
type Answer<K extends keyof typeof PLAYLISTS_RPC> = Promise<RpcResponse<typeof PLAYLISTS_RPC, K>>;

/** A user's own lists of problems and the public study plans. Another user's list is not found. */
@Injectable()
export class PlaylistsService {
  constructor(private readonly playlists: PlaylistsRepository) {}

  @RpcMethod(PLAYLISTS_RPC, 'playlists.create')
  async create({ actor, playlist }: Request<'playlists.create'>): Answer<'playlists.create'> {
    const { name, description } = playlist;
    const text = description ? storableText(description) : null;
    const row = await this.playlists.create(randomUUID(), actor.userId, storableText(name), text);
    if (!row) {
      throw new DomainError('VALIDATION_FAILED', `You can have at most ${LIMITS.playlistsPerUser} playlists`);
    }
    return toPlaylist(row, []);
  }

  @RpcMethod(PLAYLISTS_RPC, 'playlists.list')
  async list({ actor }: Request<'playlists.list'>): Answer<'playlists.list'> {
    return this.withEntries(actor, await this.playlists.listOwn(actor.userId));
  }

  @RpcMethod(PLAYLISTS_RPC, 'playlists.list-curated')
  async listCurated({ actor }: Request<'playlists.list-curated'>): Answer<'playlists.list-curated'> {
    return this.withEntries(actor, await this.playlists.listCurated());
  }

  @RpcMethod(PLAYLISTS_RPC, 'playlists.get')
  async get({ actor, playlistId }: Request<'playlists.get'>): Answer<'playlists.get'> {
    const row = await this.playlists.findReadable(playlistId, actor.userId);
    if (!row) throw notFound('Playlist');
    const entries = await this.playlists.entries([playlistId], actor.userId);
    return toPlaylist(row, entries);
  }

  /** Adding a problem that the list already holds changes nothing. */
  @RpcMethod(PLAYLISTS_RPC, 'playlists.add-problems')
  async addProblems({
    actor,
    playlistId,
    problemIds,
  }: Request<'playlists.add-problems'>): Answer<'playlists.add-problems'> {
    switch (await this.playlists.addProblems(playlistId, actor.userId, problemIds)) {
      case 'missing':
        throw notFound('Playlist or problem');
      case 'full':
        throw new DomainError(
          'VALIDATION_FAILED',
          `A playlist holds at most ${LIMITS.problemsPerPlaylist} problems`,
        );
      case 'added':
        return this.get({ actor, playlistId });
    }
  }

  @RpcMethod(PLAYLISTS_RPC, 'playlists.remove-problems')
  async removeProblems({
    actor,
    playlistId,
    problemIds,
  }: Request<'playlists.remove-problems'>): Answer<'playlists.remove-problems'> {
    if (!(await this.playlists.removeProblems(playlistId, actor.userId, problemIds)))
      throw notFound('Playlist');
    return this.get({ actor, playlistId });
  }

  @RpcMethod(PLAYLISTS_RPC, 'playlists.delete')
  async delete({ actor, playlistId }: Request<'playlists.delete'>): Answer<'playlists.delete'> {
    if (!(await this.playlists.delete(playlistId, actor.userId))) throw notFound('Playlist');
    return {};
  }

  private async withEntries(actor: Actor, rows: readonly PlaylistRow[]): Promise<Playlist[]> {
    const entries = await this.playlists.entries(
      rows.map((row) => row.id),
      actor.userId,
    );
    const byList = new Map<string, EntryRow[]>(rows.map((row) => [row.id, []]));
    for (const entry of entries) byList.get(entry.playlist_id)?.push(entry);
    return rows.map((row) => toPlaylist(row, byList.get(row.id) ?? []));
  }
}

function toPlaylist(row: PlaylistRow, entries: readonly EntryRow[]): Playlist {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    problems: entries.map(toEntry),
    createdAt: row.created_at.toISOString(),
    curated: row.curated,
  };
}

const toEntry = ({
  id,
  problem_id,
  title,
  difficulty,
  solved,
  deleted,
}: EntryRow): Playlist['problems'][number] => ({
  id,
  problem: { id: problem_id, title, difficulty, solved, deleted },
});
