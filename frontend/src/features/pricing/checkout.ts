import type { OrderAnswer, VerifyPaymentRequest } from '@evident/contracts/http/payments';

type Proof = Pick<VerifyPaymentRequest, 'razorpay_payment_id' | 'razorpay_order_id' | 'razorpay_signature'>;

/** The part of the provider's checkout API that we use. */
export interface CheckoutOptions {
  key: string;
  amount: number;
  currency: string;
  order_id: string;
  name: string;
  description: string;
  prefill: { name: string; email: string };
  handler: (proof: Proof) => void;
  modal: { ondismiss: () => void };
}
interface CheckoutWindow {
  open(): void;
  on(event: 'payment.failed', listener: () => void): void;
}
declare global {
  interface Window {
    Razorpay?: new (options: CheckoutOptions) => CheckoutWindow;
  }
}

export type CheckoutResult = { kind: 'paid'; proof: Proof } | { kind: 'dismissed' } | { kind: 'declined' };

const PAISE_PER_RUPEE = 100;
const SCRIPT_WAIT_MS = 20_000;

/** Loads the provider's script once. @throws when it cannot be loaded in time. */
function loadScript(url: string): Promise<void> {
  if (window.Razorpay) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('The payment window could not be loaded'));
    };
    const timer = setTimeout(fail, SCRIPT_WAIT_MS);
    script.src = url;
    script.async = true;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(timer);
      fail();
    };
    document.head.append(script);
  });
}

/**
 * Opens the provider's payment window and waits until it closes. A declined card does not close it, because the buyer
 * can try another one.
 * @throws when the window cannot be opened.
 */
export async function openCheckout(
  order: OrderAnswer,
  buyer: { name: string; email: string },
): Promise<CheckoutResult> {
  await loadScript(order.checkoutUrl);
  const Checkout = window.Razorpay;
  if (!Checkout) throw new Error('The payment script defines no checkout');
  return new Promise((resolve) => {
    let declined = false;
    const checkout = new Checkout({
      key: order.keyId,
      amount: order.amount * PAISE_PER_RUPEE,
      currency: order.currency,
      order_id: order.orderId,
      name: 'Evident',
      description: `${order.tokens} AI tokens`,
      prefill: { name: buyer.name, email: buyer.email },
      handler: (proof) => resolve({ kind: 'paid', proof }),
      modal: { ondismiss: () => resolve({ kind: declined ? 'declined' : 'dismissed' }) },
    });
    checkout.on('payment.failed', () => {
      declined = true;
    });
    checkout.open();
  });
}
