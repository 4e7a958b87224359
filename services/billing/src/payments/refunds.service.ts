import { BILLING_RPC, type OpenedRefund } from '@evident/contracts';
import { RpcMethod } from '@evident/kit';
import { Injectable, Logger } from '@nestjs/common';
import type { BillingRequest } from '../billing-request.js';
import { WalletEventsService } from '../ledger/wallet-events.service.js';
import { PaymentProvider, ProviderError, type ProviderRefund } from '../provider/payment-provider.js';
import { PaymentsRepository, type RefundRow } from './payments.repository.js';
import { PaymentSettlementService } from './payment-settlement.service.js';

const BATCH = 20;

/** Refunds the unused part of an order when an admin asks, and second payments automatically. */
@Injectable()
export class RefundsService {
  private readonly logger = new Logger('refunds');

  constructor(
    private readonly payments: PaymentsRepository,
    private readonly provider: PaymentProvider,
    private readonly settlement: PaymentSettlementService,
    private readonly events: WalletEventsService,
  ) {}

  /**
   * Refunds the unused tokens of an order. They are reserved at once and leave the wallet when the provider has paid.
   * While the provider is away the refund stays queued and is sent again with its own idempotency key.
   * @throws FORBIDDEN, NOT_FOUND, NOTHING_TO_REFUND, IDEMPOTENCY_KEY_REUSED
   */
  @RpcMethod(BILLING_RPC, 'orders.refund')
  async refundOrder({ actor, ...request }: BillingRequest<'orders.refund'>): Promise<OpenedRefund> {
    const opened = await this.payments.openRefund({ ...request, actorId: actor.userId });
    const mine = await this.payments.attemptRefund(opened.id);
    if (mine) {
      await this.announceStart(request.orderId, mine);
      await this.send(mine);
    }
    const { id, tokens, amount_paise, status } = (await this.payments.refundById(opened.id)) ?? opened;
    return { refundId: id, tokens, amountPaise: amount_paise, status };
  }

  /** Sends queued refunds and asks the provider about pending ones. @returns their number. */
  async attemptDue(): Promise<number> {
    const due = await this.payments.refundsToAttempt(BATCH);
    for (const refund of due) await (refund.status === 'queued' ? this.send(refund) : this.ask(refund));
    return due.length;
  }

  /** Applies a webhook about a refund. @returns the outcome, which is stored with the event. */
  async reported(reported: ProviderRefund & { reference: string | null }): Promise<string> {
    const refund = await this.payments.findRefund(reported.id, reported.reference);
    if (!refund) {
      await this.settlement.note({
        kind: 'refund-not-ours',
        orderId: reported.paymentId,
        paymentId: reported.id,
        detail: { amountPaise: reported.amountPaise, status: reported.status },
      });
      return 'unknown-refund';
    }
    await this.take(refund, reported);
    return `refund-${reported.status}`;
  }

  private async announceStart(orderId: string, refund: RefundRow): Promise<void> {
    const owner = await this.payments.ownerOf(orderId);
    if (owner && refund.tokens > 0) this.events.changed(owner.user_id, owner.balance, 'refund-started');
  }

  private async send(refund: RefundRow): Promise<void> {
    await this.outcome(refund, () =>
      this.provider.refundPayment({
        paymentId: refund.payment_id,
        amountPaise: refund.amount_paise,
        refundId: refund.id,
      }),
    );
  }

  private async ask(refund: RefundRow): Promise<void> {
    await this.outcome(refund, () => this.provider.fetchRefund(refund.provider_refund_id ?? ''));
  }

  private async outcome(refund: RefundRow, call: () => Promise<ProviderRefund>): Promise<void> {
    try {
      await this.take(refund, await call());
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.logger.error(`refund ${refund.id}: ${error.message}`);
      // A refused queued refund is final. An accepted one that the provider does not find is asked about again.
      if (refund.status === 'queued' && !error.retryable) await this.resolve(refund, null, 'failed');
    }
  }

  private async take(refund: RefundRow, answer: ProviderRefund): Promise<void> {
    switch (answer.status) {
      case 'pending':
        await this.payments.refundAccepted(refund.id, answer.id);
        return;
      case 'processed':
      case 'failed':
        await this.resolve(refund, answer.id, answer.status);
        return;
    }
  }

  private async resolve(
    refund: RefundRow,
    providerRefundId: string | null,
    to: 'processed' | 'failed',
  ): Promise<void> {
    const { changed, user_id, balance, tokens } = await this.payments.resolveRefund(
      refund.id,
      providerRefundId,
      to,
    );
    if (changed && tokens > 0)
      this.events.changed(user_id, balance, to === 'processed' ? 'refund' : 'refund-failed');
    if (changed && to === 'failed')
      this.logger.error(
        `refund ${refund.id} of payment ${refund.payment_id} failed; an administrator must act`,
      );
  }
}
