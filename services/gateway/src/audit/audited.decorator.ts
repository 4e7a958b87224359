import {
  type ActivityDetails,
  type AdminAction,
  type AdminSubject,
  AuditedBody,
  type ReportedDetails,
  UpdateProblemRequest,
} from '@evident/contracts';
import { SetMetadata } from '@nestjs/common';
import type { Request } from 'express';
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
  /** Reads what is worth storing beside the known fields of the body. Nothing of the request is checked yet. */
  detailsOfRequest?: (request: Pick<Request, 'body' | 'query'>) => ReportedDetails;
}

/** Writes each call of the route to the audit log. Every writing route of administrators needs it. */
export const Audited = (
  action: AuditedRule['action'],
  subject: AuditedSubject | null = null,
  detailsOfRequest?: AuditedRule['detailsOfRequest'],
) => SetMetadata<string, AuditedRule>(AUDITED_KEY, { action, subject, detailsOfRequest });

type ProblemWrite = Pick<Request, 'body' | 'query'>;
/** Both say which version of the problem is changed. */
const NOT_CONTENT: readonly string[] = ['id', 'updatedAt'];
const CONTENT = Object.keys(UpdateProblemRequest.shape).filter((name) => !NOT_CONTENT.includes(name));

/** Whether a problem is written as a draft. */
export const draftOf = ({ query }: ProblemWrite): ReportedDetails => ({ draft: query.draft === '1' });

/** The names of the fields that an update of a problem gives, and whether it is a draft. */
export const changesOf = (request: ProblemWrite): ReportedDetails => {
  const given = fieldsOf(request.body);
  return { changed: CONTENT.filter((name) => Object.hasOwn(given, name)), ...draftOf(request) };
};

const MAX_LENGTH = 500;
const fieldsOf = (body: unknown) => z.record(z.string(), z.unknown()).safeParse(body).data ?? {};
const isKept = (value: unknown): boolean => typeof value !== 'string' || value.length <= MAX_LENGTH;

/** @returns the known fields of an unchecked body, without those of another type or of more than 500 characters. */
export function detailsOf(body: unknown): ActivityDetails {
  const fields = fieldsOf(body);
  return Object.fromEntries(
    Object.entries(AuditedBody.shape).flatMap(([name, schema]) => {
      const { data } = schema.safeParse(fields[name]);
      return data !== undefined && isKept(data) ? [[name, data]] : [];
    }),
  );
}
