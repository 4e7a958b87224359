import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { noFaults } from './faults.js';
import { PaymentDesk } from './payment-desk.js';
import { ProviderState } from './provider-state.js';

describe('the stand-in provider’s memory', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'payment-stand-in-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('survives a restart when it has a file', () => {
    const file = path.join(folder, 'state.json');
    const desk = () => new PaymentDesk(new ProviderState(file), 'secret', noFaults, () => undefined);
    const first = desk();
    const order = first.createOrder({ amount: 9_900, currency: 'INR', receipt: 'one', unique_receipt: true });
    const payment = first.pay(order.id, 'good');
    const refund = first.refundPayment(payment.id, { amount: 900 }, 'key-number-1');
    const second = desk();
    expect(second.order(order.id)).toMatchObject({ status: 'paid', amount_paid: 9_900 });
    expect(second.paymentsOf(order.id)).toMatchObject([{ id: payment.id, amount_refunded: 900 }]);
    expect(second.refundPayment(payment.id, { amount: 900 }, 'key-number-1').id).toBe(refund.id);
    expect(
      second.createOrder({ amount: 9_900, currency: 'INR', receipt: 'one', unique_receipt: true }).id,
    ).toBe(order.id);
  });
});
