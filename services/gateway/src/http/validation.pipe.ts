import type { FieldErrors } from '@evident/contracts';
import { DomainError } from '@evident/kit';
import { StandardSchemaValidationPipe } from '@nestjs/common';

interface SchemaIssue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
}

const MAX_FIELDS = 20;

/** @returns VALIDATION_FAILED whose message is the first sentence and whose fields name each place once. */
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

/** Checks bodies, parameters and queries against the schema that their decorator names. */
export const validationPipe = (): StandardSchemaValidationPipe =>
  new StandardSchemaValidationPipe({ exceptionFactory: validationError });
