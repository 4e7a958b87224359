import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ProviderError } from './payment-provider.js';
import { RazorpayClient } from './razorpay.client.js';

const silence: RequestListener = () => undefined;

/** A server with given answers, which tests how the package treats them. */
async function answering(
  listener: RequestListener,
  timeoutMs = 30_000,
): Promise<{ provider: RazorpayClient; close(): Promise<void>; server: Server }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    server,
    provider: new RazorpayClient({
      baseUrl,
      keyId: 'rzp_test_key',
      keySecret: 'secret',
      timeoutMs,
    }),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

const order = { receipt: 'receipt', amountPaise: 9_900, currency: 'INR', notes: {} };
const refund = { paymentId: 'pay_1', amountPaise: 9_900, refundId: '0123456789' };

const json =
  (status: number, body: unknown): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

describe('the Razorpay client', () => {
  const failures: [string, RequestListener, string, boolean][] = [
    ['silence', silence, 'timeout', true],
    [
      'an answer that never ends',
      (_request, response) => void response.writeHead(200).write('{'),
      'timeout',
      true,
    ],
    [
      'an answer of 2 MB',
      (_request, response) => void response.writeHead(200).end(`"${'x'.repeat(2_000_000)}"`),
      'unreachable',
      true,
    ],
    ['a cut connection', (request) => void request.socket.destroy(), 'unreachable', true],
    [
      '502 with HTML',
      (_request, response) => void response.writeHead(502).end('<html></html>'),
      'faulty',
      true,
    ],
    ['500 without a body', (_request, response) => void response.writeHead(500).end(), 'faulty', true],
    ['200 of another shape', json(200, { id: 7 }), 'faulty', true],
    [
      '200 with HTML',
      (_request, response) => void response.writeHead(200).end('<html></html>'),
      'faulty',
      true,
    ],
    [
      '400',
      json(400, { error: { code: 'BAD_REQUEST_ERROR', description: 'amount is wrong' } }),
      'refused',
      false,
    ],
    [
      '400 for an unknown id',
      json(400, { error: { code: 'BAD_REQUEST_ERROR', description: 'The id provided does not exist' } }),
      'not-found',
      false,
    ],
    [
      '401',
      json(401, { error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } }),
      'refused',
      false,
    ],
    ['409', json(409, { error: { description: 'in flight' } }), 'busy', true],
    ['429', json(429, {}), 'busy', true],
  ];

  describe.each([
    ['an order', (provider: RazorpayClient) => provider.createOrder(order)],
    ['a refund', (provider: RazorpayClient) => provider.refundPayment(refund)],
    ['a payment', (provider: RazorpayClient) => provider.fetchPayment('pay_1')],
  ])('%s', (_what, call) => {
    it.each(failures)('%s becomes a typed error', async (_what, listener, kind, retryable) => {
      const { provider, close } = await answering(listener, kind === 'timeout' ? 300 : undefined);
      const error = await call(provider).catch((thrown: unknown) => thrown);
      await close();
      expect(error).toBeInstanceOf(ProviderError);
      expect(error).toMatchObject({ kind, retryable });
    });

    it('turns a refused connection into a typed error', async () => {
      const { provider, close } = await answering(() => undefined);
      await close();
      await expect(call(provider)).rejects.toMatchObject({ name: 'ProviderError', kind: 'unreachable' });
    });

    it('does not follow a redirect with the credentials', async () => {
      let followed = false;
      const target = await answering(() => (followed = true));
      const { port } = target.server.address() as AddressInfo;
      const { provider, close } = await answering(
        (_request, response) => void response.writeHead(307, { location: `http://127.0.0.1:${port}/` }).end(),
      );
      await expect(call(provider)).rejects.toBeInstanceOf(ProviderError);
      await close();
      await target.close();
      expect(followed).toBe(false);
    });
  });

  it('sends the idempotency header with a refund, and the credentials', async () => {
    let headers: Record<string, unknown> = {};
    const { provider, close } = await answering((request, response) => {
      headers = request.headers;
      json(200, { id: 'rfnd_1', payment_id: 'pay_1', amount: 9_900, status: 'processed', notes: [] })(
        request,
        response,
      );
    });
    expect(await provider.refundPayment(refund)).toMatchObject({ id: 'rfnd_1', status: 'processed' });
    await close();
    expect(headers).toMatchObject({
      'x-refund-idempotency': '0123456789',
      authorization: `Basic ${Buffer.from('rzp_test_key:secret').toString('base64')}`,
    });
  });

  it('asks for each thing at its path below the base URL, and gives ids as one part of it', async () => {
    const asked: string[] = [];
    const payment = { id: 'pay_1', order_id: 'order_1', amount: 9_900, currency: 'INR', status: 'captured' };
    const { provider, close } = await answering((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      json(200, request.url?.endsWith('/payments') ? { items: [payment] } : payment)(request, response);
    });
    await provider.fetchPayment('pay_1/../x');
    await provider.paymentsOfOrder('order_1');
    await provider.capturePayment({ id: 'pay_1', amountPaise: 9_900, currency: 'INR' });
    await close();
    expect(asked).toEqual([
      'GET /v1/payments/pay_1%2F..%2Fx',
      'GET /v1/orders/order_1/payments',
      'POST /v1/payments/pay_1/capture',
    ]);
  });

  it('creates an order in paise with a unique receipt and automatic capture', async () => {
    let body = '';
    const { provider, close } = await answering((request, response) => {
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () =>
        json(200, { id: 'order_1', amount: 9_900, currency: 'INR' })(request, response),
      );
    });
    await provider.createOrder(order);
    await close();
    expect(JSON.parse(body)).toMatchObject({
      amount: 9_900,
      currency: 'INR',
      receipt: 'receipt',
      unique_receipt: true,
      payment_capture: true,
    });
  });
});
