import { SUBMISSIONS_RPC } from '@evident/contracts';
import { RpcClient } from '@evident/kit';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../env.js';

/** Submissions and runs, kept by the problems service. */
@Injectable()
export class SubmissionsClient extends RpcClient<typeof SUBMISSIONS_RPC> {
  constructor(@Inject(ENV) env: Pick<Env, 'PROBLEMS_RPC_URL'>) {
    super(SUBMISSIONS_RPC, 'problems', env.PROBLEMS_RPC_URL);
  }
}
