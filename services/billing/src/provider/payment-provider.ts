export interface ProviderOrder {
  id: string;
  amountPaise: number;
  currency: string;
}

export type ProviderPaymentStatus = 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';

export interface ProviderPayment {
  id: string;
  orderId: string | null;
  amountPaise: number;
  currency: string;
  status: ProviderPaymentStatus;
}

export interface ProviderRefund {
  id: string;
  paymentId: string;
  amountPaise: number;
  status: 'pending' | 'processed' | 'failed';
}

export interface NewOrder {
  /** Our order's id: creating with the same receipt again answers the same order. */
  receipt: string;
  amountPaise: number;
  currency: string;
  notes: Record<string, string>;
}

export interface NewRefund {
  paymentId: string;
  amountPaise: number;
  /** At least 10 characters; the same key never refunds twice. Also kept in the refund's notes. */
  refundId: string;
}

/** The company that takes the money. Amounts are paise. Every method throws `ProviderError` and nothing else. */
export abstract class PaymentProvider {
  abstract createOrder(order: NewOrder): Promise<ProviderOrder>;
  abstract fetchPayment(paymentId: string): Promise<ProviderPayment>;
  abstract paymentsOfOrder(orderId: string): Promise<ProviderPayment[]>;
  /** Takes an authorized payment. */
  abstract capturePayment(
    payment: Pick<ProviderPayment, 'id' | 'amountPaise' | 'currency'>,
  ): Promise<ProviderPayment>;
  abstract refundPayment(refund: NewRefund): Promise<ProviderRefund>;
  abstract fetchRefund(refundId: string): Promise<ProviderRefund>;
}

/**
 * `timeout` and `unreachable`: nobody knows whether it happened. `faulty`: an answer that makes no sense or a 5xx.
 * `busy`: asked to come back. `refused`: the provider will not do it. `not-found`: it knows no such thing.
 */
export type ProviderErrorKind = 'timeout' | 'unreachable' | 'faulty' | 'busy' | 'refused' | 'not-found';

export class ProviderError extends Error {
  override name = 'ProviderError';
  constructor(
    readonly kind: ProviderErrorKind,
    readonly operation: string,
    detail: string,
  ) {
    super(`${operation}: ${kind} (${detail})`);
  }

  /** Whether the same call may succeed later. */
  get retryable(): boolean {
    return this.kind !== 'refused' && this.kind !== 'not-found';
  }
}
