import {
  ADMIN_MESSAGES,
  HACKS_RPC,
  LIMITS,
  type Actor,
  type RpcParsedRequest,
  type RpcResponse,
  type StoredTest,
  type TestCase,
} from '@evident/contracts';
import { DomainError, notFound, RpcMethod, storableText } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { AuthoringRepository, type StoredProblem } from '../authoring/authoring.repository.js';
import { AuthoringService } from '../authoring/authoring.service.js';
import { SandboxedRunsService } from '../authoring/sandboxed-runs.service.js';
import { TestSetsRepository } from '../test-sets/test-sets.repository.js';
import { toProposal } from './hack-rows.js';
import { HacksRepository } from './hacks.repository.js';

type Request<K extends keyof typeof HACKS_RPC> = RpcParsedRequest<typeof HACKS_RPC, K>;
type Answer<K extends keyof typeof HACKS_RPC> = Promise<RpcResponse<typeof HACKS_RPC, K>>;

/** Learners' inputs that broke an accepted solution. An accepted one becomes a hidden test by an ordinary edit. */
@Injectable()
export class ProposalsService {
  constructor(
    private readonly hacks: HacksRepository,
    private readonly authoring: AuthoringRepository,
    private readonly editing: AuthoringService,
    private readonly sandboxed: SandboxedRunsService,
    private readonly testSets: TestSetsRepository,
  ) {}

  @RpcMethod(HACKS_RPC, 'hacks.list-proposals')
  async list(): Answer<'hacks.list-proposals'> {
    const { rows, total } = await this.hacks.proposals();
    return { proposals: rows.map(toProposal), total };
  }

  /**
   * @throws ALREADY_FINISHED; EDIT_CONFLICT when somebody changed the problem meanwhile; REFERENCE_FAILS when a reference
   * fails with the new test
   */
  @RpcMethod(HACKS_RPC, 'hacks.decide')
  async decide({
    actor,
    hackId,
    decision: { accept, note: sent },
  }: Request<'hacks.decide'>): Answer<'hacks.decide'> {
    const hack = await this.hacks.openProposal(hackId);
    if (!hack) throw decidedBefore();
    const added = accept && (await this.addTest(actor, hack.problem_id, hack.input));
    const note = sent === '' ? null : storableText(sent);
    if (!(await this.hacks.decide(hackId, accept ? 'accepted' : 'refused', note))) throw decidedBefore();
    return {
      message: ADMIN_MESSAGES[accept ? 'proposalAccepted' : 'proposalRefused'],
      problemId: hack.problem_id,
      audit: { newTests: added },
    };
  }

  /** @returns false when the tests have the input already, as after an acceptance that broke off */
  private async addTest(actor: Actor, problemId: string, input: string): Promise<boolean> {
    const stored = await this.authoring.find(problemId);
    if (!stored) throw notFound('Problem');
    const tests = await this.testSets.allTests(stored.testSetHash);
    if (tests.some((test) => test.input.trimEnd() === input.trimEnd())) return false;
    if (tests.length >= LIMITS.testsPerProblem)
      throw new DomainError(
        'VALIDATION_FAILED',
        `A problem has at most ${LIMITS.testsPerProblem} tests. Remove one first.`,
      );
    const added: TestCase = {
      id: freeId(tests),
      input,
      output: await this.answerOf(actor, stored, input),
      hidden: true,
    };
    await this.editing.update({
      actor,
      problemId,
      changes: {
        testcases: [...tests.map(({ answer: output, ...test }) => ({ ...test, output })), added],
        updatedAt: stored.updatedAt.toISOString(),
      },
      draft: !stored.published,
    });
    return true;
  }

  /** The whole answer: the run of the proposal showed only its beginning. */
  private async answerOf(actor: Actor, { definition }: StoredProblem, input: string): Promise<string> {
    const { outputs, compileOutput } = await this.sandboxed.run(actor, {
      language: 'JAVASCRIPT',
      sourceCode: definition.referenceSolutions.JAVASCRIPT,
      inputs: [input],
      limits: {
        timeLimitMs: definition.timeLimitMs,
        timeLimitsMs: definition.timeLimitsMs,
        memoryLimitKb: definition.memoryLimitKb,
      },
    });
    const [answer] = outputs;
    if (answer?.output == null)
      throw new DomainError(
        'VALIDATION_FAILED',
        `The JavaScript reference does not answer this input: ${compileOutput ?? answer?.problem ?? 'not run'}`,
      );
    return answer.output;
  }
}

const decidedBefore = (): DomainError =>
  new DomainError('ALREADY_FINISHED', 'This proposal was decided before');

function freeId(tests: readonly StoredTest[]): string {
  const taken = new Set(tests.map(({ id }) => id));
  for (let number = 1; ; number++) if (!taken.has(`learner-${number}`)) return `learner-${number}`;
}
