import { AUTHORING_RPC } from '@evident/contracts';
import { RpcClient } from '@evident/kit';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../env.js';

/** What admins do with problems and their judging, kept by the problems service. */
@Injectable()
export class AuthoringClient extends RpcClient<typeof AUTHORING_RPC> {
  constructor(@Inject(ENV) env: Pick<Env, 'PROBLEMS_RPC_URL'>) {
    super(AUTHORING_RPC, 'problems', env.PROBLEMS_RPC_URL);
  }
}
