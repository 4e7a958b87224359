import { timingSafeEqual } from 'node:crypto';

/** Compares secrets in constant time. Their lengths are public. */
export const sameBytes = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);
