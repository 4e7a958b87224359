import { notFound } from '@evident/kit';
import type { PipeTransform } from '@nestjs/common';
import { z } from 'zod';

/** Checks an id in a path. A malformed id answers like an unknown one: not found. */
class IdPipe implements PipeTransform<string, string> {
  constructor(
    private readonly what: string,
    private readonly prefix = '',
  ) {}

  transform(value: string): string {
    const bare = value.startsWith(this.prefix) ? value.slice(this.prefix.length) : '';
    if (!z.uuid().safeParse(bare).success) throw notFound(this.what);
    return value;
  }
}

export const ProblemIdPipe = new IdPipe('Problem');
export const PlaylistIdPipe = new IdPipe('Playlist');
export const SubmissionIdPipe = new IdPipe('Submission');
export const RunIdPipe = new IdPipe('Run', 'run_');
export const AnalysisIdPipe = new IdPipe('Analysis');
export const DiscussionIdPipe = new IdPipe('Discussion');
export const HackIdPipe = new IdPipe('Input');
export const PostIdPipe = new IdPipe('Post');
export const NotificationIdPipe = new IdPipe('Notification');
export const ReportIdPipe = new IdPipe('Report');
export const SessionIdPipe = new IdPipe('Session');
export const UserIdPipe = new IdPipe('User');
export const VerificationIdPipe = new IdPipe('Verification');
export const RejudgeIdPipe = new IdPipe('Rejudge');
export const InvitationIdPipe = new IdPipe('Invitation');
