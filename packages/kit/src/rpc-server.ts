import type { AddressInfo } from 'node:net';
import {
  Actor,
  type RpcDefinition,
  type RpcMap,
  type RpcParsedRequest,
  type RpcResponse,
} from '@evident/contracts';
import { Logger } from '@nestjs/common';
import { MessagePattern, RpcException, ServerTCP } from '@nestjs/microservices';
import { z } from 'zod';
import { DomainError } from './domain-error.js';
import { withRequestId } from './request-context.js';
import { rpcServed } from './metrics.js';
import { messageOf } from './thrown.js';

const MAX_MESSAGE_BYTES = 128 * 1024 * 1024;

/** What crosses the wire besides the request itself. */
export const RpcEnvelope = z.object({ requestId: z.string(), request: z.unknown() });

let inFlight = 0;

/** Calls being served now; shutdown waits for them. */
export const rpcCallsInFlight = (): number => inFlight;

/**
 * A TCP server for `RpcMethod` handlers. `audience` limits it to the handlers of that audience, so that the judge
 * reaches only the calls that are meant for it.
 */
export class RpcServer extends ServerTCP {
  constructor(address: { host: string; port: number }, audience: symbol = RPC_AUDIENCE.services) {
    super({ ...address, maxBufferSize: MAX_MESSAGE_BYTES });
    this.transportId = audience;
  }

  /** What it listens on: where the kernel chose, only this knows. */
  get boundPort(): number {
    return (this.server.address() as AddressInfo).port;
  }
}

export const RPC_AUDIENCE = { services: Symbol('services'), judge: Symbol('judge') } as const;

async function serve(
  name: string,
  definition: RpcDefinition,
  payload: unknown,
  handle: (request: unknown) => unknown,
): Promise<unknown> {
  const envelope = RpcEnvelope.parse(payload);
  return withRequestId(envelope.requestId, async () => {
    const request = definition.request.safeParse(envelope.request);
    if (!request.success)
      throw new DomainError('VALIDATION_FAILED', `${name}: ${z.prettifyError(request.error)}`);
    if (definition.adminOnly) requireAdmin(request.data);
    return definition.response.parse(await handle(request.data));
  });
}

const OnBehalfOf = z.object({ actor: Actor });

/** The gateway checks the role as well; here it holds whoever calls. @throws FORBIDDEN */
function requireAdmin(request: unknown): void {
  if (OnBehalfOf.parse(request).actor.role !== 'ADMIN')
    throw new DomainError('FORBIDDEN', 'Only administrators may do this');
}

function toRpcException(name: string, error: unknown): RpcException {
  if (error instanceof DomainError) return new RpcException(error.toRpc());
  new Logger('rpc').error(
    `${name} failed: ${messageOf(error)}`,
    error instanceof Error ? error.stack : undefined,
  );
  return new RpcException({ code: 'INTERNAL', message: 'Something went wrong on our side' });
}

/**
 * Marks a controller method as the handler of one RPC call. The request is parsed before and the response after;
 * a `DomainError` reaches the caller as itself, anything else as INTERNAL.
 */
export function RpcMethod<M extends RpcMap, K extends keyof M & string>(
  map: M,
  name: K,
  audience: symbol = RPC_AUDIENCE.services,
) {
  return <T extends (request: RpcParsedRequest<M, K>) => Promise<RpcResponse<M, K>>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<T>,
  ): void => {
    const original = descriptor.value as unknown as (request: unknown) => unknown;
    const definition: RpcDefinition = map[name] as M[K];
    const wrapped = async function (this: unknown, payload: unknown): Promise<unknown> {
      inFlight += 1;
      const end = rpcServed.startTimer({ call: name });
      try {
        const response = await serve(name, definition, payload, (request) => original.call(this, request));
        end({ code: 'OK' });
        return response;
      } catch (error) {
        end({ code: error instanceof DomainError ? error.code : 'INTERNAL' });
        throw toRpcException(name, error);
      } finally {
        inFlight -= 1;
      }
    };
    descriptor.value = wrapped as unknown as T;
    MessagePattern(name, audience)(target, key, descriptor);
  };
}
