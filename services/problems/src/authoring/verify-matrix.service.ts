import path from 'node:path';
import { canonicalText, type ProblemDefinition, testSetOf } from '@evident/catalogue';
import {
  AUTHORING_RPC,
  LANGUAGE_EXTENSIONS,
  LANGUAGES,
  type Language,
  type RpcParsedRequest,
  type RpcResponse,
  type VerifyRequest,
} from '@evident/contracts';
import { DomainError, notFound, RpcMethod, storableText } from '@evident/kit';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { TestSetsRepository } from '../test-sets/test-sets.repository.js';
import { AuthoringRepository, type StoredProblem } from './authoring.repository.js';
import { OfferedLanguagesService } from '../languages/offered-languages.service.js';
import {
  changedTimeLimits,
  requireOutputs,
  requireSource,
  testsOf,
  toWrongSolution,
} from './problem-changes.js';
import { referencesOf } from './verified-references.js';
import { SandboxedRunsService } from './sandboxed-runs.service.js';
import { VerificationsService, type VerifiedProgram } from './verifications.service.js';

type Request<K extends keyof typeof AUTHORING_RPC> = RpcParsedRequest<typeof AUTHORING_RPC, K>;
type Answer<K extends keyof typeof AUTHORING_RPC> = Promise<RpcResponse<typeof AUTHORING_RPC, K>>;

const DEFAULT_LIMITS = { timeLimitMs: 2_000, memoryLimitKb: 262_144 };

/** Verification for authors: every program on every test, and the output of a reference. */
@Injectable()
export class VerifyMatrixService {
  constructor(
    private readonly authoring: AuthoringRepository,
    private readonly testSets: TestSetsRepository,
    private readonly verifications: VerificationsService,
    private readonly sandboxed: SandboxedRunsService,
    private readonly languages: OfferedLanguagesService,
  ) {}

  /** Starts the matrix and answers its empty columns; the results arrive as live events or by `read`. */
  @RpcMethod(AUTHORING_RPC, 'authoring.verify')
  async verify({ actor, problemId, candidate }: Request<'authoring.verify'>): Answer<'authoring.verify'> {
    const stored = problemId === null ? undefined : await this.authoring.find(problemId);
    if (problemId !== null && !stored) throw notFound('Problem');
    const saved = stored?.definition.checker;
    const checker = candidate.checker
      ? requireSource(candidate.checker, saved)
      : (saved ?? { kind: 'exact' });
    requireOutputs(checker, candidate);
    const tests = await this.testsFor(stored, candidate);
    const programs = programsOf(stored?.definition, candidate, await this.languages.current());
    if (programs.length === 0)
      throw new DomainError('VALIDATION_FAILED', 'There is no reference solution to verify');
    const batchId = await this.verifications.start({
      actor,
      problemId: problemId ?? randomUUID(),
      limits: {
        ...changedTimeLimits(
          stored?.definition ?? { ...DEFAULT_LIMITS, timeLimitsMs: {} },
          candidate.timeLimitMs,
        ),
        memoryLimitKb:
          candidate.memoryLimitKb ?? stored?.definition.memoryLimitKb ?? DEFAULT_LIMITS.memoryLimitKb,
      },
      checker,
      programs,
      tests,
    });
    return this.verifications.read(actor, batchId);
  }

  @RpcMethod(AUTHORING_RPC, 'authoring.get-verification')
  async read({
    actor,
    verificationId,
  }: Request<'authoring.get-verification'>): Answer<'authoring.get-verification'> {
    return this.verifications.read(actor, verificationId);
  }

  /** Runs a program on each input, whose output becomes the expected output of a test. */
  @RpcMethod(AUTHORING_RPC, 'authoring.fill-expected')
  async fillExpected({
    actor,
    program,
  }: Request<'authoring.fill-expected'>): Answer<'authoring.fill-expected'> {
    const { inputs, language, sourceCode, timeLimitMs, memoryLimitKb } = program;
    return this.sandboxed.run(actor, {
      language,
      sourceCode: storableText(sourceCode),
      inputs: inputs.map(canonicalText),
      limits: {
        timeLimitMs: timeLimitMs ?? DEFAULT_LIMITS.timeLimitMs,
        memoryLimitKb: memoryLimitKb ?? DEFAULT_LIMITS.memoryLimitKb,
      },
    });
  }

  private async testsFor(
    stored: StoredProblem | undefined,
    candidate: VerifyRequest,
  ): Promise<{ testSetHash: string; testCount: number }> {
    if (candidate.testcases) {
      const set = testSetOf(testsOf(candidate.testcases));
      await this.authoring.transaction((sql) => this.testSets.insert(set, sql));
      return { testSetHash: set.hash, testCount: set.tests.length };
    }
    if (!stored) throw new DomainError('VALIDATION_FAILED', 'At least one test case is required');
    return { testSetHash: stored.testSetHash, testCount: stored.testCount };
  }
}

/** References first, in the order of the forms, then the package's wrong solutions. */
function programsOf(
  stored: ProblemDefinition | undefined,
  candidate: VerifyRequest,
  offered: readonly Language[],
): VerifiedProgram[] {
  const references = referencesOf(
    { ...stored?.referenceSolutions, ...candidate.referenceSolutions },
    offered,
  );
  const known = candidate.programs?.wrong?.map(toWrongSolution) ?? stored?.authoring?.wrong ?? [];
  const wrong = known.flatMap((solution): VerifiedProgram[] => {
    const language = languageOfFile(solution.file);
    return language && offered.includes(language)
      ? [
          {
            label: path.posix.basename(solution.file),
            language,
            sourceCode: solution.source,
            expected: solution.verdict,
          },
        ]
      : [];
  });
  return [...references, ...wrong];
}

const languageOfFile = (file: string): Language | undefined =>
  LANGUAGES.find((language) => file.endsWith(`.${LANGUAGE_EXTENSIONS[language]}`));
