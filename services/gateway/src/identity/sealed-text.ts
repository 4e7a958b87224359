import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (secret: string): Buffer =>
  createHmac('sha256', secret).update('evident second-factor').digest();

/** Encrypts a secret that must be read again, for one owner: nobody can give it to another account. */
export function seal(secret: string, text: string, owner: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws Error when the key, the owner or the bytes are others than those that were sealed. */
export function unseal(secret: string, sealed: Buffer, owner: string): string {
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret), sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = [decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
  return Buffer.concat(text).toString('utf8');
}
