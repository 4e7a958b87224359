import { DomainError, storableText } from '@evident/kit';
import type { NextFunction, Request, Response } from 'express';

/** PostgreSQL cannot store NUL, and UTF-8 cannot encode half a surrogate pair. */
const isPlain = (text: string): boolean => storableText(text) === text;

function hasOnlyPlainText(value: unknown): boolean {
  if (typeof value === 'string') return isPlain(value);
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(hasOnlyPlainText);
  return Object.entries(value).every(([name, inner]) => isPlain(name) && hasOnlyPlainText(inner));
}

const refusal = (): DomainError =>
  new DomainError('VALIDATION_FAILED', 'Text must be UTF-8 without NUL characters');

/** @param body parsed JSON, whose depth is bounded. @throws VALIDATION_FAILED */
export function requirePlainBody(body: unknown): void {
  if (!hasOnlyPlainText(body)) throw refusal();
}

/** Refuses a path or a query that does not decode to plain text. */
export function refuseUnplainAddress(
  { originalUrl }: Request,
  _response: Response,
  next: NextFunction,
): void {
  next(isPlainAddress(originalUrl) ? undefined : refusal());
}

function isPlainAddress(url: string): boolean {
  try {
    return isPlain(decodeURIComponent(url));
  } catch {
    return false;
  }
}
