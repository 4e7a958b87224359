import { PROBLEMS_RPC } from '@evident/contracts';
import { RpcClient } from '@evident/kit';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { ENV, type Env } from '../env.js';

/** Problems, bookmarks and drafts. */
@Injectable()
export class ProblemsClient extends RpcClient<typeof PROBLEMS_RPC> implements OnModuleDestroy {
  constructor(@Inject(ENV) env: Pick<Env, 'PROBLEMS_RPC_URL'>) {
    super(PROBLEMS_RPC, 'problems', env.PROBLEMS_RPC_URL);
  }

  onModuleDestroy(): void {
    this.close();
  }
}
