import { BILLING_RPC } from '@evident/contracts';
import { Controller, Module } from '@nestjs/common';
import { DomainError } from './domain-error.js';
import { currentTraceParent, withRequestId } from './request-context.js';
import { RpcMethod } from './rpc-method.js';
import { startService, type RunningService } from './service.js';
import { startSpanCollector, type SpanCollector } from './testing/span-collector.js';
import { TEST_RPC_KEYS, TestRpcClient } from './testing/test-identity.js';
import { until } from './testing/until.js';
import { inSpan, startSpan, startTracing } from './tracing.js';

const { 'wallet.open': open, 'hold.void': release } = BILLING_RPC;
const SERVED = { 'wallet.open': open, 'hold.void': release } as const;
const userId = '5e0f7a6e-7c0a-4f0e-9a55-0d1a1b5b9d10';

@Controller()
class WalletController {
  @RpcMethod(SERVED, 'wallet.open')
  async open() {
    await inSpan(
      'store',
      () => ({ attributes: { rows: 1 } }),
      () => Promise.resolve(),
    );
    return { tokens: 3, held: 0, priority: false, analytics: false };
  }
  @RpcMethod(SERVED, 'hold.void')
  release(): Promise<never> {
    return Promise.reject(new DomainError('NOT_FOUND', 'No hold'));
  }
}
@Module({ controllers: [WalletController] })
class WalletModule {}

let collector: SpanCollector;
let service: RunningService;
let client: TestRpcClient<typeof SERVED>;

const boot = async (endpoint?: string): Promise<void> => {
  service = await startService({
    name: 'billing',
    env: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      OPS_PORT: 0,
      OPS_HOST: '127.0.0.1',
      SHUTDOWN_DELAY_MS: 0,
      SHUTDOWN_GRACE_MS: 2_000,
      RPC_KEYS: TEST_RPC_KEYS,
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    },
    module: WalletModule,
    rpc: [{ host: '127.0.0.1', port: 0, serves: [SERVED] }],
    readiness: () => () => ({ problems: [] }),
  });
  client = new TestRpcClient(SERVED, 'billing', `tcp://127.0.0.1:${service.rpcPorts[0]}`);
};
beforeAll(async () => {
  collector = await startSpanCollector();
});
afterEach(async () => {
  client.close();
  await service.stop();
});
afterAll(() => collector.stop());

it('follows a request from the edge through RPC to what is done there, failures included', async () => {
  await boot(collector.endpoint);
  const edge = startSpan('POST /somewhere', { kind: 'server' });
  await inSpan(
    'edge',
    () => ({ parent: edge?.traceParent }),
    () => withRequestId('click-12345', () => client.call('wallet.open', { userId })),
  );
  await expect(
    inSpan(
      'edge',
      () => ({ parent: edge?.traceParent }),
      () => client.call('hold.void', { holdId: userId }),
    ),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  edge?.end();
  await until('all spans', () => Promise.resolve(collector.spans.length >= 8));
  const { spans } = collector;
  const path = (name: string): string[] => {
    const names: string[] = [];
    for (let at = spans.find((span) => span.name === name); at;) {
      names.unshift(at.name);
      const { parentId } = at;
      at = spans.find(({ spanId }) => spanId === parentId);
    }
    return names;
  };
  expect(path('store')).toEqual([
    'POST /somewhere',
    'edge',
    'call wallet.open',
    'serve wallet.open',
    'store',
  ]);
  expect(path('serve hold.void')).toEqual(['POST /somewhere', 'edge', 'call hold.void', 'serve hold.void']);
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
});

it('takes a text that is no trace context for no parent', async () => {
  await boot(collector.endpoint);
  const span = startSpan('begins', { parent: '00-zz-1' });
  expect(span?.traceParent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  span?.end();
});

it('records nothing, loads no SDK and passes no context without an endpoint', async () => {
  await boot();
  const sent = collector.spans.length;
  await inSpan(
    'edge',
    () => {
      throw new Error('asked although nothing is traced');
    },
    async (span) => {
      expect(span).toBeUndefined();
      expect(currentTraceParent()).toBeUndefined();
      await client.call('wallet.open', { userId });
    },
  );
  expect(startSpan('x')).toBeUndefined();
  await (
    await startTracing('x', {})
  )();
  expect(collector.spans.length).toBe(sent);
});
