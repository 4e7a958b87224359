import { createHmac } from 'node:crypto';
import { sameBytes } from '@evident/kit';
import Razorpay from 'razorpay';

/**
 * Compares in constant time first, because the SDK compares with `===`, whose time tells how much of a forged signature
 * was right. Only a signature that passed reaches the SDK, whose rule then counts, too.
 */
function matches(payload: Buffer, signature: string, secret: string): boolean {
  const expected = Buffer.from(createHmac('sha256', secret).update(payload).digest('hex'));
  return (
    sameBytes(Buffer.from(signature), expected) &&
    Razorpay.validateWebhookSignature(payload.toString(), signature, secret)
  );
}

/** Checks the signature that the checkout gives the browser. @param orderId the stored id, not the one of the callback. */
export const checkoutSignatureIsValid = (
  orderId: string,
  paymentId: string,
  signature: string,
  keySecret: string,
): boolean => matches(Buffer.from(`${orderId}|${paymentId}`), signature, keySecret);

/** @param body the received bytes. @param secrets the current secret first, then those still accepted. */
export const webhookSignatureIsValid = (
  body: Buffer,
  signature: string,
  secrets: readonly string[],
): boolean => secrets.some((secret) => matches(body, signature, secret));
