import { createHmac } from 'node:crypto';

const TAG_BYTES = 16;

/** What a tag is made for. A tag for one purpose is worthless for another. */
export type TagPurpose = 'refresh-token' | 'device';

/** @returns 16 bytes that only the holder of the secret can compute for a text. */
export function keyedTag(secret: string, purpose: TagPurpose, text: string): Buffer {
  const key = createHmac('sha256', secret).update(`evident ${purpose}`).digest();
  return createHmac('sha256', key).update(text).digest().subarray(0, TAG_BYTES);
}
