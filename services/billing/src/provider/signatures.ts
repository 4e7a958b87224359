import { createHmac } from 'node:crypto';
import { sameBytes } from '@evident/kit';

function matches(payload: string | Buffer, signature: string, secret: string): boolean {
  const expected = Buffer.from(createHmac('sha256', secret).update(payload).digest('hex'));
  return sameBytes(Buffer.from(signature), expected);
}

/** Checks the signature that the checkout gives the browser. @param orderId the stored id, not the one of the callback. */
export const checkoutSignatureIsValid = (
  orderId: string,
  paymentId: string,
  signature: string,
  keySecret: string,
): boolean => matches(`${orderId}|${paymentId}`, signature, keySecret);

/** @param body the received bytes. @param secrets the current secret first, then those still accepted. */
export const webhookSignatureIsValid = (
  body: Buffer,
  signature: string,
  secrets: readonly string[],
): boolean => secrets.some((secret) => matches(body, signature, secret));
