import { z } from 'zod';
import { ReportedDetails } from '../http/admin-activity.js';
import {
  DeletedProblem,
  FailedSubmission,
  FillExpectedAnswer,
  FillExpectedRequest,
  ImportedPackageAnswer,
  PackageFormat,
  RejudgePreview,
  TestSetVersionsAnswer,
  Verification,
  VerifyRequest,
} from '../http/authoring.js';
import { ProblemWrittenAnswer } from '../http/problems.js';
import { Actor } from './actor.js';
import { calledBy } from './define.js';

const problemId = z.uuid();
const ofProblem = z.object({ actor: Actor, problemId });

/** Calls of admins; everybody else gets FORBIDDEN. The gateway stores `audit` of an answer and does not send it on. */
export const AUTHORING_RPC = calledBy(['gateway'], {
  /** Publishing runs the references first: REFERENCE_FAILS leaves the problem a draft. */
  'authoring.set-published': {
    adminOnly: true,
    request: ofProblem.extend({ published: z.boolean() }),
    response: ProblemWrittenAnswer,
  },
  /**
   * Starts the verify matrix: references and the package's wrong solutions on all tests. Fields of
   * `candidate` replace the stored ones. Without `problemId` the problem is not saved yet, and `candidate` must hold
   * tests and references.
   */
  'authoring.verify': {
    adminOnly: true,
    request: z.object({ actor: Actor, problemId: problemId.nullable(), candidate: VerifyRequest }),
    response: Verification,
  },
  /**
   * Makes small inputs with the generator and starts a verification of the references on them, whose answers brute force
   * gives. Waits until the inputs and answers are made (up to 180 s).
   */
  'authoring.check-at-random': {
    adminOnly: true,
    request: z.object({ actor: Actor, problemId: problemId.nullable(), candidate: VerifyRequest }),
    response: Verification,
  },
  'authoring.get-verification': {
    repeatable: 'always',
    adminOnly: true,
    request: z.object({ actor: Actor, verificationId: z.uuid() }),
    response: Verification,
  },
  /** Runs a reference on inputs in the sandbox and waits for what it prints (up to 90 s). */
  'authoring.fill-expected': {
    adminOnly: true,
    request: z.object({ actor: Actor, program: FillExpectedRequest }),
    response: FillExpectedAnswer,
  },
  /** A ZIP in one of the formats, which its files show. Its generator and validator run in the sandbox only; it is stored as a draft. */
  'authoring.import-package': {
    adminOnly: true,
    request: z.object({ actor: Actor, zipBase64: z.string() }),
    response: ImportedPackageAnswer.extend({ audit: ReportedDetails }),
  },
  'authoring.export-package': {
    repeatable: 'always',
    adminOnly: true,
    request: ofProblem.extend({ format: PackageFormat.default('evident') }),
    response: z.object({ fileName: z.string(), zipBase64: z.string() }),
  },
  /** Titles by id, of deleted problems too. */
  'authoring.problem-titles': {
    repeatable: 'always',
    adminOnly: true,
    request: z.object({ actor: Actor, problemIds: z.array(problemId).max(100) }),
    response: z.object({ titles: z.record(problemId, z.string()) }),
  },
  /** Deleted problems that can still be restored. */
  'authoring.list-deleted': {
    repeatable: 'always',
    adminOnly: true,
    request: z.object({ actor: Actor }),
    response: z.object({ problems: z.array(DeletedProblem) }),
  },
  /** The problem comes back as it was. @throws NOT_FOUND when it is not deleted, or was deleted too long ago */
  'authoring.restore': {
    adminOnly: true,
    request: ofProblem,
    response: ProblemWrittenAnswer.extend({ audit: ReportedDetails }),
  },
  'authoring.list-test-sets': {
    repeatable: 'always',
    adminOnly: true,
    request: ofProblem,
    response: TestSetVersionsAnswer,
  },
  /** Judges the problem's submissions again as a trial (the latest 2,000). */
  'authoring.preview-rejudge': { adminOnly: true, request: ofProblem, response: RejudgePreview },
  'authoring.get-rejudge': {
    repeatable: 'always',
    adminOnly: true,
    request: z.object({ actor: Actor, rejudgeId: z.uuid() }),
    response: RejudgePreview,
  },
  /** Gives the submissions the verdicts of the trial. Solved problems stay solved. */
  'authoring.apply-rejudge': {
    adminOnly: true,
    request: z.object({ actor: Actor, rejudgeId: z.uuid() }),
    response: RejudgePreview.extend({ audit: ReportedDetails }),
  },
  /** The dead-letter list: submissions that the platform could not judge. */
  'authoring.list-failed': {
    repeatable: 'always',
    adminOnly: true,
    request: z.object({ actor: Actor, limit: z.number().int().min(1).max(100) }),
    response: z.object({ submissions: z.array(FailedSubmission), total: z.number().int() }),
  },
  /** Sends failed work to the judge again. */
  'authoring.retry-failed': {
    adminOnly: true,
    request: z.object({ actor: Actor, submissionId: z.uuid() }),
    response: z.object({ retried: z.boolean() }),
  },
  /** Sends all failed work to the judge again, at most 1,000 rows of it, oldest first. */
  'authoring.retry-all-failed': {
    adminOnly: true,
    request: z.object({ actor: Actor }),
    response: z.object({ retried: z.number().int(), left: z.number().int() }),
  },
});
