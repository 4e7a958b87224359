import { randomUUID } from 'node:crypto';
import {
  AUTHORING_RPC,
  type Actor,
  type InlineCase,
  PROBLEM_LIMITS,
  type RpcParsedRequest,
  type RpcResponse,
  type VerifyRequest,
} from '@evident/contracts';
import { DomainError, notFound, RpcMethod } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { OfferedLanguagesService } from '../languages/offered-languages.service.js';
import { AuthoringRepository, type StoredProblem } from './authoring.repository.js';
import { type GeneratedInput, type GeneratorShape, PackageCodeService } from './package-code.service.js';
import { changedTimeLimits, requireSource } from './problem-changes.js';
import { referencesOf } from './verified-references.js';
import { VerificationsService } from './verifications.service.js';

type Request<K extends keyof typeof AUTHORING_RPC> = RpcParsedRequest<typeof AUTHORING_RPC, K>;
type Answer<K extends keyof typeof AUTHORING_RPC> = Promise<RpcResponse<typeof AUTHORING_RPC, K>>;

const INPUTS = 24;
/** How far the sizes of small inputs go above their minimum. */
const SIZES = 6;
const MAX_INPUT_BYTES = 4_096;

/** Small inputs of all families: the sizes grow by one, each with a seed of its own. */
export function smallInputs({ families, variables }: GeneratorShape): GeneratedInput[] {
  return Array.from({ length: INPUTS }, (_, at) => ({
    family: families[at % families.length] ?? '',
    sizes: Object.fromEntries(
      variables.map(({ name, min, max }) => [name, Math.min(min + (at % (SIZES + 1)), max)]),
    ),
    seed: at + 1,
  }));
}

/** Compares the references with brute force on small inputs of the generator. */
@Injectable()
export class RandomChecksService {
  constructor(
    private readonly authoring: AuthoringRepository,
    private readonly code: PackageCodeService,
    private readonly verifications: VerificationsService,
    private readonly languages: OfferedLanguagesService,
  ) {}

  @RpcMethod(AUTHORING_RPC, 'authoring.check-at-random')
  async check({
    actor,
    problemId,
    candidate,
  }: Request<'authoring.check-at-random'>): Answer<'authoring.check-at-random'> {
    const stored = problemId === null ? undefined : await this.authoring.find(problemId);
    if (problemId !== null && !stored) throw notFound('Problem');
    const definition = stored?.definition;
    const references = { ...definition?.referenceSolutions, ...candidate.referenceSolutions };
    const programs = referencesOf(references, await this.languages.current());
    if (programs.length === 0)
      throw new DomainError('VALIDATION_FAILED', 'There is no reference solution to check');
    const saved = definition?.checker;
    const checker = candidate.checker
      ? requireSource(candidate.checker, saved)
      : (saved ?? { kind: 'exact' });
    const cases = await this.casesOf(actor, stored, candidate, checker.kind === 'interactive');
    const { standard } = PROBLEM_LIMITS.memoryLimitKb;
    const batchId = await this.verifications.start({
      actor,
      problemId: problemId ?? randomUUID(),
      limits: {
        ...changedTimeLimits(
          definition ?? { timeLimitMs: PROBLEM_LIMITS.timeLimitMs.standard, timeLimitsMs: {} },
          candidate.timeLimitMs,
        ),
        memoryLimitKb: candidate.memoryLimitKb ?? definition?.memoryLimitKb ?? standard,
      },
      checker,
      programs,
      tests: { cases },
    });
    return this.verifications.read(actor, batchId);
  }

  /** Inputs that the validator allows, with the answers of brute force. An interactor needs no answers. */
  private async casesOf(
    actor: Actor,
    stored: StoredProblem | undefined,
    { programs }: VerifyRequest,
    isInteractive: boolean,
  ): Promise<InlineCase[]> {
    const material = stored?.definition.authoring;
    const generator = programs?.generator ?? material?.generatorSource ?? '';
    const brute = programs?.brute ?? material?.bruteSource ?? '';
    const validator = programs?.validator ?? material?.validatorSource ?? '';
    if (generator === '' || (brute === '' && !isInteractive))
      throw new DomainError(
        'VALIDATION_FAILED',
        isInteractive
          ? 'Random inputs need a generator'
          : 'Random inputs need a generator and a brute force program',
      );
    const shape = await this.code.shapeOf(actor, generator);
    const inputs = await this.code.generate(actor, generator, smallInputs(shape));
    if (inputs.some((input) => Buffer.byteLength(input) > MAX_INPUT_BYTES))
      throw new DomainError(
        'VALIDATION_FAILED',
        `The generator makes inputs of more than ${MAX_INPUT_BYTES} bytes from the smallest sizes`,
      );
    const tests = inputs.map((input, at) => ({ id: `random-${at + 1}`, input }));
    if (validator !== '') await this.code.requireValid(actor, validator, tests);
    const program = { sourceCode: brute, name: 'The brute force program', language: 'PYTHON' as const };
    const answers = isInteractive ? [] : await this.code.runAll(actor, program, inputs);
    return tests.map((test, at) => ({ ...test, answer: answers[at] ?? '', hidden: false }));
  }
}
