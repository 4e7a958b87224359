import { ActivityDetails, type AdminAction, type AdminSubject } from '@evident/contracts';
import { SetMetadata } from '@nestjs/common';
import { z } from 'zod';

export const AUDITED_KEY = 'audited';

/** Where the id of what a call is about stands: in a parameter of its path, or in a field of its answer. */
export type AuditedSubject = { kind: AdminSubject['kind'] } & (
  { param: string; field?: never } | { field: string; param?: never }
);

export interface AuditedRule {
  /** The action, or how the body decides about it. */
  action: AdminAction | ((details: ActivityDetails) => AdminAction);
  subject: AuditedSubject | null;
}

/** Writes each call of the route to the audit log. Every writing route of administrators needs it. */
export const Audited = (action: AuditedRule['action'], subject: AuditedSubject | null = null) =>
  SetMetadata<string, AuditedRule>(AUDITED_KEY, { action, subject });

const MAX_LENGTH = 500;
const isKept = (value: unknown): boolean => typeof value !== 'string' || value.length <= MAX_LENGTH;

/** @returns the known fields of an unchecked body, without those of another type or of more than 500 characters. */
export function detailsOf(body: unknown): ActivityDetails {
  const fields = z.record(z.string(), z.unknown()).safeParse(body).data ?? {};
  return Object.fromEntries(
    Object.entries(ActivityDetails.shape).flatMap(([name, schema]) => {
      const { data } = schema.safeParse(fields[name]);
      return data !== undefined && isKept(data) ? [[name, data]] : [];
    }),
  );
}
