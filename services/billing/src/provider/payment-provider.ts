export interface ProviderOrder {
  id: string;
  amountPaise: number;
  currency: string;
}

type ProviderPaymentStatus = 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';

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

/** The payment provider. Amounts are paise. Methods throw only `ProviderError`. */
export abstract class PaymentProvider {
  abstract createOrder(order: NewOrder): Promise<ProviderOrder>;
  abstract fetchPayment(paymentId: string): Promise<ProviderPayment>;
  abstract paymentsOfOrder(orderId: string): Promise<ProviderPayment[]>;
  /** Captures an authorized payment. */
  abstract capturePayment(
    payment: Pick<ProviderPayment, 'id' | 'amountPaise' | 'currency'>,
  ): Promise<ProviderPayment>;
  abstract refundPayment(refund: NewRefund): Promise<ProviderRefund>;
  abstract fetchRefund(refundId: string): Promise<ProviderRefund>;
}

/**
 * `timeout` and `unreachable`: the call may have had its effect. `faulty`: a 5xx or an answer that does not parse.
 * `busy`: the provider asks to repeat later. `refused`: the provider refuses the call. `not-found`: the id is unknown.
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
