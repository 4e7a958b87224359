import {
  ANALYTICS_MIN_TOKENS,
  BILLING_RPC,
  CURRENCY,
  PLANS,
  PlanName,
  PRIORITY_MIN_TOKENS,
  type AccountOrder,
  type AccountOrdersAnswer,
  type OrderAnswer,
  type PaymentVerifiedAnswer,
  type PlansAnswer,
  type Receipt,
  type ReceiptsAnswer,
  type VerifyPaymentRequest,
} from '@evident/contracts';
import { DomainError, notFound, RpcMethod } from '@evident/kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { BillingRequest } from '../billing-request.js';
import { ENV, type Env } from '../env.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { PaymentProvider, ProviderError, type ProviderPayment } from '../provider/payment-provider.js';
import { checkoutSignatureIsValid } from '../provider/signatures.js';
import { PaymentsRepository, type ListedOrderRow, type OrderRow } from './payments.repository.js';
import { PaymentSettlementService } from './payment-settlement.service.js';

const PAISE_PER_RUPEE = 100;
/** Unpaid orders of one user within an hour. */
const MAX_OPEN_ORDERS = 30;
/** Orders of one user that a list shows. */
const MAX_LISTED = 50;

/** @throws NOT_FOUND where nothing is sold. */
export function requirePayments({ PAYMENTS }: Pick<Env, 'PAYMENTS'>): void {
  if (PAYMENTS === 'off') throw new DomainError('NOT_FOUND', 'Tokens are not sold here');
}

/** Plans, orders and the checkout's callback. */
@Injectable()
export class OrdersService {
  private readonly logger = new Logger('orders');

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly payments: PaymentsRepository,
    private readonly ledger: LedgerRepository,
    private readonly settlement: PaymentSettlementService,
    private readonly provider: PaymentProvider,
  ) {}

  /** All plans, with prices in whole rupees. */
  @RpcMethod(BILLING_RPC, 'plans.list')
  plans(): Promise<PlansAnswer> {
    if (this.env.PAYMENTS === 'off') return Promise.resolve({ plans: [], testMode: false });
    const plans = Object.values(PLANS).map(({ name, tokens, priceInr, mostPopular }) => ({
      name,
      tokens,
      amount: priceInr,
      currency: CURRENCY,
      mostPopular,
      priorityProcessing: tokens >= PRIORITY_MIN_TOKENS,
      analytics: tokens >= ANALYTICS_MIN_TOKENS,
    }));
    return Promise.resolve({ plans, testMode: this.testMode });
  }

  /**
   * Orders a plan at the server's own price. The same key answers the same order.
   * @throws UNKNOWN_PLAN, IDEMPOTENCY_KEY_REUSED, TOO_MANY_REQUESTS, PROVIDER_FAILED (nothing was charged).
   */
  @RpcMethod(BILLING_RPC, 'orders.create')
  async create({ actor, planName, idempotencyKey }: BillingRequest<'orders.create'>): Promise<OrderAnswer> {
    requirePayments(this.env);
    const name = PlanName.safeParse(planName);
    if (!name.success)
      throw new DomainError('UNKNOWN_PLAN', `There is no plan ${planName}`, {
        fields: { planName: 'Unknown plan' },
      });
    const plan = PLANS[name.data];
    const opened = await this.payments.openOrder({
      userId: actor.userId,
      plan: plan.name,
      tokens: plan.tokens,
      amountPaise: plan.priceInr * PAISE_PER_RUPEE,
      idempotencyKey,
      maxOpen: MAX_OPEN_ORDERS,
    });
    return this.toAnswer(opened.status === 'creating' ? await this.createAtProvider(opened) : opened);
  }

  /**
   * The checkout's callback. A repeat answers the same and credits nothing.
   * @throws NOT_FOUND for an order of somebody else, PAYMENT_MISMATCH, SIGNATURE_INVALID, PROVIDER_FAILED when the
   * provider cannot confirm now (the reconciler credits it later).
   */
  @RpcMethod(BILLING_RPC, 'orders.verify')
  async verify({ actor, payment: sent }: BillingRequest<'orders.verify'>): Promise<PaymentVerifiedAnswer> {
    requirePayments(this.env);
    const order = await this.payments.orderOf(actor.userId, sent.razorpay_order_id);
    if (!order?.provider_order_id) throw notFound('Order');
    await this.refuseTampering(order, sent);
    const providerOrderId = order.provider_order_id;
    const paymentId = sent.razorpay_payment_id;
    if (
      !checkoutSignatureIsValid(
        providerOrderId,
        paymentId,
        sent.razorpay_signature,
        this.env.PAYMENT_KEY_SECRET,
      )
    ) {
      await this.settlement.note({
        kind: 'invalid-signature',
        orderId: providerOrderId,
        userId: actor.userId,
        detail: { paymentId },
      });
      throw new DomainError('SIGNATURE_INVALID', 'The payment could not be verified');
    }
    if (order.payment_id === paymentId) return this.credited(order);
    return this.settleVerified(order, await this.confirmed(providerOrderId, paymentId));
  }

  /** A user's orders, latest first. */
  @RpcMethod(BILLING_RPC, 'orders.list')
  async list({ userId }: BillingRequest<'orders.list'>): Promise<AccountOrdersAnswer> {
    const orders = await this.payments.ordersOfUser(userId, MAX_LISTED);
    return { orders: orders.map(accountOrder) };
  }

  /** The actor's own orders, latest first. */
  @RpcMethod(BILLING_RPC, 'orders.mine')
  async mine({ actor }: BillingRequest<'orders.mine'>): Promise<ReceiptsAnswer> {
    const orders = await this.payments.ordersOfUser(actor.userId, MAX_LISTED);
    return { receipts: orders.map(receipt) };
  }

  private get testMode(): boolean {
    return !this.env.PAYMENT_KEY_ID.startsWith('rzp_live_');
  }

  private async createAtProvider(order: OrderRow): Promise<OrderRow> {
    try {
      const created = await this.provider.createOrder({
        receipt: order.id,
        amountPaise: order.amount_paise,
        currency: order.currency,
        notes: { plan: order.plan },
      });
      if (created.amountPaise !== order.amount_paise || created.currency !== order.currency) {
        throw new ProviderError('faulty', 'create order', 'the order has another amount');
      }
      return await this.payments.attachOrder(order.id, created.id, this.env.PAYMENT_RECONCILE_AFTER_S);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.logger.error(error.message);
      throw new DomainError('PROVIDER_FAILED', 'The payment provider did not answer; nothing was charged');
    }
  }

  private toAnswer(order: OrderRow): OrderAnswer {
    return {
      orderId: order.provider_order_id ?? '',
      amount: order.amount_paise / PAISE_PER_RUPEE,
      tokens: order.tokens,
      currency: CURRENCY,
      keyId: this.env.PAYMENT_KEY_ID,
      checkoutUrl: this.env.PAYMENT_CHECKOUT_URL,
      testMode: this.testMode,
    };
  }

  /** A client may repeat the order's tokens and amount; other values are an incident. @throws PAYMENT_MISMATCH */
  private async refuseTampering(order: OrderRow, sent: VerifyPaymentRequest): Promise<void> {
    const amount = order.amount_paise / PAISE_PER_RUPEE;
    if ((sent.tokens ?? order.tokens) === order.tokens && (sent.amount ?? amount) === amount) return;
    await this.settlement.note({
      kind: 'tampered-order',
      orderId: order.provider_order_id ?? order.id,
      userId: order.user_id,
      detail: { sentTokens: sent.tokens, sentAmount: sent.amount, tokens: order.tokens, amount },
    });
    throw new DomainError('PAYMENT_MISMATCH', 'The sent tokens or amount differ from this order');
  }

  /** Reads the payment from the provider and captures it if needed. @throws PROVIDER_FAILED */
  private async confirmed(orderId: string, paymentId: string): Promise<ProviderPayment> {
    try {
      return await this.settlement.captured(await this.provider.fetchPayment(paymentId));
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.logger.error(error.message);
      await this.payments.checkSoon(orderId);
      throw new DomainError(
        'PROVIDER_FAILED',
        'Your payment could not be confirmed yet; its tokens arrive within 5 minutes',
        { retryAfterS: 5 },
      );
    }
  }

  private async settleVerified(order: OrderRow, payment: ProviderPayment): Promise<PaymentVerifiedAnswer> {
    const orderId = order.provider_order_id ?? '';
    if (payment.orderId !== orderId) {
      await this.settlement.note({
        kind: 'payment-differs-from-order',
        orderId,
        paymentId: payment.id,
        userId: order.user_id,
        detail: { paidOrder: payment.orderId },
      });
      throw new DomainError('PAYMENT_MISMATCH', 'This payment belongs to another order');
    }
    if (payment.status !== 'captured')
      throw new DomainError('PAYMENT_MISMATCH', 'This payment was not completed');
    const { outcome } = await this.settlement.settle(orderId, payment, 'checkout');
    switch (outcome) {
      case 'credited':
      case 'already':
        return this.credited(order);
      case 'duplicate':
        return {
          message: 'This order was already paid; the second payment will be refunded',
          tokens: await this.balance(order.user_id),
          credited: 0,
        };
      case 'mismatch':
        throw new DomainError(
          'PAYMENT_MISMATCH',
          'This payment differs from its order; nothing was credited',
        );
      case 'unknown':
        throw notFound('Order');
    }
  }

  private async credited(order: OrderRow): Promise<PaymentVerifiedAnswer> {
    return { message: 'Payment verified', tokens: await this.balance(order.user_id), credited: order.tokens };
  }

  private async balance(userId: string): Promise<number> {
    const wallet = await this.ledger.wallet(userId);
    return wallet.posted - wallet.held;
  }
}

const receipt = (row: ListedOrderRow): Receipt => ({
  orderId: row.provider_order_id,
  paymentId: row.payment_id,
  plan: row.plan,
  tokens: row.tokens,
  amount: row.amount_paise / PAISE_PER_RUPEE,
  currency: CURRENCY,
  status: row.status,
  createdAt: row.created_at.toISOString(),
  refunds: row.refunds,
});

const accountOrder = (row: ListedOrderRow): AccountOrder => ({
  orderId: row.provider_order_id,
  plan: row.plan,
  tokens: row.tokens,
  amount: row.amount_paise / PAISE_PER_RUPEE,
  status: row.status,
  createdAt: row.created_at.toISOString(),
  unusedTokens: row.unused_tokens,
  refunds: row.refunds,
});
