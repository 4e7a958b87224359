import { gauge } from '@evident/kit';
import { Injectable, Logger } from '@nestjs/common';
import { PaymentProvider, ProviderError, type ProviderPayment } from '../provider/payment-provider.js';
import { PaymentsRepository, type OrderRow } from './payments.repository.js';
import { PaymentSettlementService } from './payment-settlement.service.js';

const BATCH = 50;
/** Most batches in one run. */
const MAX_ROUNDS = 20;
/** Concurrent calls to the provider. */
const PARALLEL = 5;
const PURGE_BATCH = 1_000;

const waitingRefunds = gauge('payment_refunds_waiting', 'Refunds that the provider has not finished');
const overdueOrders = gauge(
  'payment_orders_overdue',
  'Unpaid orders whose check is more than 5 minutes late',
);
const incidents = gauge('payment_incidents', 'Incidents recorded so far');

/** Finds payments whose callback and webhook got lost. */
@Injectable()
export class PaymentReconciliationService {
  private readonly logger = new Logger('reconciler');

  constructor(
    private readonly payments: PaymentsRepository,
    private readonly provider: PaymentProvider,
    private readonly settlement: PaymentSettlementService,
  ) {}

  /** Asks the provider about unpaid orders that are due. @returns how many payments were credited. */
  async checkDue(): Promise<number> {
    let credited = 0;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const due = await this.payments.ordersToCheck(BATCH);
      for (let start = 0; start < due.length; start += PARALLEL) {
        const counts = await Promise.all(
          due.slice(start, start + PARALLEL).map((order) => this.check(order)),
        );
        credited += counts.reduce((total, count) => total + count, 0);
      }
      if (due.length < BATCH) break;
    }
    return credited;
  }

  /** Sets the metrics and deletes old webhook events. */
  async keepHouse(): Promise<void> {
    const waiting = await this.payments.waiting();
    waitingRefunds.set(waiting.refunds);
    overdueOrders.set(waiting.overdue_orders);
    incidents.set(waiting.incidents);
    await this.payments.purgeWebhooks(PURGE_BATCH);
  }

  private async check({ provider_order_id: providerOrderId }: OrderRow): Promise<number> {
    if (providerOrderId === null) return 0;
    try {
      let credited = 0;
      for (const payment of await this.provider.paymentsOfOrder(providerOrderId)) {
        if (await this.book(providerOrderId, payment)) credited += 1;
      }
      return credited;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      // The order keeps its next check, which asks again.
      this.logger.warn(`order ${providerOrderId}: ${error.message}`);
      return 0;
    }
  }

  private async book(orderId: string, payment: ProviderPayment): Promise<boolean> {
    const taken = await this.settlement.captured(payment);
    if (taken.status !== 'captured') return false;
    return (await this.settlement.settle(orderId, taken, 'reconciler')).outcome === 'credited';
  }
}
