import { API_BASE, type ActivityDetails, type AdminAction, type AdminSubject } from '@evident/contracts';
import { z } from 'zod';

export interface Deed {
  action: AdminAction;
  subject: { kind: AdminSubject['kind']; id: string } | null;
}

interface Rule {
  action: AdminAction;
  /** What the path's id names. */
  subject: AdminSubject['kind'] | null;
}

/** Every call of administrators that changes something, as its route is written. */
const RULES: Readonly<Record<string, Rule>> = {
  'POST /problems/create-problem': { action: 'problem.created', subject: null },
  'PUT /problems/update-problem/:id': { action: 'problem.updated', subject: 'problem' },
  'DELETE /problems/delete-problem/:id': { action: 'problem.deleted', subject: 'problem' },
  'PUT /admin/problems/:id/published': { action: 'problem.published', subject: 'problem' },
  'POST /admin/problems/import': { action: 'problem.imported', subject: null },
  'POST /admin/problems/:id/verifications': { action: 'problem.verified', subject: 'problem' },
  'POST /admin/verifications': { action: 'problem.verified', subject: null },
  'POST /admin/fill-expected': { action: 'outputs.filled', subject: null },
  'POST /admin/problems/:id/rejudges': { action: 'rejudge.tried', subject: 'problem' },
  'POST /admin/rejudges/:id/apply': { action: 'rejudge.applied', subject: 'rejudge' },
  'POST /admin/dead-letters/:id/retry': { action: 'submission.retried', subject: 'submission' },
  'POST /admin/users/:id/adjust-tokens': { action: 'tokens.adjusted', subject: 'user' },
  'POST /admin/orders/:id/refund': { action: 'order.refunded', subject: 'order' },
  'POST /admin/analysis-reports/:id/settle': { action: 'report.settled', subject: 'report' },
};

const PATTERNS = Object.entries(RULES).map(([route, rule]) => {
  const [method = '', path = ''] = route.split(' ');
  return { method, rule, path: new RegExp(`^${API_BASE}${path.replace(':id', '(?<id>[^/]+)')}/?$`) };
});

/** @param path with the API's base, as the log keeps it. @returns `other` for a route that is no more. */
export function deedOf(method: string, path: string): Deed {
  for (const { method: known, rule, path: pattern } of PATTERNS) {
    const match = known === method ? pattern.exec(path) : null;
    if (!match) continue;
    const id = match.groups?.['id'];
    const subject = rule.subject !== null && id !== undefined ? { kind: rule.subject, id } : null;
    return { action: rule.action, subject };
  }
  return { action: 'other', subject: null };
}

const kept = <T>(schema: z.ZodType<T>) => schema.optional().catch(undefined);
const sentence = z.string().max(500);
const Kept = z.object({
  delta: kept(z.number()),
  reason: kept(sentence),
  note: kept(sentence),
  refund: kept(z.boolean()),
  published: kept(z.boolean()),
  title: kept(sentence),
} satisfies Record<keyof ActivityDetails, z.ZodType>);

/** What is worth keeping of a body that nobody has checked yet; what is of another form is left out. */
export function detailsOf(body: unknown): ActivityDetails {
  const { data = {} } = Kept.safeParse(body);
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
}
