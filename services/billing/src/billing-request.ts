import type { BILLING_RPC, RpcParsedRequest } from '@evident/contracts';

/** What a handler of billing's RPC receives. */
export type BillingRequest<K extends keyof typeof BILLING_RPC> = RpcParsedRequest<typeof BILLING_RPC, K>;
