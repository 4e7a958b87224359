import type {
  DiscussionPost,
  DiscussionThread,
  Notification,
  ReportedPost,
  StoredNotification,
  StoredPost,
  StoredReport,
  StoredThread,
} from '@evident/contracts';
import { Injectable } from '@nestjs/common';
import { UsersRepository } from '../identity/users.repository.js';

/** Puts display names in the place of the authors' ids. No id and no email of another user leaves the gateway. */
@Injectable()
export class AuthorsService {
  constructor(private readonly users: UsersRepository) {}

  async ofPosts(posts: readonly StoredPost[]): Promise<DiscussionPost[]> {
    return this.named(posts);
  }

  async ofThreads(threads: readonly StoredThread[]): Promise<DiscussionThread[]> {
    return this.named(threads);
  }

  async ofNotifications(notifications: readonly StoredNotification[]): Promise<Notification[]> {
    return this.named(notifications);
  }

  async ofReports(reports: readonly StoredReport[]): Promise<ReportedPost[]> {
    const posts = await this.ofPosts(reports.map(({ post }) => post));
    return reports.flatMap((report, at) => {
      const post = posts[at];
      return post ? [{ ...report, post }] : [];
    });
  }

  private async named<R extends { authorId: string | null }>(
    rows: readonly R[],
  ): Promise<(Omit<R, 'authorId'> & { author: string | null })[]> {
    const ids = rows.flatMap(({ authorId }) => authorId ?? []);
    const names = await this.users.namesOf([...new Set(ids)]);
    return rows.map(({ authorId, ...row }) => ({
      ...row,
      author: authorId === null ? null : (names.get(authorId) ?? null),
    }));
  }
}
