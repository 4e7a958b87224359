import {
  ACCOUNT_RPC,
  AI_RPC,
  AUTHORING_RPC,
  BILLING_RPC,
  DISCUSSIONS_RPC,
  HACKS_RPC,
  LEARNING_RPC,
  OPERATIONS_RPC,
  PLAYLISTS_RPC,
  PROBLEMS_RPC,
  type RpcMap,
  type ServiceName,
  SUBMISSIONS_RPC,
  TOPICS_RPC,
} from '@evident/contracts';
import { RpcClient, RpcIdentity } from '@evident/kit';
import type { FactoryProvider } from '@nestjs/common';
import { ENV, type Env } from '../env.js';

/** The calls of each service that the gateway may make. */
export const PROBLEMS_CALLS = {
  ...PROBLEMS_RPC,
  ...PLAYLISTS_RPC,
  ...SUBMISSIONS_RPC,
  ...AUTHORING_RPC,
  ...OPERATIONS_RPC,
  ...ACCOUNT_RPC,
  ...DISCUSSIONS_RPC,
  ...HACKS_RPC,
  ...TOPICS_RPC,
  ...LEARNING_RPC,
};
export const BILLING_CALLS = BILLING_RPC;
export const AI_CALLS = { ...AI_RPC, ...ACCOUNT_RPC };

export class ProblemsClient extends RpcClient<typeof PROBLEMS_CALLS> {}
export class BillingClient extends RpcClient<typeof BILLING_CALLS> {}
export class AiClient extends RpcClient<typeof AI_CALLS> {}

/** @param urlName the variable that holds the service's address. */
const client = <M extends RpcMap>(
  Client: new (map: M, serviceName: ServiceName, url: string, identity: RpcIdentity) => RpcClient<M>,
  map: M,
  serviceName: ServiceName,
  urlName: 'PROBLEMS_RPC_URL' | 'BILLING_RPC_URL' | 'AI_RPC_URL',
): FactoryProvider => ({
  provide: Client,
  inject: [ENV],
  useFactory: (env: Env) => new Client(map, serviceName, env[urlName], RpcIdentity.fromEnv('gateway', env)),
});

export const RPC_CLIENTS = [
  client(ProblemsClient, PROBLEMS_CALLS, 'problems', 'PROBLEMS_RPC_URL'),
  client(BillingClient, BILLING_CALLS, 'billing', 'BILLING_RPC_URL'),
  client(AiClient, AI_CALLS, 'ai', 'AI_RPC_URL'),
];
