import type { RpcMap, RpcParsedRequest, RpcResponse } from '@evident/contracts';
import { startRpcStandIn, type RpcStandIn } from '@evident/kit/testing/index';

/** How a stand-in answers; a test replaces single answers. A missing one fails the call. */
export type Answers<M extends RpcMap> = {
  [K in keyof M & string]?: (
    request: RpcParsedRequest<M, K>,
  ) => RpcResponse<M, K> | Promise<RpcResponse<M, K>>;
};

export interface FakeService<M extends RpcMap> extends RpcStandIn {
  answers: Answers<M>;
  /** Every request served, oldest first. */
  requests: { name: keyof M & string; request: unknown }[];
}

/** Stands for one of the other services. */
export async function startFakeService<M extends RpcMap>(map: M): Promise<FakeService<M>> {
  const service: Omit<FakeService<M>, keyof RpcStandIn> = { answers: {}, requests: [] };
  const standIn = await startRpcStandIn(map, async (name, request) => {
    service.requests.push({ name, request });
    const answer = service.answers[name];
    if (!answer) throw new Error(`the test says nothing about ${name}`);
    return answer(request as never);
  });
  return Object.assign(service, standIn);
}
