import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { OrderEntity, PaymentEntity, RefundEntity } from './entities.js';

/** The oldest orders are forgotten beyond this many. */
const MAX_ORDERS = 20_000;

interface Stored {
  orders: OrderEntity[];
  payments: PaymentEntity[];
  refunds: RefundEntity[];
  refundKeys: [string, { body: string; refundId: string }][];
}

/** Orders, payments and refunds by id, kept in a file when one is given. */
export class ProviderState {
  readonly orders = new Map<string, OrderEntity>();
  readonly payments = new Map<string, PaymentEntity>();
  readonly refunds = new Map<string, RefundEntity>();
  /** Idempotency key → what it asked for and the refund it made. */
  readonly refundKeys = new Map<string, { body: string; refundId: string }>();
  private readonly receipts = new Map<string, string>();
  private readonly paymentIds = new Map<string, string[]>();

  constructor(private readonly file: string | undefined) {
    if (file === undefined || !existsSync(file)) return;
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Stored;
    stored.orders.forEach((order) => this.addOrder(order));
    stored.payments.forEach((payment) => this.addPayment(payment));
    stored.refunds.forEach((refund) => this.refunds.set(refund.id, refund));
    stored.refundKeys.forEach(([key, value]) => this.refundKeys.set(key, value));
  }

  addOrder(order: OrderEntity): void {
    this.orders.set(order.id, order);
    if (order.receipt !== null) this.receipts.set(order.receipt, order.id);
    if (this.orders.size > MAX_ORDERS) this.forgetOldest();
  }

  addPayment(payment: PaymentEntity): void {
    this.payments.set(payment.id, payment);
    this.paymentIds.set(payment.order_id, [...(this.paymentIds.get(payment.order_id) ?? []), payment.id]);
  }

  orderByReceipt(receipt: string): OrderEntity | undefined {
    const id = this.receipts.get(receipt);
    return id === undefined ? undefined : this.orders.get(id);
  }

  paymentsOf(orderId: string): PaymentEntity[] {
    return (this.paymentIds.get(orderId) ?? []).flatMap((id) => this.payments.get(id) ?? []);
  }

  /** Replaces the file in one step. */
  save(): void {
    if (this.file === undefined) return;
    const stored: Stored = {
      orders: [...this.orders.values()],
      payments: [...this.payments.values()],
      refunds: [...this.refunds.values()],
      refundKeys: [...this.refundKeys],
    };
    writeFileSync(`${this.file}.new`, JSON.stringify(stored), { mode: 0o600 });
    renameSync(`${this.file}.new`, this.file);
  }

  private forgetOldest(): void {
    const [oldest] = this.orders.values();
    if (!oldest) return;
    this.orders.delete(oldest.id);
    if (oldest.receipt !== null) this.receipts.delete(oldest.receipt);
    for (const id of this.paymentIds.get(oldest.id) ?? []) this.payments.delete(id);
    this.paymentIds.delete(oldest.id);
  }
}
