import { createHash } from 'node:crypto';

/** Namespace of every id derived from a catalogue name; changing it would orphan stored rows. */
const NAMESPACE = Buffer.from('8f0d9f3ab1564c0b9f1d6b1f5d0c7a42', 'hex');

/**
 * Name-based UUID (RFC 9562, version 5): the same name has the same id in every installation.
 * @param name for example `problem/two-sum`
 */
export function stableId(name: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(name, 'utf8').digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

export const problemIdOfSlug = (slug: string): string => stableId(`problem/${slug}`);
