import { z } from 'zod';
import {
  AnswerThreadRequest,
  CreateThreadRequest,
  DecidePostRequest,
  DiscussionPost,
  DiscussionThread,
  EditPostRequest,
  Notification,
  OwnPost,
  OwnSharesAnswer,
  ReportedPost,
  ReportPostRequest,
  ShareCodeRequest,
  ThreadQuery,
  ThreadsQuery,
} from '../http/discussions.js';
import { Actor } from './actor.js';
import { calledBy } from './define.js';

/** The gateway knows the names of people, so posts travel with the ids of their authors. */
const authorId = z.uuid().nullable();
export const StoredPost = DiscussionPost.omit({ author: true }).extend({ authorId });
export type StoredPost = z.infer<typeof StoredPost>;
export const StoredThread = DiscussionThread.omit({ author: true }).extend({ authorId });
export type StoredThread = z.infer<typeof StoredThread>;
export const StoredNotification = Notification.omit({ author: true }).extend({ authorId });
export type StoredNotification = z.infer<typeof StoredNotification>;
export const StoredReport = ReportedPost.omit({ post: true }).extend({ post: StoredPost });
export type StoredReport = z.infer<typeof StoredReport>;

const nothing = z.object({});

export const DISCUSSIONS_RPC = calledBy(['gateway'], {
  'discussions.list': {
    repeatable: 'always',
    request: z.object({ actor: Actor, problemId: z.uuid(), query: ThreadsQuery }),
    response: z.object({
      locked: z.boolean(),
      threads: z.array(StoredThread),
      nextBefore: z.uuid().nullable(),
    }),
  },
  'discussions.read': {
    repeatable: 'always',
    request: z.object({ actor: Actor, threadId: z.uuid(), query: ThreadQuery }),
    response: z.object({
      thread: StoredThread,
      answers: z.array(StoredPost),
      nextAfter: z.uuid().nullable(),
    }),
  },
  'discussions.create': {
    request: z.object({ actor: Actor, problemId: z.uuid(), thread: CreateThreadRequest }),
    response: StoredThread,
  },
  /**
   * Shows an accepted submission of the actor to those who solved the problem. A repeated call answers the same thread.
   * NOT_FOUND for a submission of another user or problem; VALIDATION_FAILED where it may not be shared.
   */
  'discussions.share': {
    repeatable: 'always',
    request: z.object({ actor: Actor, problemId: z.uuid(), share: ShareCodeRequest }),
    response: StoredThread,
  },
  'discussions.own-shares': {
    repeatable: 'always',
    request: z.object({ actor: Actor, problemId: z.uuid() }),
    response: OwnSharesAnswer,
  },
  'discussions.answer': {
    request: z.object({ actor: Actor, threadId: z.uuid(), answer: AnswerThreadRequest }),
    response: StoredPost,
  },
  /** Another user's post is NOT_FOUND. */
  'discussions.edit': {
    repeatable: 'always',
    request: z.object({ actor: Actor, postId: z.uuid(), change: EditPostRequest }),
    response: StoredPost,
  },
  'discussions.delete': { request: z.object({ actor: Actor, postId: z.uuid() }), response: nothing },
  'discussions.report': {
    repeatable: 'always',
    request: z.object({ actor: Actor, postId: z.uuid(), report: ReportPostRequest }),
    response: nothing,
  },
  'discussions.list-own': {
    repeatable: 'always',
    request: z.object({ actor: Actor, before: z.uuid().nullable(), limit: z.number().int().min(1).max(100) }),
    response: z.object({ posts: z.array(OwnPost), nextBefore: z.uuid().nullable() }),
  },
  'discussions.notifications': {
    repeatable: 'always',
    request: z.object({ actor: Actor }),
    response: z.object({ notifications: z.array(StoredNotification), unread: z.number().int() }),
  },
  /** All of them; with an id this one, and further answers to the same thread. */
  'discussions.mark-read': {
    repeatable: 'always',
    request: z.object({ actor: Actor, notificationId: z.uuid().optional() }),
    response: nothing,
  },
  'discussions.list-reports': {
    adminOnly: true,
    repeatable: 'always',
    request: z.object({ actor: Actor }),
    response: z.object({ reports: z.array(StoredReport) }),
  },
  'discussions.decide-report': {
    adminOnly: true,
    request: z.object({ actor: Actor, reportId: z.uuid(), decision: DecidePostRequest }),
    response: nothing,
  },
});
