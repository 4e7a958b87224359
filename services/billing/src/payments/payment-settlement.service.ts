import { counter } from '@evident/kit';
import { Injectable, Logger } from '@nestjs/common';
import { WalletEventsService } from '../ledger/wallet-events.service.js';
import { PaymentProvider, type ProviderPayment } from '../provider/payment-provider.js';
import { PaymentsRepository, type Incident, type SettlementRow } from './payments.repository.js';

export type PaymentSource = 'checkout' | 'webhook' | 'reconciler';

const settlements = counter('payment_settlements_total', 'Reported payments by source and outcome', [
  'source',
  'outcome',
]);
const incidents = counter('payment_incidents_total', 'Events that no honest client or provider causes', [
  'kind',
]);

/** Credits purchases. Checkout, webhook and reconciler all come here, so that a payment is credited once. */
@Injectable()
export class PaymentSettlementService {
  private readonly logger = new Logger('settlement');

  constructor(
    private readonly payments: PaymentsRepository,
    private readonly provider: PaymentProvider,
    private readonly events: WalletEventsService,
  ) {}

  /** @param payment captured, as the provider itself reported it. */
  async settle(orderId: string, payment: ProviderPayment, source: PaymentSource): Promise<SettlementRow> {
    const settlement = await this.payments.settle({
      orderId,
      paymentId: payment.id,
      amountPaise: payment.amountPaise,
      currency: payment.currency,
    });
    const { outcome, user_id, balance } = settlement;
    settlements.inc({ source, outcome });
    this.logger.log({ event: 'payment settled', order: orderId, payment: payment.id, source, outcome });
    if (outcome === 'credited' && user_id !== null && balance !== null)
      this.events.changed(user_id, balance, 'purchase');
    if (outcome === 'mismatch') {
      incidents.inc({ kind: 'payment-differs-from-order' });
      this.logger.error(`payment ${payment.id} differs from order ${orderId}; nothing was credited`);
    }
    if (outcome === 'duplicate')
      this.logger.warn(`second payment ${payment.id} of order ${orderId}: its refund is queued`);
    return settlement;
  }

  /** Captures an authorized payment and leaves others unchanged. @throws ProviderError */
  async captured(payment: ProviderPayment): Promise<ProviderPayment> {
    if (payment.status !== 'authorized') return payment;
    try {
      return await this.provider.capturePayment(payment);
    } catch {
      // The provider refuses a payment that it captured automatically in the meantime.
      return this.provider.fetchPayment(payment.id);
    }
  }

  async note(incident: Incident): Promise<void> {
    incidents.inc({ kind: incident.kind });
    if (await this.payments.noteIncident(incident))
      this.logger.warn(`${incident.kind} on order ${incident.orderId}: ${JSON.stringify(incident.detail)}`);
  }
}
