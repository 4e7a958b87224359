import type { ActivityAnswer, ActivityEntry, Actor, AdminSubject, AuditEntry } from '@evident/contracts';
import { messageOf } from '@evident/kit';
import { Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import { AuditRepository, type AuditRow } from '../audit/audit.repository.js';
import { UsersRepository } from '../identity/users.repository.js';
import { ProblemsClient } from '../rpc/rpc-clients.js';

type Titles = ReadonlyMap<string, string>;

const isUuid = (id: string): boolean => z.uuid().safeParse(id).success;

/** Reads the audit log and adds the emails and titles that people know instead of ids. */
@Injectable()
export class ActivityService {
  private readonly logger = new Logger('activity');

  constructor(
    private readonly audit: AuditRepository,
    private readonly users: UsersRepository,
    private readonly problems: ProblemsClient,
  ) {}

  /** Latest first. @param before `nextBefore` of the page read before */
  async list(actor: Actor, before: number | null, limit: number): Promise<ActivityAnswer> {
    const rows = await this.audit.list(before, limit);
    const [emails, titles] = await Promise.all([
      this.users.emailsOf(idsOf('user', rows)),
      this.titlesOf(actor, rows),
    ]);
    const entries = rows.map((row): ActivityEntry => {
      const { actor_email: actorEmail, outcome } = row;
      const subject = subjectOf(row, new Map([...emails, ...titles]));
      return { ...entryOf(row), action: row.action, actorEmail, subject, details: row.details, outcome };
    });
    return { entries, nextBefore: rows.length < limit ? null : (entries.at(-1)?.id ?? null) };
  }

  /** What was done to one problem, or to all when `problemId` is null; latest first. Refused calls are left out. */
  async listOfProblem(
    actor: Actor,
    problemId: string | null,
    before: number | null,
    limit: number,
  ): Promise<AuditEntry[]> {
    const rows = await this.audit.listOfProblem(problemId, before, limit);
    const titles = await this.titlesOf(actor, rows);
    return rows.map((row) => ({
      ...entryOf(row),
      action: row.action,
      problemId: row.subject_id,
      problemTitle: titles.get(row.subject_id ?? '') ?? null,
      details: row.details,
    }));
  }

  /** Without the problems service the log is shown without titles. */
  private async titlesOf(actor: Actor, rows: readonly AuditRow[]): Promise<Titles> {
    const problemIds = idsOf('problem', rows);
    if (problemIds.length === 0) return new Map();
    try {
      const { titles } = await this.problems.call('authoring.problem-titles', { actor, problemIds });
      return new Map(Object.entries(titles));
    } catch (error) {
      this.logger.warn(`Titles of problems could not be read: ${messageOf(error)}`);
      return new Map();
    }
  }
}

const entryOf = (row: AuditRow) => ({
  id: Number(row.id),
  at: row.at.toISOString(),
  actorId: row.actor_id,
});

function subjectOf({ subject_kind: kind, subject_id: id }: AuditRow, labels: Titles): AdminSubject | null {
  return kind === null || id === null ? null : { kind, id, label: labels.get(id) ?? null };
}

function idsOf(kind: AdminSubject['kind'], rows: readonly AuditRow[]): string[] {
  const ids = rows.flatMap(({ subject_kind, subject_id: id }) =>
    subject_kind === kind && id !== null && isUuid(id) ? [id] : [],
  );
  return [...new Set(ids)];
}
