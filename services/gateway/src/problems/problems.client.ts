import { PROBLEMS_RPC } from '@evident/contracts';
import { RpcClient } from '@evident/kit';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../env.js';

/** Problems, bookmarks and drafts. */
@Injectable()
export class ProblemsClient extends RpcClient<typeof PROBLEMS_RPC> {
  constructor(@Inject(ENV) env: Pick<Env, 'PROBLEMS_RPC_URL'>) {
    super(PROBLEMS_RPC, 'problems', env.PROBLEMS_RPC_URL);
  }
}
