import { DomainError } from './domain-error.js';

const LONE_SURROGATE = /\p{Surrogate}/u;

/** Replaces NUL, which PostgreSQL cannot store, and lone surrogates, which UTF-8 cannot encode, by the replacement character. */
export function storableText(text: string): string {
  // Most texts may be stored as they are and need no copy.
  if (!text.includes('\u0000') && !LONE_SURROGATE.test(text)) return text;
  return Buffer.from(text.replaceAll('\u0000', '\uFFFD'), 'utf8').toString('utf8');
}

/**
 * Refuses a text that cannot be stored unchanged.
 * @param name the text's name at the beginning of a sentence
 * @param field the text's name in the request
 * @throws VALIDATION_FAILED
 */
export function requireStorable(
  text: string,
  { name, field, maxBytes }: { name: string; field: string; maxBytes: number },
): void {
  if (Buffer.byteLength(text) > maxBytes) {
    throw new DomainError('VALIDATION_FAILED', `${name} may have at most ${maxBytes / 1024} KB`, {
      fields: { [field]: `${name} is too long` },
    });
  }
  if (text !== storableText(text)) {
    throw new DomainError('VALIDATION_FAILED', `${name} must be plain UTF-8 text without NUL characters`, {
      fields: { [field]: `${name} must be plain text` },
    });
  }
}
