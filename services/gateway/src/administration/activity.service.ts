import type { ActivityAnswer, ActivityEntry, Actor } from '@evident/contracts';
import { messageOf } from '@evident/kit';
import { Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import { AuthoringClient } from '../authoring/authoring.client.js';
import { UsersRepository } from '../identity/users.repository.js';
import { deedOf, type Deed } from '../audit/admin-deeds.js';
import { AuditRepository } from '../audit/audit.repository.js';

/** What administrators did, in words that people know: emails and titles instead of ids. */
@Injectable()
export class ActivityService {
  private readonly logger = new Logger('activity');

  constructor(
    private readonly audit: AuditRepository,
    private readonly users: UsersRepository,
    private readonly authoring: AuthoringClient,
  ) {}

  /** Newest first. @param before `nextBefore` of the page read last */
  async list(actor: Actor, before: number | null, limit: number): Promise<ActivityAnswer> {
    const rows = await this.audit.list(before, limit);
    const deeds = rows.map((row) => ({ row, deed: deedOf(row.method, row.path) }));
    const labels = await this.labelsOf(
      actor,
      deeds.map(({ deed }) => deed),
    );
    const entries = deeds.map(({ row, deed }): ActivityEntry => ({
      id: Number(row.id),
      at: row.at.toISOString(),
      actorId: row.actorId,
      actorEmail: row.actorEmail,
      action: deed.action,
      subject: deed.subject && { ...deed.subject, label: labels.get(deed.subject.id) ?? null },
      details: row.details,
      outcome: row.outcome,
    }));
    return { entries, nextBefore: rows.length < limit ? null : (entries.at(-1)?.id ?? null) };
  }

  private async labelsOf(actor: Actor, deeds: readonly Deed[]): Promise<Map<string, string>> {
    const idsOf = (kind: 'user' | 'problem') => [
      ...new Set(
        deeds.flatMap(({ subject }) =>
          subject?.kind === kind && z.uuid().safeParse(subject.id).success ? [subject.id] : [],
        ),
      ),
    ];
    const [emails, titles] = await Promise.all([
      this.users.emailsOf(idsOf('user')),
      this.titlesOf(actor, idsOf('problem')),
    ]);
    return new Map([...emails, ...titles]);
  }

  /** The log can be read while the problems service is away, only without titles. */
  private async titlesOf(actor: Actor, problemIds: string[]): Promise<Map<string, string>> {
    if (problemIds.length === 0) return new Map();
    try {
      const { titles } = await this.authoring.call('authoring.problem-titles', { actor, problemIds });
      return new Map(Object.entries(titles));
    } catch (error) {
      this.logger.warn(`Titles of problems could not be read: ${messageOf(error)}`);
      return new Map();
    }
  }
}
