import { z } from 'zod';
import { ErrorCode } from '../errors.js';
import { LIMITS } from '../limits.js';

/** What an administrator did. `other`: a call that no longer exists. */
export const AdminAction = z.enum([
  'problem.created',
  'problem.updated',
  'problem.deleted',
  'problem.restored',
  'problem.published',
  'problem.unpublished',
  'problem.imported',
  'problem.verified',
  'outputs.filled',
  'rejudge.previewed',
  'rejudge.applied',
  'submission.retried',
  'submissions.retried',
  'tokens.adjusted',
  'account.suspended',
  'account.restored',
  'invitation.created',
  'invitation.revoked',
  'class-list.previewed',
  'class-list.imported',
  'order.refunded',
  'analysis-report.decided',
  'post-report.decided',
  'proposed-test.decided',
  'notice.set',
  'maintenance.set',
  'notice.removed',
  'other',
]);
export type AdminAction = z.infer<typeof AdminAction>;

/** What an administrator's call was about. */
export const AdminSubject = z.object({
  kind: z.enum(['user', 'problem', 'order', 'submission', 'report', 'rejudge', 'invitation']),
  id: z.string(),
  /** A user's email or a problem's title; null when there is none or it was deleted. */
  label: z.string().nullable(),
});
export type AdminSubject = z.infer<typeof AdminSubject>;

/** The fields of a request's body that the audit log stores. */
export const AuditedBody = z
  .object({
    delta: z.number(),
    reason: z.string(),
    note: z.string(),
    refund: z.boolean(),
    remove: z.boolean(),
    accept: z.boolean(),
    published: z.boolean(),
    title: z.string(),
    text: z.string(),
    pausesFrom: z.string(),
    endsAt: z.string(),
  })
  .partial();

/** What the audit log stores beside the body. A service reports what only it knows as `audit` in its answer. */
export const ReportedDetails = z
  .object({
    /** The fields that the body of an update names. */
    changed: z.array(z.string()),
    draft: z.boolean(),
    /** The update made a new version of the tests. */
    newTests: z.boolean(),
    title: z.string(),
    slug: z.string(),
    rejudgeId: z.uuid(),
    /** Submissions that got the verdict of their trial, or that were sent to the judge again. */
    submissions: z.number().int(),
    /** Those of them whose verdict changed. */
    changedVerdicts: z.number().int(),
    /** The lines of a class list. */
    people: z.number().int(),
  })
  .partial();
export type ReportedDetails = z.infer<typeof ReportedDetails>;

export const ActivityDetails = AuditedBody.extend(ReportedDetails.shape);
export type ActivityDetails = z.infer<typeof ActivityDetails>;

/** One call of an administrator that changes something. */
export const ActivityEntry = z
  .object({
    id: z.number().int(),
    at: z.iso.datetime(),
    actorId: z.uuid(),
    /** Null when the account is gone. */
    actorEmail: z.string().nullable(),
    action: AdminAction,
    subject: AdminSubject.nullable(),
    details: ActivityDetails,
    /** `begun`: the outcome is not recorded (yet). Otherwise `done`, or the error code. */
    outcome: z.enum(['begun', 'done', ...ErrorCode.options]),
  })
  .meta({ id: 'ActivityEntry' });
export type ActivityEntry = z.infer<typeof ActivityEntry>;
/** Latest first. `nextBefore` is the `before` of the next page; null on the last page. */
export const ActivityAnswer = z
  .object({ entries: z.array(ActivityEntry), nextBefore: z.number().int().nullable() })
  .meta({ id: 'ActivityAnswer' });
export type ActivityAnswer = z.infer<typeof ActivityAnswer>;
export const ActivityQuery = z.object({
  before: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(LIMITS.maxPageSize).default(50),
});
export type ActivityQuery = z.infer<typeof ActivityQuery>;
