import { createServer, type AddressInfo } from 'node:net';
import { BILLING_RPC } from '@evident/contracts';
import { Injectable, Module } from '@nestjs/common';
import type { RpcClient } from './rpc-client.js';
import { rpcControllers } from './rpc-controllers.js';
import { RpcMethod } from './rpc-method.js';
import { startService, type RunningService } from './service.js';
import { freePort } from './free-port.js';
import { startTcpRelay, until } from './testing/index.js';
import { TestRpcClient } from './testing/test-identity.js';
import { TEST_SERVICE_ENV } from './testing/test-service-env.js';

const { 'wallet.get': get, 'plans.list': plans } = BILLING_RPC;
// The second one stands for a call that must not be made twice.
const CALLS = { 'wallet.get': get, 'plans.list': { ...plans, repeatable: undefined } } as const;
const USER = '5e0f7a6e-7c0a-4f0e-9a55-0d1a1b5b9d10';

let served: string[] = [];
/** Keeps the answers of calls back until it is released. */
let gate: { opened: Promise<void>; open: () => void } | undefined;
const shut = (): void => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  gate = { opened, open };
};

@Injectable()
class CountingService {
  @RpcMethod(CALLS, 'wallet.get')
  async get() {
    served.push('wallet.get');
    await gate?.opened;
    return { tokens: served.length, held: 0, priority: false, analytics: false };
  }

  @RpcMethod(CALLS, 'plans.list')
  async plans() {
    served.push('plans.list');
    await gate?.opened;
    return { plans: [], testMode: true };
  }
}

@Module({ controllers: rpcControllers(CountingService), providers: [CountingService] })
class CountingModule {}

const running = new Set<RunningService>();
async function start(port: number): Promise<RunningService> {
  const service = await startService({
    name: 'billing',
    env: { ...TEST_SERVICE_ENV, SHUTDOWN_GRACE_MS: 20_000 },
    module: CountingModule,
    rpc: [{ host: '127.0.0.1', port, serves: [CALLS] }],
    readiness: () => () => ({ problems: [] }),
  });
  running.add(service);
  return service;
}
async function stop(service: RunningService): Promise<void> {
  running.delete(service);
  await service.stop();
}

const clients: RpcClient<typeof CALLS>[] = [];
function clientOf(...ports: number[]): RpcClient<typeof CALLS> {
  const urls = ports.map((port) => `tcp://127.0.0.1:${port}`).join(',');
  const client = new TestRpcClient(CALLS, 'billing', urls);
  clients.push(client);
  return client;
}
const PATIENT = { timeoutMs: 60_000 };

beforeEach(() => {
  served = [];
  gate = undefined;
});
afterEach(async () => {
  gate?.open();
  for (const client of clients.splice(0)) client.close();
  for (const service of [...running]) await stop(service);
});

/** Calls without a pause until it is ended. */
function load(client: RpcClient<typeof CALLS>, lanes = 8) {
  let ended = false;
  let answered = 0;
  const failures: unknown[] = [];
  const lane = async (): Promise<void> => {
    while (!ended) {
      await client.call('plans.list', {}, PATIENT).then(
        () => (answered += 1),
        (error: unknown) => failures.push(error),
      );
    }
  };
  const all = Promise.all(Array.from({ length: lanes }, lane));
  return {
    failures,
    answered: () => answered,
    end: async () => {
      ended = true;
      await all;
      return answered;
    },
  };
}

describe('a service that restarts', () => {
  it('loses no call and serves none twice, also those that may not be repeated', async () => {
    const first = await start(0);
    const port = first.rpcPorts[0] ?? 0;
    const calls = load(clientOf(port));
    await until('some answers', () => calls.answered() > 50);
    await stop(first);
    const before = calls.answered();
    await start(port);
    await until('answers of the new process', () => calls.answered() > before + 50);
    const answered = await calls.end();
    expect(calls.failures).toEqual([]);
    expect(served).toHaveLength(answered);
  });

  it('is left for the other process as soon as it says that it leaves', async () => {
    const [first, second] = [await start(0), await start(0)];
    const client = clientOf(first.rpcPorts[0] ?? 0, second.rpcPorts[0] ?? 0);
    const calls = load(client);
    await until('some answers', () => calls.answered() > 50);
    await stop(first);
    const before = calls.answered();
    await until('answers of the other process', () => calls.answered() > before + 50);
    await calls.end();
    expect(calls.failures).toEqual([]);
  });

  it('answers the calls that it had received before it leaves', async () => {
    const service = await start(0);
    const client = clientOf(service.rpcPorts[0] ?? 0);
    shut();
    const answer = client.call('plans.list', {}, PATIENT);
    await until('the call', () => served.length === 1);
    const stopped = stop(service);
    gate?.open();
    await expect(answer).resolves.toMatchObject({ testMode: true });
    await stopped;
    expect(served).toEqual(['plans.list']);
  });
});

it('a call that is made before the service starts is answered when it has started', async () => {
  const port = await freePort();
  const answer = clientOf(port).call('plans.list', {}, PATIENT);
  await start(port);
  await expect(answer).resolves.toMatchObject({ testMode: true });
});

describe('a call whose answer is lost', () => {
  async function lose(call: 'wallet.get' | 'plans.list') {
    const service = await start(0);
    const relay = await startTcpRelay();
    relay.pointTo(service.rpcPorts[0] ?? 0);
    const client = clientOf(relay.port);
    shut();
    const request = call === 'wallet.get' ? { userId: USER } : {};
    const answer = client.call(call, request as never, PATIENT).then(
      () => 'answered',
      (error: { code: string }) => error.code,
    );
    await until('the call', () => served.length === 1);
    relay.pointTo(service.rpcPorts[0] ?? 0);
    gate?.open();
    const outcome = await answer;
    await relay.close();
    return outcome;
  }

  it('is made again when it may be', async () => {
    expect(await lose('wallet.get')).toBe('answered');
    expect(served).toEqual(['wallet.get', 'wallet.get']);
  });

  it('is not made again when it may not', async () => {
    expect(await lose('plans.list')).toBe('SERVICE_UNAVAILABLE');
    expect(served).toEqual(['plans.list']);
  });
});

test('a call does not keep a core busy while its address accepts connections and closes them', async () => {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.once('data', () => socket.destroy());
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const began = performance.now();
  const call = clientOf(port).call('wallet.get', { userId: USER }, { timeoutMs: 3_000 });
  await expect(call).rejects.toMatchObject({ code: expect.stringMatching(/^SERVICE_/) });
  // Two at once, and one in each pause of 50 ms.
  expect(connections).toBeGreaterThan(1);
  expect(connections).toBeLessThanOrEqual(3 + (performance.now() - began) / 50);
  server.close();
});
