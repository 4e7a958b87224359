import type { z } from 'zod';

/** One RPC call. The server parses with these schemas; client and server take their types from them. */
export interface RpcDefinition {
  request: z.ZodType;
  response: z.ZodType;
  /** Administrators only. The server refuses every other `actor` with FORBIDDEN. */
  adminOnly?: true;
}
export type RpcMap = Readonly<Record<string, RpcDefinition>>;
export type RpcRequest<M extends RpcMap, K extends keyof M> = z.input<M[K]['request']>;
export type RpcParsedRequest<M extends RpcMap, K extends keyof M> = z.output<M[K]['request']>;
export type RpcResponse<M extends RpcMap, K extends keyof M> = z.output<M[K]['response']>;
