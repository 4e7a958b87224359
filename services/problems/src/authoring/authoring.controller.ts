import { AUTHORING_RPC, PROBLEMS_RPC, type RpcParsedRequest, type RpcResponse } from '@evident/contracts';
import { RpcMethod } from '@evident/kit';
import { Controller } from '@nestjs/common';
import { AuditRepository } from '../audit/audit.repository.js';
import { AuthoringService } from './authoring.service.js';
import { DeadLettersRepository } from './dead-letters.repository.js';
import { PackagesService } from './packages.service.js';
import { RejudgesService } from './rejudges.service.js';
import { VerifyMatrixService } from './verify-matrix.service.js';

const MAP = { ...AUTHORING_RPC, ...PROBLEMS_RPC } as const;
type Request<K extends keyof typeof MAP> = RpcParsedRequest<typeof MAP, K>;
type Answer<K extends keyof typeof MAP> = Promise<RpcResponse<typeof MAP, K>>;

@Controller()
export class AuthoringController {
  constructor(
    private readonly authoring: AuthoringService,
    private readonly matrix: VerifyMatrixService,
    private readonly packages: PackagesService,
    private readonly rejudges: RejudgesService,
    private readonly deadLetters: DeadLettersRepository,
    private readonly audit: AuditRepository,
  ) {}

  @RpcMethod(MAP, 'problems.create')
  create({ actor, problem, draft }: Request<'problems.create'>): Answer<'problems.create'> {
    return this.authoring.create(actor, problem, draft);
  }

  @RpcMethod(MAP, 'problems.update')
  update({ actor, problemId, changes, draft }: Request<'problems.update'>): Answer<'problems.update'> {
    return this.authoring.update(actor, problemId, changes, draft);
  }

  @RpcMethod(MAP, 'problems.delete')
  delete({ actor, problemId }: Request<'problems.delete'>): Answer<'problems.delete'> {
    return this.authoring.delete(actor, problemId);
  }

  @RpcMethod(MAP, 'authoring.set-published')
  setPublished({
    actor,
    problemId,
    published,
  }: Request<'authoring.set-published'>): Answer<'authoring.set-published'> {
    return this.authoring.setPublished(actor, problemId, published);
  }

  @RpcMethod(MAP, 'authoring.list-test-sets')
  listTestSets({
    actor,
    problemId,
  }: Request<'authoring.list-test-sets'>): Answer<'authoring.list-test-sets'> {
    return this.authoring.listTestSets(actor, problemId);
  }

  @RpcMethod(MAP, 'authoring.verify')
  verify({ actor, problemId, candidate }: Request<'authoring.verify'>): Answer<'authoring.verify'> {
    return this.matrix.verify(actor, problemId, candidate);
  }

  @RpcMethod(MAP, 'authoring.get-verification')
  getVerification({
    actor,
    verificationId,
  }: Request<'authoring.get-verification'>): Answer<'authoring.get-verification'> {
    return this.matrix.read(actor, verificationId);
  }

  @RpcMethod(MAP, 'authoring.fill-expected')
  fillExpected({ actor, program }: Request<'authoring.fill-expected'>): Answer<'authoring.fill-expected'> {
    return this.matrix.fillExpected(actor, program);
  }

  @RpcMethod(MAP, 'authoring.import-package')
  importPackage({
    actor,
    zipBase64,
  }: Request<'authoring.import-package'>): Answer<'authoring.import-package'> {
    return this.packages.importPackage(actor, zipBase64);
  }

  @RpcMethod(MAP, 'authoring.export-package')
  exportPackage({
    actor,
    problemId,
  }: Request<'authoring.export-package'>): Answer<'authoring.export-package'> {
    return this.packages.exportPackage(actor, problemId);
  }

  @RpcMethod(MAP, 'authoring.preview-rejudge')
  previewRejudge({
    actor,
    problemId,
  }: Request<'authoring.preview-rejudge'>): Answer<'authoring.preview-rejudge'> {
    return this.rejudges.preview(actor, problemId);
  }

  @RpcMethod(MAP, 'authoring.get-rejudge')
  getRejudge({ actor, rejudgeId }: Request<'authoring.get-rejudge'>): Answer<'authoring.get-rejudge'> {
    return this.rejudges.get(actor, rejudgeId);
  }

  @RpcMethod(MAP, 'authoring.apply-rejudge')
  applyRejudge({ actor, rejudgeId }: Request<'authoring.apply-rejudge'>): Answer<'authoring.apply-rejudge'> {
    return this.rejudges.apply(actor, rejudgeId);
  }

  @RpcMethod(MAP, 'authoring.list-audit')
  async listAudit({
    actor,
    problemId,
    before,
    limit,
  }: Request<'authoring.list-audit'>): Answer<'authoring.list-audit'> {
    return { entries: await this.audit.list(problemId, before, limit) };
  }

  @RpcMethod(MAP, 'authoring.problem-titles')
  async problemTitles({
    actor,
    problemIds,
  }: Request<'authoring.problem-titles'>): Answer<'authoring.problem-titles'> {
    return { titles: await this.audit.titles(problemIds) };
  }

  @RpcMethod(MAP, 'authoring.list-failed')
  async listFailed({ actor, limit }: Request<'authoring.list-failed'>): Answer<'authoring.list-failed'> {
    return { submissions: await this.deadLetters.list(limit) };
  }

  @RpcMethod(MAP, 'authoring.retry-failed')
  async retryFailed({
    actor,
    submissionId,
  }: Request<'authoring.retry-failed'>): Answer<'authoring.retry-failed'> {
    return { retried: await this.deadLetters.retry(actor.userId, submissionId) };
  }
}
