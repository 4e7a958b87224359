import { PROBLEM_CONTEXT_RPC, type RpcParsedRequest, type RpcResponse } from '@evident/contracts';
import { notFound, RpcMethod, storableText } from '@evident/kit';
import { Controller } from '@nestjs/common';
import { TestSetsRepository } from '../test-sets/test-sets.repository.js';
import { ProblemContextRepository } from './problem-context.repository.js';

type Request<K extends keyof typeof PROBLEM_CONTEXT_RPC> = RpcParsedRequest<typeof PROBLEM_CONTEXT_RPC, K>;
type Answer<K extends keyof typeof PROBLEM_CONTEXT_RPC> = Promise<RpcResponse<typeof PROBLEM_CONTEXT_RPC, K>>;

/** The analysis' calls about problems. */
@Controller()
export class ProblemContextController {
  constructor(
    private readonly problems: ProblemContextRepository,
    private readonly testSets: TestSetsRepository,
  ) {}

  @RpcMethod(PROBLEM_CONTEXT_RPC, 'problem-context.get')
  async get({ problemId, asAdmin }: Request<'problem-context.get'>): Answer<'problem-context.get'> {
    const basis = await this.problems.find(problemId, asAdmin);
    if (!basis) throw notFound('Problem');
    return basis;
  }

  @RpcMethod(PROBLEM_CONTEXT_RPC, 'problem-context.find')
  async find({ statement, asAdmin }: Request<'problem-context.find'>): Answer<'problem-context.find'> {
    const problemId = await this.problems.findByStatement(storableText(statement), asAdmin);
    return { problemId };
  }

  @RpcMethod(PROBLEM_CONTEXT_RPC, 'problem-context.fetch-tests')
  async fetchTests({
    testSetHash,
    offset,
  }: Request<'problem-context.fetch-tests'>): Answer<'problem-context.fetch-tests'> {
    const page = await this.testSets.page(testSetHash, offset);
    if (page.tests.length === 0 && offset === 0) throw notFound('Test set');
    return page;
  }
}
