import { randomUUID } from 'node:crypto';
import {
  ACCOUNT_RPC,
  AI_RPC,
  BILLING_RPC,
  type Actor,
  type AnalysisState,
  type BusEvent,
} from '@evident/contracts';
import { EventSubscriber, startService, type RpcClient, type RunningService } from '@evident/kit';
import {
  createTestDatabase,
  onFreePorts,
  startTcpRelay,
  TEST_RPC_KEYS,
  TestRpcClient,
  testRedisUrl,
  until,
  UNUSED_PORTS,
  type TcpRelay,
  type TestDatabase,
} from '@evident/kit/testing/index';
import { serviceOptions } from '@evident/ai/ai.service-options';
import { EnvSchema } from '@evident/ai/env';
import { SCHEMA_MIGRATIONS } from '@evident/ai/migrations/index';
import { startBilling, type BillingHarness } from '@evident/billing/testing/billing-harness';
import { startTestService, type TestService } from '@evident/problems/testing/test-service';
import { startRpcRelay, type RpcRelay } from './rpc-relay.js';
import { ScriptedJudge } from './scripted-judge.js';
import { SMALL_ANALYSER } from './small-analyser.js';

/** Long enough for a busy machine. */
export const PATIENCE_MS = 120_000;

const AI_MAP = { ...AI_RPC, ...ACCOUNT_RPC } as const;

/** Real problems, billing and ai services in this process, with a scripted judge. */
export class FlowProduct {
  readonly events: BusEvent[] = [];
  ai: RunningService | undefined;

  private constructor(
    readonly database: TestDatabase,
    readonly billing: BillingHarness,
    readonly problems: TestService,
    readonly ledger: RpcRelay,
    readonly rpc: RpcClient<typeof AI_MAP>,
    readonly judge: ScriptedJudge,
    /** The environment of the ai service. */
    readonly env: Record<string, string>,
    private readonly roads: { services: TcpRelay; judge: TcpRelay },
    private readonly subscriber: EventSubscriber,
  ) {}

  static async start(change: Record<string, string> = {}): Promise<FlowProduct> {
    const problems = await startTestService();
    const billing = await startBilling({ HOLD_SWEEP_INTERVAL_S: '1' });
    const ledger = await startRpcRelay('billing', BILLING_RPC, billing.url);
    const database = await createTestDatabase(SCHEMA_MIGRATIONS);
    const roads = { services: await startTcpRelay(), judge: await startTcpRelay() };
    const env = {
      NODE_ENV: 'test',
      LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
      DATABASE_URL: database.url,
      REDIS_URL: testRedisUrl(),
      ...UNUSED_PORTS,
      RPC_KEYS: TEST_RPC_KEYS,
      PROBLEMS_RPC_URL: problems.urls.services,
      BILLING_RPC_URL: ledger.url,
      RECONCILE_INTERVAL_MS: '100',
      LEASE_MS: '5000',
      EVIDENCE_PATIENCE_MS: '60000',
      ...change,
    };
    const subscriber = new EventSubscriber(testRedisUrl(), () => undefined);
    const product = new FlowProduct(
      database,
      billing,
      problems,
      ledger,
      new TestRpcClient(AI_MAP, 'ai', `tcp://127.0.0.1:${roads.services.port}`),
      new ScriptedJudge(testRedisUrl(), `tcp://127.0.0.1:${roads.judge.port}`),
      env,
      roads,
      subscriber,
    );
    await subscriber.subscribe((event) => product.events.push(event));
    return product;
  }

  /** Boots ai in this process. */
  async boot(change: Record<string, string> = {}): Promise<void> {
    const env = EnvSchema.parse({ ...this.env, ...change });
    this.ai = await startService(onFreePorts(serviceOptions(env, SMALL_ANALYSER)));
    this.aiListensOn(this.ai.rpcPorts);
  }

  /** Sets the address of ai for the other services and for judges. */
  aiListensOn([services = 0, judge = 0]: readonly number[]): void {
    this.roads.services.pointTo(services);
    this.roads.judge.pointTo(judge);
  }

  async learner(): Promise<Actor> {
    const actor: Actor = { userId: randomUUID(), role: 'USER' };
    await this.billing.rpc.call('wallet.open', { userId: actor.userId });
    return actor;
  }

  request(
    actor: Actor,
    sourceCode: string,
    change: { problemId?: string | null; key?: string | null; description?: string; timeoutMs?: number } = {},
  ): Promise<AnalysisState> {
    return this.rpc.call(
      'analysis.request',
      {
        actor,
        sourceCode,
        description: change.description ?? null,
        problemId: change.problemId ?? null,
        language: 'PYTHON',
        idempotencyKey: change.key ?? null,
      },
      { timeoutMs: change.timeoutMs ?? PATIENCE_MS },
    );
  }

  ended(actor: Actor, analysisId: string, timeoutMs = PATIENCE_MS): Promise<AnalysisState> {
    return until(
      'the analysis to end',
      async () => {
        const state = await this.rpc.call('analysis.get', { actor, analysisId });
        return state.status !== 'queued' && state.status !== 'analyzing' && state;
      },
      timeoutMs,
    );
  }

  /** Waits until the token of an analysis is spent or given back. */
  async settled(analysisId: string, timeoutMs = PATIENCE_MS): Promise<string> {
    return until(
      'the token to be settled',
      async () => {
        const [row] = await this.database.query<{ charge: string }>(
          'SELECT charge FROM ai.analysis WHERE id = $1',
          [analysisId],
        );
        return (row?.charge === 'captured' || row?.charge === 'voided') && row.charge;
      },
      timeoutMs,
    );
  }

  async wallet(actor: Actor): Promise<{ tokens: number; held: number }> {
    const { tokens, held } = await this.billing.rpc.call('wallet.get', { userId: actor.userId });
    return { tokens, held };
  }

  /** Tokens that were spent on analyses, by the ledger's own entries. */
  async spent(actor: Actor): Promise<number> {
    const [row] = await this.billing.database.query<{ spent: number }>(
      `SELECT coalesce(-sum(delta), 0)::int AS spent FROM billing.transfer WHERE user_id = $1 AND kind = 'usage'`,
      [actor.userId],
    );
    return row?.spent ?? 0;
  }

  async stop(): Promise<void> {
    await this.judge.stop();
    this.rpc.close();
    await this.ai?.stop();
    await this.roads.services.close();
    await this.roads.judge.close();
    await this.ledger.stop();
    this.subscriber.close();
    await this.billing.stop();
    await this.problems.stop();
    await this.database.drop();
  }
}
