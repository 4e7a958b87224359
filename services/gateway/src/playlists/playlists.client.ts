import { PLAYLISTS_RPC } from '@evident/contracts';
import { RpcClient } from '@evident/kit';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../env.js';

/** Playlists, kept by the problems service. */
@Injectable()
export class PlaylistsClient extends RpcClient<typeof PLAYLISTS_RPC> {
  constructor(@Inject(ENV) env: Pick<Env, 'PROBLEMS_RPC_URL'>) {
    super(PLAYLISTS_RPC, 'problems', env.PROBLEMS_RPC_URL);
  }
}
