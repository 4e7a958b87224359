import { z } from 'zod';
import { Submission, SubmissionCountAnswer, SubmissionsAnswer } from '../http/submissions.js';
import { Language } from '../languages.js';
import { LIMITS } from '../limits.js';
import { SubmissionKind } from '../queues.js';
import { Actor } from './actor.js';
import { calledBy } from './define.js';

export const SUBMISSIONS_RPC = calledBy(['gateway'], {
  'submissions.create': {
    repeatable: 'with-key',
    request: z.object({
      actor: Actor,
      kind: SubmissionKind.exclude(['verify']),
      problemId: z.uuid(),
      language: Language,
      sourceCode: z.string().min(1).max(LIMITS.sourceBytes),
      /** For a run: the learner's cases; an empty list means the samples. Ignored by submit. */
      cases: z
        .array(z.object({ input: z.string(), expected: z.string().nullable() }))
        .max(LIMITS.customCases),
      idempotencyKey: z.string().min(1).max(200).nullable(),
      /** The user bought Priority Processing. */
      priority: z.boolean(),
    }),
    /** `created` false: an earlier call had the same key and the same body. */
    response: z.object({ submission: Submission, created: z.boolean() }),
  },
  /** The languages that are offered now: the operator allows them and the judge has them. */
  'submissions.languages': {
    repeatable: 'always',
    request: z.object({}),
    response: z.object({ languages: z.array(Language) }),
  },
  /** Takes ids of submissions and of runs (`run_…`). Another user's id is NOT_FOUND. */
  'submissions.get': {
    repeatable: 'always',
    request: z.object({ actor: Actor, submissionId: z.string() }),
    response: Submission,
  },
  'submissions.cancel': {
    request: z.object({ actor: Actor, submissionId: z.string() }),
    response: Submission,
  },
  'submissions.list': {
    repeatable: 'always',
    request: z.object({
      actor: Actor,
      problemId: z.uuid().nullable(),
      /** Null: the newest rows, of which the older ones may be abridged. A number: a page of whole rows. */
      limit: z.number().int().min(1).max(LIMITS.maxPageSize).nullable().default(null),
      /** Only rows older than this submission. */
      before: z.uuid().nullable().default(null),
    }),
    response: SubmissionsAnswer,
  },
  'submissions.count': {
    repeatable: 'always',
    request: z.object({ actor: Actor, problemId: z.uuid() }),
    response: SubmissionCountAnswer,
  },
});
