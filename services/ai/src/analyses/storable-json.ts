import { storableText } from '@evident/kit';

/** JSON that PostgreSQL's jsonb can hold: without NUL characters and lone surrogates. */
export const storableJson = (value: unknown): string | undefined =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? storableText(part) : part));
