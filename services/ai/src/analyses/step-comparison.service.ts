import { AI_RPC, COMPARED_PROGRAMS, type RpcParsedRequest, type RpcResponse } from '@evident/contracts';
import { RpcMethod } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { StepComparisonRepository } from './step-comparison.repository.js';

/** Places a learner's program among those of others, by counted steps. */
@Injectable()
export class StepComparisonService {
  constructor(private readonly steps: StepComparisonRepository) {}

  @RpcMethod(AI_RPC, 'analysis.compare-steps')
  async compare({
    actor,
    problemId,
    language,
  }: RpcParsedRequest<typeof AI_RPC, 'analysis.compare-steps'>): Promise<
    RpcResponse<typeof AI_RPC, 'analysis.compare-steps'>
  > {
    const own = await this.steps.own(actor.userId, problemId, language);
    if (!own) return { steps: null, programs: 0, needed: COMPARED_PROGRAMS, distribution: null };
    const groups = await this.steps.groups(problemId, language, own);
    const programs = groups.reduce((sum, group) => sum + group.programs, 0);
    return {
      steps: own.steps,
      programs,
      needed: COMPARED_PROGRAMS,
      distribution:
        programs < COMPARED_PROGRAMS
          ? null
          : {
              slower: groups.reduce((sum, group) => sum + group.slower, 0),
              groups: groups.map(({ programs: count, fewest, most }) => ({
                programs: count,
                fewest,
                most,
                own: fewest <= own.steps && own.steps <= most,
              })),
            },
    };
  }
}
