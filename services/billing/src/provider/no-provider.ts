import { PaymentProvider, ProviderError } from './payment-provider.js';

/** Stands where the provider would be while nothing is sold. It refuses every call. */
export class NoProvider extends PaymentProvider {
  createOrder = (): Promise<never> => refused('create order');
  fetchPayment = (): Promise<never> => refused('fetch payment');
  paymentsOfOrder = (): Promise<never> => refused('list payments');
  capturePayment = (): Promise<never> => refused('capture payment');
  refundPayment = (): Promise<never> => refused('refund payment');
  fetchRefund = (): Promise<never> => refused('fetch refund');
}

const refused = (operation: string): Promise<never> =>
  Promise.reject(new ProviderError('refused', operation, 'payments are off'));
