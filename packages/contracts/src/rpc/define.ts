import type { z } from 'zod';

/** One RPC call: the serving end parses with these, and both are typed by them. */
export interface RpcDefinition {
  request: z.ZodType;
  response: z.ZodType;
  /** Administrators only: the serving end refuses every other `actor` with FORBIDDEN. */
  adminOnly?: true;
}
export type RpcMap = Readonly<Record<string, RpcDefinition>>;
export type RpcRequest<M extends RpcMap, K extends keyof M> = z.input<M[K]['request']>;
export type RpcParsedRequest<M extends RpcMap, K extends keyof M> = z.output<M[K]['request']>;
export type RpcResponse<M extends RpcMap, K extends keyof M> = z.output<M[K]['response']>;
