import { randomUUID } from 'node:crypto';
import { LIMITS, type Actor, type CreatePlaylistRequest, type Playlist } from '@evident/contracts';
import { DomainError, notFound, storableText } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { PlaylistsRepository, type EntryRow, type PlaylistRow } from './playlists.repository.js';

/** A user's own lists of problems and the public study plans. Another user's list is not found. */
@Injectable()
export class PlaylistsService {
  constructor(private readonly playlists: PlaylistsRepository) {}

  async create(actor: Actor, { name, description }: CreatePlaylistRequest): Promise<Playlist> {
    const text = description ? storableText(description) : null;
    const row = await this.playlists.create(randomUUID(), actor.userId, storableText(name), text);
    if (!row) {
      throw new DomainError('VALIDATION_FAILED', `You can have at most ${LIMITS.playlistsPerUser} playlists`);
    }
    return toPlaylist(row, []);
  }

  async list(actor: Actor): Promise<Playlist[]> {
    return this.withEntries(actor, await this.playlists.listOwn(actor.userId));
  }

  async listCurated(actor: Actor): Promise<Playlist[]> {
    return this.withEntries(actor, await this.playlists.listCurated());
  }

  async get(actor: Actor, playlistId: string): Promise<Playlist> {
    const row = await this.playlists.findReadable(playlistId, actor.userId);
    if (!row) throw notFound('The playlist');
    const entries = await this.playlists.entries([playlistId], actor.userId);
    return toPlaylist(row, entries);
  }

  /** A problem that is in the list already is no error. */
  async addProblems(actor: Actor, playlistId: string, problemIds: readonly string[]): Promise<Playlist> {
    switch (await this.playlists.addProblems(playlistId, actor.userId, problemIds)) {
      case 'missing':
        throw notFound('The playlist or problem');
      case 'full':
        throw new DomainError(
          'VALIDATION_FAILED',
          `A playlist holds at most ${LIMITS.problemsPerPlaylist} problems`,
        );
      case 'added':
        return this.get(actor, playlistId);
    }
  }

  async removeProblems(actor: Actor, playlistId: string, problemIds: readonly string[]): Promise<Playlist> {
    if (!(await this.playlists.removeProblems(playlistId, actor.userId, problemIds)))
      throw notFound('The playlist');
    return this.get(actor, playlistId);
  }

  async delete(actor: Actor, playlistId: string): Promise<void> {
    if (!(await this.playlists.delete(playlistId, actor.userId))) throw notFound('The playlist');
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
