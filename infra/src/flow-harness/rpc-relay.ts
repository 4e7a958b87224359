import type { RpcMap, RpcRequest, ServiceName } from '@evident/contracts';
import { startRpcStandIn, TestRpcClient, type RpcStandIn } from '@evident/kit/testing/index';

/** Handles one call: forwards it, delays it or loses its answer. */
export type Intercept = (name: string, forward: () => Promise<unknown>, request: unknown) => Promise<unknown>;

export interface RpcRelay extends RpcStandIn {
  intercept: Intercept;
}

export const passOn: Intercept = (_name, forward) => forward();

/** A real RPC server between two services. It forwards every call unless a test sets another handler. */
export async function startRpcRelay<M extends RpcMap>(
  service: ServiceName,
  map: M,
  targetUrl: string,
): Promise<RpcRelay> {
  const client = new TestRpcClient(map, service, targetUrl);
  const state = { intercept: passOn };
  const standIn = await startRpcStandIn(service, map, (name, request) =>
    state.intercept(name, () => client.call(name, request as RpcRequest<M, typeof name>), request),
  );
  return Object.assign(state, {
    url: standIn.url,
    stop: async () => {
      client.close();
      await standIn.stop();
    },
  });
}
