import { AI_RPC, type AnalysisEngine } from '@evident/contracts';
import { RpcMethod } from '@evident/kit';
import { Controller, Inject } from '@nestjs/common';
import { ENV, type Env } from '../env.js';
import { engineOf } from '../providers/author-from-env.js';

@Controller()
export class EngineController {
  constructor(@Inject(ENV) private readonly env: Env) {}

  @RpcMethod(AI_RPC, 'analysis.engine')
  engine(): Promise<AnalysisEngine> {
    return Promise.resolve(engineOf(this.env));
  }
}
