import { PLAYLISTS_RPC, type RpcParsedRequest, type RpcResponse } from '@evident/contracts';
import { RpcMethod } from '@evident/kit';
import { Controller } from '@nestjs/common';
import { PlaylistsService } from './playlists.service.js';

type Request<K extends keyof typeof PLAYLISTS_RPC> = RpcParsedRequest<typeof PLAYLISTS_RPC, K>;
type Answer<K extends keyof typeof PLAYLISTS_RPC> = Promise<RpcResponse<typeof PLAYLISTS_RPC, K>>;

@Controller()
export class PlaylistsController {
  constructor(private readonly playlists: PlaylistsService) {}

  @RpcMethod(PLAYLISTS_RPC, 'playlists.create')
  create({ actor, playlist }: Request<'playlists.create'>): Answer<'playlists.create'> {
    return this.playlists.create(actor, playlist);
  }

  @RpcMethod(PLAYLISTS_RPC, 'playlists.list')
  list({ actor }: Request<'playlists.list'>): Answer<'playlists.list'> {
    return this.playlists.list(actor);
  }

  @RpcMethod(PLAYLISTS_RPC, 'playlists.list-curated')
  listCurated({ actor }: Request<'playlists.list-curated'>): Answer<'playlists.list-curated'> {
    return this.playlists.listCurated(actor);
  }

  @RpcMethod(PLAYLISTS_RPC, 'playlists.get')
  get({ actor, playlistId }: Request<'playlists.get'>): Answer<'playlists.get'> {
    return this.playlists.get(actor, playlistId);
  }

  @RpcMethod(PLAYLISTS_RPC, 'playlists.add-problems')
  addProblems({
    actor,
    playlistId,
    problemIds,
  }: Request<'playlists.add-problems'>): Answer<'playlists.add-problems'> {
    return this.playlists.addProblems(actor, playlistId, problemIds);
  }

  @RpcMethod(PLAYLISTS_RPC, 'playlists.remove-problems')
  removeProblems({
    actor,
    playlistId,
    problemIds,
  }: Request<'playlists.remove-problems'>): Answer<'playlists.remove-problems'> {
    return this.playlists.removeProblems(actor, playlistId, problemIds);
  }

  @RpcMethod(PLAYLISTS_RPC, 'playlists.delete')
  async delete({ actor, playlistId }: Request<'playlists.delete'>): Answer<'playlists.delete'> {
    await this.playlists.delete(actor, playlistId);
    return {};
  }
}
