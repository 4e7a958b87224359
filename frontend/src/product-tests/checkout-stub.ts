import type { OrderAnswer } from '@evident/contracts/http/payments';
import type { CheckoutOptions } from '../features/pricing/checkout.js';

export const ORDER: OrderAnswer = {
  orderId: 'o',
  amount: 99,
  tokens: 10,
  currency: 'INR',
  keyId: 'k',
  checkoutUrl: 'https://checkout.example/script.js',
  testMode: true,
};
/** Replaces the provider's payment window. @returns the options of each opened window. */
export function checkoutThat(does: 'pays' | 'is closed'): CheckoutOptions[] {
  const opened: CheckoutOptions[] = [];
  window.Razorpay = class {
    constructor(private readonly options: CheckoutOptions) {
      opened.push(options);
    }
    on(): void {}
    open(): void {
      const proof = { razorpay_payment_id: 'p', razorpay_order_id: 'o', razorpay_signature: 's' };
      if (does === 'pays') this.options.handler(proof);
      else this.options.modal.ondismiss();
    }
  };
  return opened;
}
