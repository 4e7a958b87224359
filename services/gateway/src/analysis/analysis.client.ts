import { AI_RPC } from '@evident/contracts';
import { RpcClient } from '@evident/kit';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../env.js';

/** Calls to the AI service. */
@Injectable()
export class AnalysisClient extends RpcClient<typeof AI_RPC> {
  constructor(@Inject(ENV) env: Pick<Env, 'AI_RPC_URL'>) {
    super(AI_RPC, 'ai', env.AI_RPC_URL);
  }
}
