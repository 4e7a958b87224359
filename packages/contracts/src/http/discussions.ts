import { z } from 'zod';
import { EXAMPLE } from '../example.js';
import { Language } from '../languages.js';
import { DISCUSSION_LIMITS, LIMITS, REASON_LIMITS } from '../limits.js';
import { AdminReason } from './admin-accounts.js';

/**
 * Solutions and code are shown to those who solved the problem, and to administrators. Code is an accepted program that
 * its author shares.
 */
export const DiscussionKind = z.enum(['question', 'solution', 'code']);
export type DiscussionKind = z.infer<typeof DiscussionKind>;

const { titleMin, titleMax, bodyMax } = DISCUSSION_LIMITS;
const Title = z
  .string({ error: 'A title is required' })
  .trim()
  .min(titleMin, `The title must be at least ${titleMin} characters`)
  .max(titleMax, `The title must be at most ${titleMax} characters`);
const Body = z
  .string({ error: 'A text is required' })
  .trim()
  .min(1, 'A text is required')
  .max(bodyMax, `The text must be at most ${bodyMax} characters`);

export const CreateThreadRequest = z
  .object({ kind: DiscussionKind.exclude(['code']), title: Title, body: Body })
  .meta({
    id: 'CreateThreadRequest',
    examples: [{ kind: 'question', title: 'May the list be empty?', body: 'The samples never show it.' }],
  });
export type CreateThreadRequest = z.infer<typeof CreateThreadRequest>;

/** The submission is the user's own, and accepted. */
export const ShareCodeRequest = z.object({ submissionId: z.uuid(), title: Title }).meta({
  id: 'ShareCodeRequest',
  examples: [{ submissionId: EXAMPLE.submissionId, title: 'One pass with a map' }],
});
export type ShareCodeRequest = z.infer<typeof ShareCodeRequest>;

export const AnswerThreadRequest = z
  .object({ body: Body })
  .meta({ id: 'AnswerThreadRequest', examples: [{ body: 'No: `n` is at least 1.' }] });
export type AnswerThreadRequest = z.infer<typeof AnswerThreadRequest>;

/** The title belongs to the first post of a thread and is ignored elsewhere. */
export const EditPostRequest = z
  .object({ title: Title.optional(), body: Body })
  .meta({ id: 'EditPostRequest', examples: [{ body: 'No: `n` is at least 1.' }] });
export type EditPostRequest = z.infer<typeof EditPostRequest>;

export const ReportPostRequest = z
  .object({
    reason: z
      .string({ error: 'A reason is required' })
      .trim()
      .min(REASON_LIMITS.min, 'A reason is required')
      .max(REASON_LIMITS.reportMax, `The reason must be at most ${REASON_LIMITS.reportMax} characters`),
  })
  .meta({ id: 'ReportPostRequest', examples: [{ reason: 'This question contains a whole solution' }] });
export type ReportPostRequest = z.infer<typeof ReportPostRequest>;

const POST = {
  id: z.uuid(),
  /** Null for a post of a deleted account, and for a deleted post. */
  author: z.string().nullable(),
  mine: z.boolean(),
  /** Markdown, or the source of shared code. Empty for a deleted post, and for shared code in a list. */
  body: z.string(),
  deleted: z.boolean(),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
} as const;
const EXAMPLE_POST = {
  id: '3f6c2d8e-11aa-4c0b-9a53-6f0d6f1c2b01',
  author: 'Ada',
  mine: false,
  body: 'The samples never show it.',
  deleted: false,
  createdAt: EXAMPLE.createdAt,
  editedAt: null,
};
export const DiscussionPost = z.object(POST).meta({ id: 'DiscussionPost', examples: [EXAMPLE_POST] });
export type DiscussionPost = z.infer<typeof DiscussionPost>;

export const DiscussionThread = z
  .object({
    ...POST,
    problemId: z.uuid(),
    kind: DiscussionKind,
    title: z.string(),
    /** Of shared code; null for the other kinds. */
    language: Language.nullable(),
    answerCount: z.number().int(),
  })
  .meta({
    id: 'DiscussionThread',
    examples: [
      {
        ...EXAMPLE_POST,
        problemId: EXAMPLE.problemId,
        kind: 'question',
        title: 'May the list be empty?',
        language: null,
        answerCount: 1,
      },
    ],
  });
export type DiscussionThread = z.infer<typeof DiscussionThread>;

/** Newest first. `locked`: solutions or code that the reader may not see yet, so none are listed. */
export const ThreadsAnswer = z
  .object({ locked: z.boolean(), threads: z.array(DiscussionThread), nextBefore: z.uuid().nullable() })
  .meta({ id: 'ThreadsAnswer' });
export type ThreadsAnswer = z.infer<typeof ThreadsAnswer>;
/** Answers oldest first. `nextAfter` is the `after` of the next page; null on the last page. */
export const ThreadAnswer = z
  .object({ thread: DiscussionThread, answers: z.array(DiscussionPost), nextAfter: z.uuid().nullable() })
  .meta({ id: 'ThreadAnswer' });
export type ThreadAnswer = z.infer<typeof ThreadAnswer>;
export const PostAnswer = z.object({ post: DiscussionPost }).meta({ id: 'PostAnswer' });
export type PostAnswer = z.infer<typeof PostAnswer>;
export const NewThreadAnswer = z.object({ thread: DiscussionThread }).meta({ id: 'NewThreadAnswer' });
export type NewThreadAnswer = z.infer<typeof NewThreadAnswer>;

const limit = z.coerce.number().int().min(1).max(LIMITS.maxPageSize).default(DISCUSSION_LIMITS.page);
export const ThreadsQuery = z.object({
  kind: DiscussionKind.default('question'),
  /** Only code in this language. Other kinds have none. */
  language: Language.nullable().default(null),
  before: z.uuid().nullable().default(null),
  limit,
});
export type ThreadsQuery = z.infer<typeof ThreadsQuery>;
export const ThreadQuery = z.object({ after: z.uuid().nullable().default(null), limit });
export type ThreadQuery = z.infer<typeof ThreadQuery>;

/** What the user shares under one problem. */
export const OwnSharesAnswer = z
  .object({ shares: z.array(z.object({ submissionId: z.uuid(), threadId: z.uuid() })) })
  .meta({ id: 'OwnSharesAnswer' });
export type OwnSharesAnswer = z.infer<typeof OwnSharesAnswer>;

/** A post as the account's export holds it. */
export const OwnPost = z
  .object({
    id: z.uuid(),
    problemId: z.uuid(),
    threadId: z.uuid(),
    kind: DiscussionKind,
    title: z.string().nullable(),
    language: Language.nullable(),
    body: z.string(),
    createdAt: z.iso.datetime(),
    editedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OwnPost' });
export type OwnPost = z.infer<typeof OwnPost>;

/**
 * `answer`: somebody answered the reader's thread. `removed`: an administrator removed the reader's post. `test-accepted`,
 * `test-refused`: what an administrator decided on an input that the reader proposed as a test.
 */
export const Notification = z
  .object({
    id: z.uuid(),
    kind: z.enum(['answer', 'removed', 'test-accepted', 'test-refused']),
    problemId: z.uuid(),
    problemTitle: z.string(),
    /** Null, as are the next two, where no post is meant. */
    threadId: z.uuid().nullable(),
    discussionKind: DiscussionKind.nullable(),
    threadTitle: z.string().nullable(),
    /** Who answered; null for a deleted account and for a removal. */
    author: z.string().nullable(),
    /** The administrator's reason. */
    note: z.string().nullable(),
    createdAt: z.iso.datetime(),
    read: z.boolean(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof Notification>;
/** The latest ones, newest first. */
export const NotificationsAnswer = z
  .object({ notifications: z.array(Notification), unread: z.number().int() })
  .meta({ id: 'NotificationsAnswer' });
export type NotificationsAnswer = z.infer<typeof NotificationsAnswer>;

export const ReportedPost = z
  .object({
    id: z.uuid(),
    reason: z.string(),
    createdAt: z.iso.datetime(),
    problemId: z.uuid(),
    problemTitle: z.string(),
    threadId: z.uuid(),
    kind: DiscussionKind,
    threadTitle: z.string(),
    post: DiscussionPost,
  })
  .meta({ id: 'ReportedPost' });
export type ReportedPost = z.infer<typeof ReportedPost>;
/** Reports that wait for a decision, oldest first; at most 100. */
export const ReportedPostsAnswer = z
  .object({ reports: z.array(ReportedPost) })
  .meta({ id: 'ReportedPostsAnswer' });
export type ReportedPostsAnswer = z.infer<typeof ReportedPostsAnswer>;
/** `remove` deletes the post and tells its author the note; otherwise the post stays. */
export const DecidePostRequest = z
  .object({ remove: z.boolean(), note: AdminReason })
  .meta({ id: 'DecidePostRequest', examples: [{ remove: true, note: 'It gives the solution away' }] });
export type DecidePostRequest = z.infer<typeof DecidePostRequest>;
