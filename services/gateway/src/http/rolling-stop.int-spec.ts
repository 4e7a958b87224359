import { io } from 'socket.io-client';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

test('a gateway that stops first says so and goes on answering, each answer ending its connection', async () => {
  const { origin, service } = await gateway.another();
  const { cookieHeader: cookie } = await gateway.learner();
  const ask = async (url: string) => {
    const answer = await fetch(url, { headers: { cookie } });
    return { status: answer.status, connection: answer.headers.get('connection') };
  };
  const routes = {
    balancer: `${origin}/healthz`,
    operator: `http://127.0.0.1:${service.opsPort}/health/ready`,
    api: `${origin}/api/v1/payment/plans`,
  };
  gateway.billing.answers['plans.list'] = () => ({ plans: [], testMode: true });
  expect(await ask(routes.balancer)).toEqual({ status: 200, connection: 'keep-alive' });
  expect((await ask(routes.operator)).status).toBe(200);
  expect(await ask(routes.api)).toEqual({ status: 200, connection: 'keep-alive' });
  let notice = (): void => undefined;
  const stopped = service.stop(new Promise<void>((resolve) => (notice = resolve)));
  expect((await ask(routes.balancer)).status).toBe(503);
  expect((await ask(routes.operator)).status).toBe(503);
  expect(await ask(routes.api)).toEqual({ status: 200, connection: 'close' });
  notice();
  await stopped;
  await expect(ask(routes.balancer)).rejects.toThrow();
});

// A message that disconnects a client tells it to stay away; the page then waits for five seconds.
test('a gateway that stops closes its sockets so that their clients reconnect by themselves', async () => {
  const { origin, service } = await gateway.another({ SHUTDOWN_DELAY_MS: 200 });
  const { cookieHeader } = await gateway.learner();
  const socket = io(origin, {
    transports: ['websocket'],
    extraHeaders: { cookie: cookieHeader, origin },
    forceNew: true,
  });
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  const reason = new Promise<string>((resolve) => socket.once('disconnect', resolve));
  const began = performance.now();
  await service.stop();
  expect(performance.now() - began).toBeGreaterThan(190);
  expect(await reason).toBe('transport close');
  expect(socket.active).toBe(true);
  socket.disconnect();
});
