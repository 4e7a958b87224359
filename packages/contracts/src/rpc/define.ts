import { z } from 'zod';

/** The services of the product, as callers and as audiences of RPC. */
export const ServiceName = z.enum(['gateway', 'problems', 'billing', 'ai', 'judge-worker']);
export type ServiceName = z.infer<typeof ServiceName>;

/** One RPC call. The server parses with these schemas; client and server take their types from them. */
export interface RpcDefinition {
  /** A field `actor` is the user for whom the gateway calls. The server fills it from the gateway's signed statement. */
  request: z.ZodType;
  response: z.ZodType;
  /** Administrators only. The server refuses every other `actor` with FORBIDDEN. */
  adminOnly?: true;
  /** The services that may make this call. The server refuses every other with CALLER_REFUSED. */
  callers: readonly ServiceName[];
  /**
   * The call may be made again when its answer was lost: a second time changes nothing more and answers the same.
   * `with-key`: when the request carries an `idempotencyKey`.
   */
  repeatable?: 'always' | 'with-key';
}
export type RpcMap = Readonly<Record<string, RpcDefinition>>;
export type RpcRequest<M extends RpcMap, K extends keyof M> = z.input<M[K]['request']>;
export type RpcParsedRequest<M extends RpcMap, K extends keyof M> = z.output<M[K]['request']>;
export type RpcResponse<M extends RpcMap, K extends keyof M> = z.output<M[K]['response']>;

type Uncalled = Readonly<Record<string, Omit<RpcDefinition, 'callers'>>>;
type CalledBy<M extends Uncalled> = {
  readonly [K in keyof M]: M[K] & Pick<RpcDefinition, 'callers'>;
};

/** Calls that only these services may make. */
export function calledBy<const M extends Uncalled>(callers: readonly ServiceName[], calls: M): CalledBy<M> {
  return Object.fromEntries(
    Object.entries(calls).map(([name, definition]) => [name, { ...definition, callers }]),
  ) as CalledBy<M>;
}

/** Whether a call is made for a user, so that it needs the gateway's statement. */
export const takesActor = ({ request }: Pick<RpcDefinition, 'request'>): boolean =>
  request instanceof z.ZodObject && 'actor' in request.shape;

/** Whether a caller may make the call again when it does not know whether the first one was served. */
export function isRepeatable(definition: RpcDefinition | undefined, request: unknown): boolean {
  if (definition?.repeatable !== 'with-key') return definition?.repeatable === 'always';
  const { idempotencyKey } = request as { idempotencyKey?: unknown };
  return typeof idempotencyKey === 'string';
}
