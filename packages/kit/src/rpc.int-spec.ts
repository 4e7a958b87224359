import { BILLING_RPC, type RpcMap } from '@evident/contracts';
import { Controller, Injectable, Module, type Type } from '@nestjs/common';
import { DomainError } from './domain-error.js';
import type { RpcClient } from './rpc-client.js';
import { rpcControllers } from './rpc-controllers.js';
import { RpcMethod } from './rpc-method.js';
import { currentRequestId, withRequestId } from './request-context.js';
import { registry } from './metrics.js';
import { startService, type RpcListener, type RunningService } from './service.js';
import { TestRpcClient } from './testing/test-identity.js';
import { TEST_SERVICE_ENV } from './testing/test-service-env.js';

const USER = '5e0f7a6e-7c0a-4f0e-9a55-0d1a1b5b9d10';
const ADJUSTMENT = { userId: USER, delta: 1, reason: 'why', ref: 'r' };

const {
  'wallet.get': get,
  'wallet.adjust': adjust,
  'hold.create': hold,
  'wallet.open': open,
  'wallet.history': history,
} = BILLING_RPC;
const WALLET_RPC = {
  'wallet.get': get,
  'wallet.adjust': adjust,
  'hold.create': hold,
  'wallet.open': open,
  'wallet.history': history,
} as const;
const JUDGE_RPC = { 'plans.list': BILLING_RPC['plans.list'] } as const;

@Injectable()
class WalletService {
  adjusted = 0;
  requestId: string | undefined;

  @RpcMethod(WALLET_RPC, 'wallet.get')
  get({ userId }: { userId: string }) {
    this.requestId = currentRequestId();
    if (userId !== USER) return Promise.reject(new DomainError('NOT_FOUND', 'Wallet not found'));
    return Promise.resolve({ tokens: 3, held: 0, priority: false, analytics: false });
  }

  @RpcMethod(WALLET_RPC, 'wallet.adjust')
  adjust() {
    this.adjusted += 1;
    const row = { tokens: 1, held: 0, priority: false, analytics: false, note: 'for our eyes only' };
    return Promise.resolve(row);
  }

  @RpcMethod(WALLET_RPC, 'hold.create')
  hold(): Promise<never> {
    return Promise.resolve({ state: 'lost', tokens: 'many' } as never);
  }

  @RpcMethod(WALLET_RPC, 'wallet.open')
  open(): Promise<never> {
    return Promise.reject(new Error('password=hunter2 leaked by a driver'));
  }

  @RpcMethod(WALLET_RPC, 'wallet.history')
  history({ before, limit }: { before: number | null; limit: number }) {
    return Promise.resolve({ tokens: limit, held: before ?? 0, transfers: [], nextBefore: null });
  }
}

@Controller()
class PlansController {
  @RpcMethod(JUDGE_RPC, 'plans.list')
  plans() {
    return Promise.resolve({ plans: [], testMode: true });
  }
}

@Module({ controllers: [PlansController, ...rpcControllers(WalletService)], providers: [WalletService] })
class WalletModule {}

const listener = (...serves: RpcMap[]): RpcListener => ({ host: '127.0.0.1', port: 0, serves });

const start = (module: Type<unknown>, rpc: RpcListener[]): Promise<RunningService> =>
  startService({
    name: 'billing',
    env: TEST_SERVICE_ENV,
    module,
    rpc,
    readiness: () => () => ({ problems: [] }),
  });

describe('RPC', () => {
  let service: RunningService;
  let client: RpcClient<typeof BILLING_RPC>;
  let judgeClient: RpcClient<typeof BILLING_RPC>;

  beforeAll(async () => {
    service = await start(WalletModule, [listener(WALLET_RPC), listener(JUDGE_RPC)]);
    const [port, judgePort] = service.rpcPorts;
    client = new TestRpcClient(BILLING_RPC, 'billing', `tcp://127.0.0.1:${port}`);
    judgeClient = new TestRpcClient(BILLING_RPC, 'billing', `tcp://127.0.0.1:${judgePort}`);
  });

  afterAll(async () => {
    client.close();
    judgeClient.close();
    await service.stop();
  });

  it('answers a typed call', async () => {
    await expect(client.call('wallet.get', { userId: USER })).resolves.toMatchObject({ tokens: 3 });
  });

  it('answers many concurrent calls over one connection', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => client.call('wallet.get', { userId: USER })),
    );
    expect(answers.map(({ tokens }) => tokens)).toEqual(Array.from({ length: 50 }, () => 3));
  });

  it('passes an expected failure on with its code', async () => {
    const other = '5e0f7a6e-7c0a-4f0e-9a55-0d1a1b5b9d11';
    await expect(client.call('wallet.get', { userId: other })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('refuses a malformed request before the handler', async () => {
    await expect(client.call('wallet.get', { userId: 'x' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  it('removes fields that the contract does not name from the answer', async () => {
    const actor = { userId: USER, role: 'ADMIN' as const };
    const answer = await client.call('wallet.adjust', { actor, ...ADJUSTMENT });
    expect(answer).toEqual({ tokens: 1, held: 0, priority: false, analytics: false });
  });

  it('gives the handler the parsed request', async () => {
    const request = { actor: { userId: USER, role: 'USER' as const }, before: 7, limit: 20 };
    await expect(client.call('wallet.history', { ...request, extra: 1 } as never)).resolves.toMatchObject({
      tokens: 20,
      held: 7,
    });
  });

  it('refuses a call for administrators before the handler when the user is none', async () => {
    const wallets = service.app.get(WalletService);
    const before = wallets.adjusted;
    const learner = { userId: USER, role: 'USER' as const };
    await expect(client.call('wallet.adjust', { actor: learner, ...ADJUSTMENT })).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'Only administrators can do this',
    });
    expect(wallets.adjusted).toBe(before);
  });

  it("runs the handler under the caller's request id", async () => {
    await withRequestId('request-7', () => client.call('wallet.get', { userId: USER }));
    expect(service.app.get(WalletService).requestId).toBe('request-7');
  });

  it('counts each call with its outcome', async () => {
    const counts = async () => {
      const { values } = (await registry.getSingleMetric('rpc_served_seconds')?.get()) ?? { values: [] };
      const count = (code: string) =>
        values.find(
          (value) =>
            'metricName' in value &&
            value.metricName === 'rpc_served_seconds_count' &&
            value.labels['call'] === 'wallet.get' &&
            value.labels['code'] === code,
        )?.value ?? 0;
      return { OK: count('OK'), VALIDATION_FAILED: count('VALIDATION_FAILED') };
    };
    const before = await counts();
    await client.call('wallet.get', { userId: USER });
    await client.call('wallet.get', { userId: 'x' }).catch(() => undefined);
    expect(await counts()).toEqual({
      OK: before.OK + 1,
      VALIDATION_FAILED: before.VALIDATION_FAILED + 1,
    });
  });

  it('refuses to send an answer that the contract does not allow', async () => {
    const request = { holdId: USER, userId: USER, amount: 1, ttlS: 60 };
    await expect(client.call('hold.create', request)).rejects.toMatchObject({ code: 'INTERNAL' });
  });

  it('does not send the message of an unexpected error', async () => {
    await expect(client.call('wallet.open', { userId: USER })).rejects.toMatchObject({
      code: 'INTERNAL',
      message: 'Something went wrong on our side',
    });
  });

  it('serves on each listener only its own calls', async () => {
    await expect(judgeClient.call('plans.list', {})).resolves.toMatchObject({ testMode: true });
    await expect(judgeClient.call('wallet.get', { userId: USER })).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    });
    await expect(client.call('plans.list', {})).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });

  it('reports a service that is down', async () => {
    const gone = new TestRpcClient(BILLING_RPC, 'billing', 'tcp://127.0.0.1:1');
    await expect(gone.call('wallet.get', { userId: USER })).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    });
    gone.close();
  });

  it('does not start while a call has no handler', async () => {
    await expect(start(WalletModule, [listener(BILLING_RPC)])).rejects.toThrow(
      /^No handler for the RPC calls .*orders\.create/,
    );
  });

  it('does not start while two handlers claim one call', async () => {
    @Controller()
    class OtherController {
      @RpcMethod(JUDGE_RPC, 'plans.list')
      plans() {
        return Promise.resolve({ plans: [], testMode: false });
      }
    }
    @Module({ controllers: [PlansController, OtherController] })
    class TwiceModule {}
    await expect(start(TwiceModule, [listener(JUDGE_RPC)])).rejects.toThrow(
      'The RPC call plans.list has two handlers',
    );
  });
});
