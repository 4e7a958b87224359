import { randomUUID } from 'node:crypto';
import { BILLING_RPC } from '@evident/contracts';
import { DomainError, type RpcClient } from '@evident/kit';
import { TestRpcClient } from '@evident/kit/testing/index';

const USERS = 10;
const WORKERS = 16;
const TOKENS_EACH = 100_000;

/** Callers that reserve tokens, spend or return them, and record each acknowledgement. */
export class LedgerLoad {
  /** Holds whose capture, or void, was acknowledged. */
  readonly captured: string[] = [];
  readonly voided: string[] = [];
  /** Calls that were repeated because the ledger did not answer. */
  repeats = 0;
  private readonly rpc: RpcClient<typeof BILLING_RPC>;
  private readonly users = Array.from({ length: USERS }, () => randomUUID());
  private running = true;
  private workers: Promise<void[]> | undefined;

  constructor(rpcUrl: string) {
    this.rpc = new TestRpcClient(BILLING_RPC, 'billing', rpcUrl);
  }

  async start(): Promise<void> {
    const actor = { userId: randomUUID(), role: 'ADMIN' as const };
    for (const userId of this.users) {
      await this.rpc.call('wallet.open', { userId });
      await this.rpc.call('wallet.adjust', {
        actor,
        userId,
        delta: TOKENS_EACH,
        reason: 'fuel for the drill',
        ref: randomUUID(),
      });
    }
    this.workers = Promise.all(Array.from({ length: WORKERS }, (_, index) => this.work(index)));
  }

  async stop(): Promise<void> {
    this.running = false;
    await this.workers;
    this.rpc.close();
  }

  private async work(index: number): Promise<void> {
    while (this.running) {
      const holdId = randomUUID();
      const userId = this.users[index % USERS] ?? '';
      await this.insist(() => this.rpc.call('hold.create', { holdId, userId, amount: 1, ttlS: 3_600 }));
      const spend = Math.random() < 0.8;
      const { state } = await this.insist(() =>
        this.rpc.call(spend ? 'hold.capture' : 'hold.void', { holdId }),
      );
      if (state === 'captured') this.captured.push(holdId);
      if (state === 'voided') this.voided.push(holdId);
    }
  }

  /** Repeats a call with the same id until the ledger answers it. */
  private async insist<T>(call: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await call();
      } catch (error) {
        if (
          error instanceof DomainError &&
          (error.code === 'OUT_OF_TOKENS' || error.code === 'IDEMPOTENCY_KEY_REUSED')
        )
          throw error;
        this.repeats += 1;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }
}
