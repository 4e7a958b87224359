import { randomBytes } from 'node:crypto';

export interface OrderEntity {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: Record<string, string>;
  created_at: number;
}

export interface PaymentEntity {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  order_id: string;
  method: 'card';
  captured: boolean;
  amount_refunded: number;
  refund_status: 'partial' | 'full' | null;
  error_code: string | null;
  error_description: string | null;
  created_at: number;
}

export interface RefundEntity {
  id: string;
  entity: 'refund';
  amount: number;
  currency: string;
  payment_id: string;
  receipt: string | null;
  notes: Record<string, string>;
  status: 'pending' | 'processed' | 'failed';
  created_at: number;
}

export interface ProviderEvent {
  event: string;
  payload: { payment?: PaymentEntity; order?: OrderEntity; refund?: RefundEntity };
}

/** An id in Razorpay's form: a prefix and 14 letters or digits. */
export const newId = (prefix: 'order' | 'pay' | 'rfnd' | 'evt'): string =>
  `${prefix}_${randomBytes(16)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .padEnd(14, '0')
    .slice(0, 14)}`;

export const unixNow = (): number => Math.floor(Date.now() / 1_000);
