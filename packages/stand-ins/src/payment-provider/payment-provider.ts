import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sameBytes } from '@evident/kit/same-bytes';
import { z } from 'zod';
import { CHECKOUT_SCRIPT } from './checkout-script.js';
import type { PaymentStandInEnv } from './env.js';
import { Faults, noFaults, use } from './faults.js';
import { readJson, sendJson } from './http-exchange.js';
import { PaymentDesk } from './payment-desk.js';
import { ApiError, unknownId } from './provider-error.js';
import { ProviderState } from './provider-state.js';
import { WebhookSender } from './webhook-sender.js';

const DECLINED_CARD = '4000000000000002';

const CheckoutRequest = z.object({
  key_id: z.string(),
  order_id: z.string(),
  amount: z.number().int().optional(),
  card: z.object({ number: z.string().transform((number) => number.replace(/\s/g, '')) }),
});
const ControlledPayment = z.object({
  order_id: z.string(),
  card: z.enum(['good', 'declined']).default('good'),
  amount: z.number().int().optional(),
  currency: z.string().optional(),
  /** Also pays an order that is paid. */
  paidOrder: z.boolean().optional(),
});

type Handler = (match: string[], request: IncomingMessage, body: unknown) => unknown;
interface Route {
  method: string;
  path: RegExp;
  handle: Handler;
}

/** Longer than a client keeps an idle connection (4 s), so that no call meets one that is being closed. */
const KEEP_ALIVE_MS = 75_000;

/** Stands in for Razorpay: its HTTP interface, its checkout script, its events, and faults on command. */
export class PaymentStandIn {
  faults = noFaults();
  readonly webhooks: WebhookSender;
  readonly desk: PaymentDesk;
  private readonly server: Server;

  constructor(private readonly env: PaymentStandInEnv) {
    const faults = (): Faults => this.faults;
    this.webhooks = new WebhookSender(
      {
        url: env.PAYMENT_STAND_IN_WEBHOOK_URL,
        secret: env.PAYMENT_WEBHOOK_SECRET,
        retryMs: env.PAYMENT_STAND_IN_RETRY_MS,
      },
      faults,
    );
    this.desk = new PaymentDesk(
      new ProviderState(env.PAYMENT_STAND_IN_DATA_FILE),
      env.PAYMENT_KEY_SECRET,
      faults,
      (event) => this.webhooks.emit(event),
    );
    this.server = createServer((request, response) => {
      this.serve(request, response).catch((error: unknown) => {
        const known =
          error instanceof ApiError
            ? error
            : new ApiError(500, 'The stand-in provider failed', 'SERVER_ERROR');
        if (!response.headersSent) sendJson(response, known.status, known.toBody());
      });
    });
    this.server.keepAliveTimeout = KEEP_ALIVE_MS;
  }

  /** Listens on loopback only, because every caller can make payments. @returns its origin. */
  async listen(port: number): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, '127.0.0.1', resolve);
    });
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    await this.webhooks.close();
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (path === '/checkout.js') return sendScript(response);
    if (path.startsWith('/checkout/')) return this.serveCheckout(request, response, path);
    if (path.startsWith('/v1/')) return this.serveApi(request, response, path);
    if (path.startsWith('/control/')) {
      this.authenticate(request);
      return sendJson(response, 200, this.route(this.controlRoutes, path, request, await readJson(request)));
    }
    throw new ApiError(404, 'There is no such page');
  }

  private async serveApi(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    this.authenticate(request);
    const faults = this.faults.api;
    if (faults.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, faults.delayMs));
    if (use(faults, 'fail'))
      throw new ApiError(500, 'We are facing some trouble completing your request', 'SERVER_ERROR');
    if (use(faults, 'failWithHtml')) {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<html><body>Bad gateway</body></html>');
      return;
    }
    const answer = this.route(this.apiRoutes, path, request, await readJson(request));
    if (use(faults, 'cut')) {
      request.socket.destroy();
      return;
    }
    sendJson(response, 200, answer);
  }

  /** What the dialog calls from the page. */
  private async serveCheckout(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<void> {
    response.setHeader('access-control-allow-origin', this.env.PAYMENT_STAND_IN_ALLOWED_ORIGIN);
    response.setHeader('access-control-allow-headers', 'content-type');
    response.setHeader('vary', 'origin');
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    if (path !== '/checkout/payments' || request.method !== 'POST')
      throw new ApiError(404, 'There is no such page');
    const parsed = CheckoutRequest.safeParse(await readJson(request));
    if (!parsed.success) throw new ApiError(400, 'The card details are not complete');
    const { key_id, order_id, amount, card } = parsed.data;
    if (key_id !== this.env.PAYMENT_KEY_ID) throw new ApiError(401, 'The key of this checkout is not known');
    if (amount !== undefined && amount !== this.desk.order(order_id).amount)
      throw new ApiError(400, 'The amount is not that of the order');
    if (!passesLuhn(card.number)) throw new ApiError(400, 'This is not a card number');
    const payment = this.desk.pay(order_id, card.number === DECLINED_CARD ? 'declined' : 'good');
    if (payment.status === 'failed') {
      throw new ApiError(400, payment.error_description ?? '', 'BAD_REQUEST_ERROR', {
        source: 'bank',
        step: 'payment_authorization',
        reason: 'payment_failed',
        metadata: { order_id, payment_id: payment.id },
      });
    }
    const callback = this.desk.callback(payment);
    if (use(this.faults.checkout, 'loseCallback')) {
      // Sends half an answer, because a browser repeats a request whose connection ends without an answer.
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{', () => request.socket.destroy());
      return;
    }
    if (use(this.faults.checkout, 'tamperSignature'))
      callback.razorpay_signature = callback.razorpay_signature.replace(/^./, (digit) =>
        digit === '0' ? '1' : '0',
      );
    sendJson(response, 200, callback);
  }

  private readonly apiRoutes: Route[] = [
    {
      method: 'POST',
      path: /^\/v1\/orders$/,
      handle: (_match, _request, body) => this.desk.createOrder(body),
    },
    { method: 'GET', path: /^\/v1\/orders\/(\w+)$/, handle: ([id]) => this.desk.order(id ?? '') },
    {
      method: 'GET',
      path: /^\/v1\/orders\/(\w+)\/payments$/,
      handle: ([id]) => list(this.desk.paymentsOf(id ?? '')),
    },
    { method: 'GET', path: /^\/v1\/payments\/(\w+)$/, handle: ([id]) => this.desk.payment(id ?? '') },
    {
      method: 'POST',
      path: /^\/v1\/payments\/(\w+)\/capture$/,
      handle: ([id], _request, body) =>
        this.desk.capture(id ?? '', Number((body as { amount?: unknown }).amount)),
    },
    {
      method: 'POST',
      path: /^\/v1\/payments\/(\w+)\/refund$/,
      handle: ([id], request, body) =>
        this.desk.refundPayment(id ?? '', body, headerOf(request, 'x-refund-idempotency')),
    },
    { method: 'GET', path: /^\/v1\/refunds\/(\w+)$/, handle: ([id]) => this.desk.refund(id ?? '') },
  ];

  private readonly controlRoutes: Route[] = [
    {
      method: 'GET',
      path: /^\/control\/state$/,
      handle: () => ({
        faults: this.faults,
        waiting: this.webhooks.waiting,
        deliveries: this.webhooks.deliveries,
      }),
    },
    {
      method: 'PUT',
      path: /^\/control\/faults$/,
      handle: (_match, _request, body) => {
        const faults = Faults.safeParse(body);
        if (!faults.success) throw new ApiError(400, z.prettifyError(faults.error));
        return (this.faults = faults.data);
      },
    },
    {
      method: 'POST',
      path: /^\/control\/payments$/,
      handle: (_match, _request, body) => {
        const wanted = ControlledPayment.safeParse(body);
        if (!wanted.success) throw new ApiError(400, z.prettifyError(wanted.error));
        const { order_id, card, ...force } = wanted.data;
        const payment = this.desk.pay(order_id, card, force);
        return { payment, callback: this.desk.callback(payment) };
      },
    },
    {
      method: 'POST',
      path: /^\/control\/refunds\/(\w+)\/(processed|failed)$/,
      handle: ([id, to]) => this.desk.finishRefund(id ?? '', to === 'failed' ? 'failed' : 'processed'),
    },
    {
      method: 'POST',
      path: /^\/control\/webhooks\/release$/,
      handle: () => {
        this.webhooks.release();
        return { waiting: this.webhooks.waiting };
      },
    },
  ];

  private route(routes: readonly Route[], path: string, request: IncomingMessage, body: unknown): unknown {
    for (const { method, path: pattern, handle } of routes) {
      const match = pattern.exec(path);
      if (match && request.method === method) return handle(match.slice(1), request, body);
    }
    throw unknownId();
  }

  /** @throws ApiError unless the request carries the key id and its secret. */
  private authenticate(request: IncomingMessage): void {
    const expected = Buffer.from(
      `Basic ${Buffer.from(`${this.env.PAYMENT_KEY_ID}:${this.env.PAYMENT_KEY_SECRET}`).toString('base64')}`,
    );
    const given = Buffer.from(request.headers.authorization ?? '');
    if (!sameBytes(given, expected)) throw new ApiError(401, 'Authentication failed');
  }
}

const list = <T>(items: T[]): { entity: 'collection'; count: number; items: T[] } => ({
  entity: 'collection',
  count: items.length,
  items,
});

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

function sendScript(response: ServerResponse): void {
  response.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  });
  response.end(CHECKOUT_SCRIPT);
}

/** The check digit that every card number carries (ISO/IEC 7812-1). */
export function passesLuhn(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const digits = [...number].reverse().map(Number);
  const sum = digits.reduce(
    (total, digit, index) => total + (index % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)),
    0,
  );
  return sum % 10 === 0;
}
