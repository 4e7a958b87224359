import type { RpcMap, RpcRequest } from '@evident/contracts';
import { RpcClient } from '@evident/kit';
import { startRpcStandIn, type RpcStandIn } from '@evident/kit/testing/index';

/** Decides about one call: forwards it, delays it, loses its answer. */
export type Intercept = (name: string, forward: () => Promise<unknown>, request: unknown) => Promise<unknown>;

export interface RpcRelay extends RpcStandIn {
  intercept: Intercept;
}

export const passOn: Intercept = (_name, forward) => forward();

/** Stands between two services: a real RPC server that passes every call on, unless a test has other plans for it. */
export async function startRpcRelay<M extends RpcMap>(map: M, targetUrl: string): Promise<RpcRelay> {
  const client = new RpcClient(map, 'relayed', targetUrl);
  const state = { intercept: passOn };
  const standIn = await startRpcStandIn(map, (name, request) =>
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
