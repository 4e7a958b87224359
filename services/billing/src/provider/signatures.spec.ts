import { createHmac } from 'node:crypto';
import { checkoutSignatureIsValid, webhookSignatureIsValid } from './signatures.js';

const sign = (payload: string, secret: string): string =>
  createHmac('sha256', secret).update(payload).digest('hex');

describe('checkout signatures', () => {
  it('accept only the stored order with its payment', () => {
    const signature = sign('order_1|pay_1', 'key');
    expect(checkoutSignatureIsValid('order_1', 'pay_1', signature, 'key')).toBe(true);
    expect(checkoutSignatureIsValid('order_2', 'pay_1', signature, 'key')).toBe(false);
    expect(checkoutSignatureIsValid('order_1', 'pay_2', signature, 'key')).toBe(false);
    expect(checkoutSignatureIsValid('order_1', 'pay_1', signature, 'webhook')).toBe(false);
    expect(checkoutSignatureIsValid('order_1', 'pay_1', signature.toUpperCase(), 'key')).toBe(false);
  });

  it.each(['', 'short', 'é'.repeat(32), 'z'.repeat(64), 'a'.repeat(65)])(
    'refuse %j without failing',
    (signature) => {
      expect(checkoutSignatureIsValid('order_1', 'pay_1', signature, 'key')).toBe(false);
    },
  );
});

describe('webhook signatures', () => {
  const body = Buffer.from('{"a":1}');

  it('change with each byte of the body', () => {
    const signature = sign('{"a":1}', 'new');
    expect(webhookSignatureIsValid(body, signature, ['new'])).toBe(true);
    expect(webhookSignatureIsValid(Buffer.from('{"a":1} '), signature, ['new'])).toBe(false);
    expect(webhookSignatureIsValid(Buffer.from('{"a":2}'), signature, ['new'])).toBe(false);
  });

  it('accept the current and the previous secret, and no other', () => {
    expect(webhookSignatureIsValid(body, sign('{"a":1}', 'old'), ['new', 'old'])).toBe(true);
    expect(webhookSignatureIsValid(body, sign('{"a":1}', 'other'), ['new', 'old'])).toBe(false);
    expect(webhookSignatureIsValid(body, sign('{"a":1}', 'old'), ['new'])).toBe(false);
  });
});
