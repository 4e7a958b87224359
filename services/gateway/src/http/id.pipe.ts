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

export const ProblemIdPipe = new IdPipe('The problem');
export const PlaylistIdPipe = new IdPipe('The playlist');
export const SubmissionIdPipe = new IdPipe('The submission');
export const RunIdPipe = new IdPipe('The run', 'run_');
export const AnalysisIdPipe = new IdPipe('The analysis');
export const ReportIdPipe = new IdPipe('The report');
export const SessionIdPipe = new IdPipe('The session');
export const UserIdPipe = new IdPipe('The user');
export const VerificationIdPipe = new IdPipe('The verification');
export const RejudgeIdPipe = new IdPipe('The rejudge');
