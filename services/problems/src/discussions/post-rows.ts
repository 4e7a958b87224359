import type {
  DiscussionKind,
  Language,
  StoredNotification,
  StoredPost,
  StoredReport,
  StoredThread,
} from '@evident/contracts';

export interface PostRow {
  id: string;
  problem_id: string;
  thread_id: string | null;
  kind: DiscussionKind;
  user_id: string | null;
  title: string | null;
  language: Language | null;
  body: string;
  answer_count: number;
  created_at: Date;
  edited_at: Date | null;
  deleted: boolean;
}

export interface NotificationRow {
  id: string;
  kind: StoredNotification['kind'];
  problem_id: string;
  problem_title: string;
  thread_id: string | null;
  discussion_kind: DiscussionKind | null;
  thread_title: string | null;
  author_id: string | null;
  note: string | null;
  created_at: Date;
  read: boolean;
}

export type ReportRow = PostRow & {
  report_id: string;
  reason: string;
  reported_at: Date;
  problem_title: string;
  thread_title: string;
};

/** The alias `d` stands for the table of posts. */
const columns = (
  body: string,
): string => `d.id, d.problem_id, d.thread_id, d.kind, d.user_id, d.title, d.language,
  ${body} AS body, d.answer_count, d.created_at, d.edited_at, d.deleted_at IS NOT NULL AS deleted`;
export const POST_COLUMNS = columns('d.body');
/** Sources are long, so a list leaves them out. */
export const LISTED_COLUMNS = columns(`CASE WHEN d.kind = 'code' THEN '' ELSE d.body END`);

/** The program itself; answers to it are text. */
export const isSharedCode = ({ kind, thread_id }: Pick<PostRow, 'kind' | 'thread_id'>): boolean =>
  kind === 'code' && thread_id === null;

/** Stands in the place of a deleted title. */
export const DELETED = '[deleted]';

export const toPost = (row: PostRow, readerId: string): StoredPost => ({
  id: row.id,
  authorId: row.user_id,
  mine: row.user_id === readerId,
  body: row.body,
  deleted: row.deleted,
  createdAt: row.created_at.toISOString(),
  editedAt: row.edited_at?.toISOString() ?? null,
});

export const toThread = (row: PostRow, readerId: string): StoredThread => ({
  ...toPost(row, readerId),
  problemId: row.problem_id,
  kind: row.kind,
  title: row.title ?? DELETED,
  language: row.language,
  answerCount: row.answer_count,
});

export const toNotification = (row: NotificationRow): StoredNotification => ({
  id: row.id,
  kind: row.kind,
  problemId: row.problem_id,
  problemTitle: row.problem_title,
  threadId: row.thread_id,
  discussionKind: row.discussion_kind,
  threadTitle: row.thread_title,
  authorId: row.author_id,
  note: row.note,
  createdAt: row.created_at.toISOString(),
  read: row.read,
});

export const toReport = (row: ReportRow, readerId: string): StoredReport => ({
  id: row.report_id,
  reason: row.reason,
  createdAt: row.reported_at.toISOString(),
  problemId: row.problem_id,
  problemTitle: row.problem_title,
  threadId: row.thread_id ?? row.id,
  kind: row.kind,
  threadTitle: row.thread_title,
  post: toPost(row, readerId),
});
