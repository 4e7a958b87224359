import { BILLING_RPC } from '@evident/contracts';
import { Controller, Module } from '@nestjs/common';
import { DomainError } from './domain-error.js';
import { RpcClient } from './rpc-client.js';
import { RPC_AUDIENCE, RpcMethod } from './rpc-server.js';
import { startService, type RunningService } from './service.js';
import { createTestDatabase, type TestDatabase } from './testing/index.js';

const USER = '5e0f7a6e-7c0a-4f0e-9a55-0d1a1b5b9d10';

@Controller()
class WalletController {
  @RpcMethod(BILLING_RPC, 'wallet.get')
  get({ userId }: { userId: string }) {
    if (userId !== USER) return Promise.reject(new DomainError('NOT_FOUND', 'The wallet was not found'));
    return Promise.resolve({ tokens: 3, held: 0, priority: false, analytics: false });
  }

  @RpcMethod(BILLING_RPC, 'plans.list', RPC_AUDIENCE.judge)
  plans() {
    return Promise.resolve({ plans: [], testMode: true });
  }

  @RpcMethod(BILLING_RPC, 'wallet.adjust')
  adjust() {
    const row = { tokens: 1, held: 0, priority: false, analytics: false, note: 'for our eyes only' };
    return Promise.resolve(row);
  }

  @RpcMethod(BILLING_RPC, 'hold.create')
  hold(): Promise<never> {
    return Promise.resolve({ state: 'lost', tokens: 'many' } as never);
  }

  @RpcMethod(BILLING_RPC, 'wallet.open')
  open(): Promise<never> {
    return Promise.reject(new Error('password=hunter2 leaked by a driver'));
  }
}

@Module({ controllers: [WalletController] })
class WalletModule {}

describe('RPC', () => {
  let service: RunningService;
  let client: RpcClient<typeof BILLING_RPC>;
  let judgeClient: RpcClient<typeof BILLING_RPC>;
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await startService({
      name: 'wallets',
      env: {
        NODE_ENV: 'test',
        LOG_LEVEL: 'silent',
        OPS_PORT: 0,
        OPS_HOST: '127.0.0.1',
        SHUTDOWN_GRACE_MS: 2_000,
      },
      module: WalletModule,
      rpc: [
        { host: '127.0.0.1', port: 0 },
        { host: '127.0.0.1', port: 0, audience: RPC_AUDIENCE.judge },
      ],
      readiness: () => () => ({ problems: [] }),
    });
    const [port, judgePort] = service.rpcPorts;
    client = new RpcClient(BILLING_RPC, 'billing', `tcp://127.0.0.1:${port}`);
    judgeClient = new RpcClient(BILLING_RPC, 'billing', `tcp://127.0.0.1:${judgePort}`);
  });

  afterAll(async () => {
    client.close();
    judgeClient.close();
    await service.stop();
    await database.drop();
  });

  it('answers a typed call', async () => {
    await expect(client.call('wallet.get', { userId: USER })).resolves.toMatchObject({ tokens: 3 });
  });

  it('answers many calls at once over one connection', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => client.call('wallet.get', { userId: USER })),
    );
    expect(answers.map(({ tokens }) => tokens)).toEqual(Array.from({ length: 50 }, () => 3));
  });

  it('carries an expected failure by its code', async () => {
    const other = '5e0f7a6e-7c0a-4f0e-9a55-0d1a1b5b9d11';
    await expect(client.call('wallet.get', { userId: other })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('refuses a malformed request before the handler', async () => {
    await expect(client.call('wallet.get', { userId: 'x' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  it('sends nothing that the contract does not name', async () => {
    const actor = { userId: USER, role: 'ADMIN' as const };
    const answer = await client.call('wallet.adjust', {
      actor,
      userId: USER,
      delta: 1,
      reason: 'why',
      ref: 'r',
    });
    expect(answer).toEqual({ tokens: 1, held: 0, priority: false, analytics: false });
  });

  it('fails rather than sends an answer of another shape', async () => {
    const request = { holdId: USER, userId: USER, amount: 1, ttlS: 60 };
    await expect(client.call('hold.create', request)).rejects.toMatchObject({ code: 'INTERNAL' });
  });

  it('keeps the text of an unexpected failure to itself', async () => {
    await expect(client.call('wallet.open', { userId: USER })).rejects.toMatchObject({
      code: 'INTERNAL',
      message: 'Something went wrong on our side',
    });
  });

  it('serves each audience only its own calls', async () => {
    await expect(judgeClient.call('plans.list', {})).resolves.toMatchObject({ testMode: true });
    await expect(judgeClient.call('wallet.get', { userId: USER })).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    });
    await expect(client.call('plans.list', {})).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });

  it('says when the service is down', async () => {
    const gone = new RpcClient(BILLING_RPC, 'billing', 'tcp://127.0.0.1:1');
    await expect(gone.call('wallet.get', { userId: USER })).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    });
    gone.close();
  });
});
