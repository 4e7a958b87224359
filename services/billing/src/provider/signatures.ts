import { createHmac, timingSafeEqual } from 'node:crypto';

/** In constant time for every signature of the right length, which is public. */
function matches(payload: string | Buffer, signature: string, secret: string): boolean {
  const expected = Buffer.from(createHmac('sha256', secret).update(payload).digest('hex'));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** What the checkout hands to the browser after a payment. @param orderId the stored one, never the callback's. */
export const checkoutSignatureIsValid = (
  orderId: string,
  paymentId: string,
  signature: string,
  keySecret: string,
): boolean => matches(`${orderId}|${paymentId}`, signature, keySecret);

/** @param body the bytes as received. @param secrets the one in force first, then those still accepted. */
export const webhookSignatureIsValid = (
  body: Buffer,
  signature: string,
  secrets: readonly string[],
): boolean => secrets.some((secret) => matches(body, signature, secret));
