import { randomUUID } from 'node:crypto';
import { type ProblemDefinition, type TestSet, testSetOf } from '@evident/catalogue';
import {
  AUTHORING_RPC,
  PROBLEMS_RPC,
  SERVER_MESSAGES,
  type Actor,
  type RpcParsedRequest,
  type RpcResponse,
  type StoredTest,
} from '@evident/contracts';
import { DomainError, notFound, RpcMethod } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import { OfferedLanguagesService } from '../languages/offered-languages.service.js';
import { TestSetsRepository } from '../test-sets/test-sets.repository.js';
import { AuthoringRepository, type StoredProblem } from './authoring.repository.js';
import { PackageCodeService } from './package-code.service.js';
import {
  changedDefinition,
  definitionOfRequest,
  needsVerification,
  requireOutputs,
  slugOf,
  testsOf,
} from './problem-changes.js';
import { referenceFailure, VerificationsService } from './verifications.service.js';
import { referencesOf } from './verified-references.js';

const MAP = { ...AUTHORING_RPC, ...PROBLEMS_RPC } as const;
type Request<K extends keyof typeof MAP> = RpcParsedRequest<typeof MAP, K>;
type Answer<K extends keyof typeof MAP> = Promise<RpcResponse<typeof MAP, K>>;

const validatorOf = ({ authoring }: ProblemDefinition): string => authoring?.validatorSource ?? '';
const editConflict = (): DomainError =>
  new DomainError('EDIT_CONFLICT', 'Someone else has changed this problem. Reload it and try again.');

/** Creates and changes problems for administrators. A problem is published only when its references pass its tests. */
@Injectable()
export class AuthoringService {
  constructor(
    private readonly authoring: AuthoringRepository,
    private readonly testSets: TestSetsRepository,
    private readonly verifications: VerificationsService,
    private readonly languages: OfferedLanguagesService,
    private readonly code: PackageCodeService,
  ) {}

  /** A draft is stored unpublished without running the references. @throws REFERENCE_FAILS */
  @RpcMethod(MAP, 'problems.create')
  async create({ actor, problem, draft }: Request<'problems.create'>): Answer<'problems.create'> {
    const id = randomUUID();
    const definition = definitionOfRequest(problem, slugOf(problem.title), await this.authoring.tags());
    const set = testSetOf(testsOf(problem.testcases));
    if (!draft) {
      await this.requireValid(actor, definition, set.tests);
      await this.requireReferences(actor, id, definition, set);
    }
    await this.authoring.transaction(async (sql) => {
      await this.testSets.insert(set, sql);
      const slug = await this.authoring.freeSlug(sql, definition.slug);
      await this.authoring.insert(sql, id, { ...definition, slug }, set.hash, !draft);
    });
    return { message: SERVER_MESSAGES.problemCreated, id };
  }

  /**
   * Absent keys stay as they are. A draft is stored unpublished and unverified; otherwise the references run when
   * something they depend on changed or the problem was not published.
   * @throws EDIT_CONFLICT when somebody changed it after `updatedAt`, or after this call read it; REFERENCE_FAILS
   */
  @RpcMethod(MAP, 'problems.update')
  async update({ actor, problemId, changes, draft }: Request<'problems.update'>): Answer<'problems.update'> {
    const stored = await this.require(problemId);
    if (changes.id !== undefined && changes.id !== problemId) {
      throw new DomainError('VALIDATION_FAILED', 'The id in the body is another problem’s');
    }
    if (changes.updatedAt !== undefined && Date.parse(changes.updatedAt) !== stored.updatedAt.getTime())
      throw editConflict();
    const definition = changedDefinition(
      stored.definition,
      changes,
      await this.authoring.tags(),
      changes.groups ? (await this.testSets.outline(stored.testSetHash)).map(({ id }) => id) : [],
    );
    requireOutputs(definition.checker, changes);
    const set = changes.testcases ? testSetOf(testsOf(changes.testcases)) : null;
    const hasNewTests = set !== null && set.hash !== stored.testSetHash;
    if (!draft) await this.requireValidChange(actor, stored, definition, hasNewTests ? set : null);
    if (!draft && (!stored.published || hasNewTests || needsVerification(stored.definition, definition))) {
      const tests = set ?? {
        hash: stored.testSetHash,
        tests: await this.testSets.allTests(stored.testSetHash),
      };
      await this.requireReferences(actor, problemId, definition, tests);
    }
    await this.authoring.transaction(async (sql) => {
      if (set && hasNewTests) await this.testSets.insert(set, sql);
      const hash = set?.hash ?? stored.testSetHash;
      if (!(await this.authoring.update(sql, problemId, stored.updatedAt, definition, hash, !draft)))
        throw editConflict();
    });
    return { message: SERVER_MESSAGES.problemUpdated, id: problemId, audit: { newTests: hasNewTests } };
  }

  @RpcMethod(MAP, 'problems.delete')
  async delete({ problemId }: Request<'problems.delete'>): Answer<'problems.delete'> {
    const deleted = await this.authoring.softDelete(problemId);
    if (!deleted) throw notFound('Problem');
    return { message: SERVER_MESSAGES.problemDeleted, id: problemId, audit: { title: deleted.title } };
  }

  @RpcMethod(MAP, 'authoring.set-published')
  async setPublished({
    actor,
    problemId,
    published,
  }: Request<'authoring.set-published'>): Answer<'authoring.set-published'> {
    const stored = await this.require(problemId);
    if (published && !stored.published) {
      const tests = await this.testSets.allTests(stored.testSetHash);
      await this.requireReferences(actor, problemId, stored.definition, { hash: stored.testSetHash, tests });
    }
    await this.authoring.transaction(async (sql) => {
      const current = { ...stored.definition };
      const isSame = await this.authoring.update(
        sql,
        problemId,
        stored.updatedAt,
        current,
        stored.testSetHash,
        published,
      );
      if (!isSame) throw editConflict();
    });
    return { message: published ? 'Problem published' : 'Problem is a draft now', id: problemId };
  }

  @RpcMethod(MAP, 'authoring.list-test-sets')
  async listTestSets({ problemId }: Request<'authoring.list-test-sets'>): Answer<'authoring.list-test-sets'> {
    await this.require(problemId);
    return {
      versions: await this.authoring.testSetVersions(problemId),
      outdatedSubmissions: await this.authoring.countOutdated(problemId),
    };
  }

  private async require(problemId: string): Promise<StoredProblem> {
    const stored = await this.authoring.find(problemId);
    if (!stored) throw notFound('Problem');
    return stored;
  }

  /** Only what may have become invalid: all tests under another validator, otherwise the new ones. */
  private async requireValidChange(
    actor: Actor,
    stored: StoredProblem,
    definition: ProblemDefinition,
    set: TestSet | null,
  ): Promise<void> {
    const sameValidator = validatorOf(stored.definition) === validatorOf(definition);
    if (validatorOf(definition) === '' || (sameValidator && set === null)) return;
    const before = await this.testSets.allTests(stored.testSetHash);
    const known = new Set(sameValidator ? before.map(({ input }) => input) : []);
    const tests = (set?.tests ?? before).filter(({ input }) => !known.has(input));
    await this.requireValid(actor, definition, tests);
  }

  private async requireValid(
    actor: Actor,
    definition: ProblemDefinition,
    tests: readonly StoredTest[],
  ): Promise<void> {
    const validator = validatorOf(definition);
    if (validator !== '' && tests.length > 0) await this.code.requireValid(actor, validator, tests);
  }

  private async requireReferences(
    actor: Actor,
    problemId: string,
    definition: ProblemDefinition,
    set: TestSet,
  ): Promise<void> {
    await this.authoring.transaction((sql) => this.testSets.insert(set, sql));
    const batchId = await this.verifications.start({
      actor,
      problemId,
      limits: {
        timeLimitMs: definition.timeLimitMs,
        timeLimitsMs: definition.timeLimitsMs,
        memoryLimitKb: definition.memoryLimitKb,
      },
      checker: definition.checker,
      programs: referencesOf(definition.referenceSolutions, await this.languages.current()),
      tests: { testSetHash: set.hash, testCount: set.tests.length },
    });
    const failure = referenceFailure(await this.verifications.waitFor(actor, batchId));
    if (failure !== null) throw new DomainError('REFERENCE_FAILS', failure);
  }
}
