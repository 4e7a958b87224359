import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DomainError, type RpcClient } from '@evident/kit';
import { until } from '@evident/kit/testing/index';
import type { BILLING_RPC, PlanName } from '@evident/contracts';
import { randomUUID } from 'node:crypto';
import { PaymentStandInEnv } from '@evident/stand-ins/payment-provider/env';
import { PaymentStandIn } from '@evident/stand-ins/payment-provider/payment-provider';
import type { CheckoutAnswer } from '@evident/stand-ins/payment-provider/payment-desk';
import { Faults } from '@evident/stand-ins/payment-provider/faults';
import type { PaymentReconciliationService } from '../payments/payment-reconciliation.service.js';
import { PAYMENT_ENV, startBilling, type BillingHarness } from './billing-harness.js';

/** How long billing waits for the provider: a busy machine must not look like a provider that does not answer. */
const PROVIDER_PATIENCE_MS = 25_000;
/** Drops the provider's events, so that only verify and the reconciler can credit. */
export const NO_WEBHOOKS = { webhooks: { drop: 1_000 } };

export interface PaymentHarness extends BillingHarness {
  provider: PaymentStandIn;
  /** Sets the provider's faults. */
  faults(faults: Parameters<typeof Faults.parse>[0]): void;
  newUser(): Promise<string>;
  order(userId: string, plan?: PlanName): Promise<string>;
  tokensOf(userId: string): Promise<number>;
  /** Pays an order at the provider. @returns the payment and what the checkout hands to the page. */
  pay(
    orderId: string,
    force?: Parameters<PaymentStandIn['desk']['pay']>[2],
  ): {
    payment: ReturnType<PaymentStandIn['desk']['pay']>;
    callback: Record<keyof CheckoutAnswer, string>;
  };
  /** Waits until the provider has delivered all its events. */
  quiet(): Promise<unknown>;
  /** Kinds of the incidents recorded for an order, in order. */
  incidents(orderId: string): Promise<{ kind: string }[]>;
  /** As the page calls it after the checkout. */
  verify(
    userId: string,
    callback: Record<string, unknown>,
  ): ReturnType<RpcClient<typeof BILLING_RPC>['call']>;
  /** Makes every unpaid order due and runs the reconciler once. */
  reconcile(reconciler: PaymentReconciliationService): Promise<number>;
}

export async function startPayments(env: Record<string, string> = {}): Promise<PaymentHarness> {
  const webhooks = await startWebhookBridge();
  const provider = new PaymentStandIn(
    PaymentStandInEnv.parse({
      ...PAYMENT_ENV,
      PAYMENT_STAND_IN_PORT: '1',
      PAYMENT_STAND_IN_WEBHOOK_URL: webhooks.url,
      PAYMENT_STAND_IN_RETRY_MS: '50',
    }),
  );
  const origin = await provider.listen(0);
  const billing = await startBilling({
    PAYMENT_BASE_URL: origin,
    PAYMENT_CHECKOUT_URL: `${origin}/checkout.js`,
    PAYMENT_TIMEOUT_MS: String(PROVIDER_PATIENCE_MS),
    ...env,
  });
  webhooks.connect(billing.rpc);
  const { rpc, database } = billing;
  return {
    ...billing,
    provider,
    faults: (faults) => void (provider.faults = Faults.parse(faults)),
    newUser: async () => {
      const userId = randomUUID();
      await rpc.call('wallet.open', { userId });
      return userId;
    },
    order: async (userId, plan = 'standard') =>
      (
        await rpc.call('orders.create', {
          actor: { userId, role: 'USER' },
          planName: plan,
          idempotencyKey: null,
        })
      ).orderId,
    pay: (orderId, force = {}) => {
      const payment = provider.desk.pay(orderId, 'good', force);
      return { payment, callback: { ...provider.desk.callback(payment) } };
    },
    quiet: () => until('all events to be delivered', () => provider.webhooks.waiting === 0),
    incidents: (orderId) =>
      database.query<{ kind: string }>(
        'SELECT kind FROM billing.payment_incident WHERE order_id = $1 ORDER BY id',
        [orderId],
      ),
    tokensOf: async (userId) => (await rpc.call('wallet.get', { userId })).tokens,
    verify: (userId, callback) =>
      rpc.call('orders.verify', { actor: { userId, role: 'USER' }, payment: callback as never }),
    reconcile: async (reconciler) => {
      await database.query(
        `UPDATE billing.payment_order SET next_check_at = now() - interval '1 s' WHERE status = 'created'`,
      );
      return reconciler.checkDue();
    },
    stop: async () => {
      await provider.close();
      await webhooks.close();
      await billing.stop();
    },
  };
}

interface WebhookBridge {
  url: string;
  connect(rpc: RpcClient<typeof BILLING_RPC>): void;
  close(): Promise<void>;
}

/** Passes the provider's events to billing as the gateway does, with the raw body. */
async function startWebhookBridge(): Promise<WebhookBridge> {
  let rpc: RpcClient<typeof BILLING_RPC> | undefined;
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const call = rpc?.call('webhook.receive', {
        bodyBase64: Buffer.concat(chunks).toString('base64'),
        signature: String(request.headers['x-razorpay-signature']),
        eventId: String(request.headers['x-razorpay-event-id']),
      });
      Promise.resolve(call).then(
        () => response.writeHead(200).end(),
        (error: unknown) => response.writeHead(error instanceof DomainError ? error.status : 500).end(),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    connect: (client) => void (rpc = client),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
