import { ANALYSIS_TOKENS, BILLING_RPC, type HoldState } from '@evident/contracts';
import { DomainError, RpcClient, RpcIdentity } from '@evident/kit';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ENV, type Env } from '../env.js';

const HOLD_TIMEOUT_MS = 5_000;
const WALLET_TIMEOUT_MS = 2_000;

/** `unknown`: billing has no such hold. */
export interface HoldAnswer {
  state: HoldState | 'unknown';
  /** Spendable after the call; null when unknown. */
  tokens: number | null;
}

/** Calls to the ledger. The hold of an analysis has the analysis's id, so each call may be repeated. */
@Injectable()
export class BillingClient implements OnApplicationShutdown {
  private readonly rpc;

  constructor(@Inject(ENV) env: Env) {
    this.rpc = new RpcClient(BILLING_RPC, 'billing', env.BILLING_RPC_URL, RpcIdentity.fromEnv('ai', env));
  }

  /** @throws OUT_OF_TOKENS; after SERVICE_UNAVAILABLE and SERVICE_TIMEOUT the hold may exist or not. */
  hold(analysisId: string, userId: string, ttlS: number): Promise<HoldAnswer> {
    return this.rpc.call(
      'hold.create',
      { holdId: analysisId, userId, amount: ANALYSIS_TOKENS, ttlS },
      { timeoutMs: HOLD_TIMEOUT_MS },
    );
  }

  capture(analysisId: string): Promise<HoldAnswer> {
    return this.end('hold.capture', analysisId);
  }

  void(analysisId: string): Promise<HoldAnswer> {
    return this.end('hold.void', analysisId);
  }

  /** Spendable tokens; null when billing does not answer. */
  async tokens(userId: string): Promise<number | null> {
    try {
      return (await this.rpc.call('wallet.get', { userId }, { timeoutMs: WALLET_TIMEOUT_MS })).tokens;
    } catch {
      return null;
    }
  }

  /** Refunds the token of an analysis; a repeated call refunds nothing more. @returns the wallet's tokens. */
  async refund(analysisId: string, decidedBy: string): Promise<number> {
    return (await this.rpc.call('hold.refund', { holdId: analysisId, decidedBy })).tokens;
  }

  onApplicationShutdown(): void {
    this.rpc.close();
  }

  private async end(call: 'hold.capture' | 'hold.void', holdId: string): Promise<HoldAnswer> {
    try {
      return await this.rpc.call(call, { holdId }, { timeoutMs: HOLD_TIMEOUT_MS });
    } catch (error) {
      if (error instanceof DomainError && error.code === 'NOT_FOUND')
        return { state: 'unknown', tokens: null };
      throw error;
    }
  }
}
