import { BILLING_RPC } from '@evident/contracts';
import { counter, DomainError, RpcMethod } from '@evident/kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import type { BillingRequest } from '../billing-request.js';
import { ENV, type Env } from '../env.js';
import { PaymentEntity, RefundEntity } from '../provider/razorpay-answers.js';
import { webhookSignatureIsValid } from '../provider/signatures.js';
import { requirePayments } from './orders.service.js';
import { PaymentsRepository } from './payments.repository.js';
import { RefundsService } from './refunds.service.js';
import { PaymentSettlementService } from './payment-settlement.service.js';

const MAX_BODY_BYTES = 256 * 1024;
const MAX_EVENT_ID = 200;

const rejected = counter('payment_webhooks_rejected_total', 'Webhooks whose signature or form was refused', [
  'reason',
]);

const Event = z.object({
  event: z.string().max(100),
  payload: z.object({
    payment: z.object({ entity: PaymentEntity }).optional(),
    refund: z.object({ entity: RefundEntity }).optional(),
  }),
});
type Event = z.infer<typeof Event>;

/** Handles the provider's webhook events. They come late, repeatedly and in any order; each is handled once. */
@Injectable()
export class WebhooksService {
  private readonly logger = new Logger('webhooks');
  private readonly secrets: string[];

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly payments: PaymentsRepository,
    private readonly settlement: PaymentSettlementService,
    private readonly refunds: RefundsService,
  ) {
    this.secrets = [env.PAYMENT_WEBHOOK_SECRET, env.PAYMENT_WEBHOOK_SECRET_PREVIOUS].filter(
      (secret) => secret !== undefined,
    );
  }

  /**
   * Handles an event once. The signature covers the raw body.
   * @throws SIGNATURE_INVALID, VALIDATION_FAILED; any other failure makes the provider send the event again.
   */
  @RpcMethod(BILLING_RPC, 'webhook.receive')
  async receive(request: BillingRequest<'webhook.receive'>): Promise<{ accepted: true }> {
    requirePayments(this.env);
    const { signature, eventId } = request;
    const body = Buffer.from(request.bodyBase64, 'base64');
    if (body.length > MAX_BODY_BYTES || eventId.length === 0 || eventId.length > MAX_EVENT_ID) {
      rejected.inc({ reason: 'form' });
      throw new DomainError('VALIDATION_FAILED', 'This is not an event of the payment provider');
    }
    if (!webhookSignatureIsValid(body, signature, this.secrets)) {
      rejected.inc({ reason: 'signature' });
      this.logger.warn(`event ${eventId} has a wrong signature`);
      throw new DomainError('SIGNATURE_INVALID', 'The webhook could not be verified');
    }
    const text = body.toString('utf8');
    const event = readEvent(text);
    if (!(await this.payments.takeWebhook(eventId, event?.event ?? 'unreadable', text)))
      return { accepted: true };
    // An unreadable event is stored and accepted, because a repeat would be unreadable, too.
    const outcome = event ? await this.handle(event) : 'unreadable';
    if (outcome === 'unreadable') this.logger.error(`event ${eventId} could not be read`);
    await this.payments.webhookDone(eventId, outcome);
    return { accepted: true };
  }

  private async handle({ event, payload }: Event): Promise<string> {
    const payment = payload.payment?.entity;
    const refund = payload.refund?.entity;
    switch (event) {
      case 'payment.captured':
      case 'order.paid':
        if (!payment) return 'unreadable';
        // A payment without an order belongs to another product of the same account.
        if (payment.orderId === null) return 'ignored';
        return (await this.settlement.settle(payment.orderId, payment, 'webhook')).outcome;
      case 'payment.authorized':
        // The reconciler captures it, because the provider expects the answer to this webhook within seconds.
        if (payment?.orderId) await this.payments.checkSoon(payment.orderId);
        return 'check-soon';
      case 'refund.processed':
      case 'refund.failed':
        return refund ? this.refunds.reported(refund) : 'unreadable';
      default:
        // payment.failed, too, is ignored: a later payment may still pay the order.
        return 'ignored';
    }
  }
}

function readEvent(text: string): Event | undefined {
  try {
    return Event.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
