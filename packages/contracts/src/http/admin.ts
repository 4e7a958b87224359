import { z } from 'zod';
import { ErrorCode } from '../errors.js';
import { LANGUAGES } from '../labels.js';
import { LIMITS } from '../limits.js';
import { Analysis, AnalysisReport } from './analysis.js';
import { User } from './auth.js';

const reason = z.string().trim().min(3, 'A reason is required').max(500);

/** Refunds what is left of an order; the reason is kept with the entry. */
export const RefundOrderRequest = z.object({ reason }).meta({ id: 'RefundOrderRequest' });
export type RefundOrderRequest = z.infer<typeof RefundOrderRequest>;
export const RefundAnswer = z
  .object({
    message: z.string(),
    refundId: z.string(),
    tokens: z.number().int(),
    amountPaise: z.number().int(),
    status: z.string(),
  })
  .meta({ id: 'RefundAnswer' });
export type RefundAnswer = z.infer<typeof RefundAnswer>;

export const AdjustTokensRequest = z
  .object({
    /** Tokens to give, or to take when negative. */
    delta: z
      .number()
      .int('Tokens are whole')
      .min(-10_000, 'At most 10,000 tokens at once')
      .max(10_000, 'At most 10,000 tokens at once')
      .refine((delta) => delta !== 0, 'Give or take at least one token'),
    reason,
  })
  .meta({ id: 'AdjustTokensRequest' });
export type AdjustTokensRequest = z.infer<typeof AdjustTokensRequest>;
export const AdjustTokensAnswer = z
  .object({ message: z.string(), tokens: z.number().int() })
  .meta({ id: 'AdjustTokensAnswer' });
export type AdjustTokensAnswer = z.infer<typeof AdjustTokensAnswer>;

export const FindUserQuery = z.object({ email: z.string().min(3).max(254) });
export type FindUserQuery = z.infer<typeof FindUserQuery>;
export const FoundUserAnswer = z.object({ user: User.nullable() }).meta({ id: 'FoundUserAnswer' });
export type FoundUserAnswer = z.infer<typeof FoundUserAnswer>;

/** An order that the provider knows, with what can still be given back. */
export const AccountOrder = z
  .object({
    /** The provider's order id. */
    orderId: z.string(),
    plan: z.string(),
    tokens: z.number().int(),
    /** Whole rupees. */
    amount: z.number().int(),
    status: z.enum(['created', 'paid']),
    createdAt: z.iso.datetime(),
    /** Tokens of it that are neither spent, reserved nor refunded; oldest credit is spent first. */
    unusedTokens: z.number().int(),
    refunds: z.array(
      z.object({
        refundId: z.uuid(),
        /** `duplicate` gives a second payment of the same order back, without tokens. */
        kind: z.enum(['unused', 'duplicate']),
        tokens: z.number().int(),
        amountPaise: z.number().int(),
        status: z.enum(['queued', 'pending', 'processed', 'failed']),
        createdAt: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'AccountOrder' });
export type AccountOrder = z.infer<typeof AccountOrder>;
/** Latest first; at most 50. */
export const AccountOrdersAnswer = z
  .object({ orders: z.array(AccountOrder) })
  .meta({ id: 'AccountOrdersAnswer' });
export type AccountOrdersAnswer = z.infer<typeof AccountOrdersAnswer>;

/** What an administrator's call does. */
export const AdminAction = z.enum([
  'problem.created',
  'problem.updated',
  'problem.deleted',
  'problem.published',
  'problem.imported',
  'problem.verified',
  'outputs.filled',
  'rejudge.tried',
  'rejudge.applied',
  'submission.retried',
  'tokens.adjusted',
  'order.refunded',
  'report.settled',
  'other',
]);
export type AdminAction = z.infer<typeof AdminAction>;

/** What an administrator's call was about, by its path. */
export const AdminSubject = z.object({
  kind: z.enum(['user', 'problem', 'order', 'submission', 'report', 'rejudge']),
  id: z.string(),
  /** A user's email, a problem's title; null where there is none or no more. */
  label: z.string().nullable(),
});
export type AdminSubject = z.infer<typeof AdminSubject>;

/** What is kept of the body of an administrator's call. */
export const ActivityDetails = z
  .object({
    delta: z.number(),
    reason: z.string(),
    note: z.string(),
    refund: z.boolean(),
    published: z.boolean(),
    title: z.string(),
  })
  .partial();
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
    /** `begun`: its end is not known (yet); otherwise `done`, or the code of the refusal. */
    outcome: z.enum(['begun', 'done', ...ErrorCode.options]),
  })
  .meta({ id: 'ActivityEntry' });
export type ActivityEntry = z.infer<typeof ActivityEntry>;
/** Latest first; `nextBefore` asks for what is older, null at the end. */
export const ActivityAnswer = z
  .object({ entries: z.array(ActivityEntry), nextBefore: z.number().int().nullable() })
  .meta({ id: 'ActivityAnswer' });
export type ActivityAnswer = z.infer<typeof ActivityAnswer>;
export const ActivityQuery = z.object({
  before: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(LIMITS.maxPageSize).default(50),
});
export type ActivityQuery = z.infer<typeof ActivityQuery>;

export const AnalysisReportsQuery = z.object({
  /** `open` waits for a decision; `settled` has one. */
  status: z.enum(['open', 'settled']).default('open'),
});
export type AnalysisReportsQuery = z.infer<typeof AnalysisReportsQuery>;

/** A report with everything needed to judge it. */
export const ReportedAnalysis = AnalysisReport.extend({
  userId: z.uuid(),
  language: z.enum(LANGUAGES),
  sourceCode: z.string(),
  analysis: Analysis,
}).meta({ id: 'ReportedAnalysis' });
export type ReportedAnalysis = z.infer<typeof ReportedAnalysis>;
/** Open ones oldest first, settled ones latest first; at most 100. */
export const AnalysisReportsAnswer = z
  .object({ reports: z.array(ReportedAnalysis) })
  .meta({ id: 'AnalysisReportsAnswer' });
export type AnalysisReportsAnswer = z.infer<typeof AnalysisReportsAnswer>;

/** `refund` gives the token of the analysis back; either way the learner reads the note. */
export const SettleReportRequest = z
  .object({ refund: z.boolean(), note: reason })
  .meta({ id: 'SettleReportRequest' });
export type SettleReportRequest = z.infer<typeof SettleReportRequest>;
export const SettleReportAnswer = z
  .object({ message: z.string(), report: AnalysisReport })
  .meta({ id: 'SettleReportAnswer' });
export type SettleReportAnswer = z.infer<typeof SettleReportAnswer>;
