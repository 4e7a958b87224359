import type { FieldErrors } from '@evident/contracts';
import { DomainError } from '@evident/kit';
import { StandardSchemaValidationPipe } from '@nestjs/common';

interface SchemaIssue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
}

const MAX_FIELDS = 20;

/** @returns VALIDATION_FAILED with the first issue's message, and the first issue of each field. */
export function validationError(issues: readonly SchemaIssue[]): DomainError {
  const fields: FieldErrors = {};
  for (const issue of issues.slice(0, MAX_FIELDS)) {
    const path = (issue.path ?? [])
      .map((part) => String(typeof part === 'object' ? part.key : part))
      .join('.');
    if (path !== '') fields[path] ??= issue.message;
  }
  return new DomainError('VALIDATION_FAILED', issues[0]?.message ?? 'The request is not valid', { fields });
}

/** Checks bodies, parameters and queries with the schema of their decorator. */
export const validationPipe = (): StandardSchemaValidationPipe =>
  new StandardSchemaValidationPipe({ exceptionFactory: validationError });
