import type { RpcMap, RpcParsedRequest, RpcResponse, ServiceName } from '@evident/contracts';
import { startRpcStandIn, type RpcStandIn } from '@evident/kit/testing/index';

/** The answers of a stand-in, which a test may replace one by one. A call without an answer fails. */
type Answers<M extends RpcMap> = {
  [K in keyof M & string]?: (
    request: RpcParsedRequest<M, K>,
  ) => RpcResponse<M, K> | Promise<RpcResponse<M, K>>;
};

export interface FakeService<M extends RpcMap> extends RpcStandIn {
  answers: Answers<M>;
  /** All requests served, oldest first. */
  requests: { name: keyof M & string; request: unknown }[];
}

/** Starts a stand-in for another service. */
export async function startFakeService<M extends RpcMap>(name: ServiceName, map: M): Promise<FakeService<M>> {
  const service: Omit<FakeService<M>, keyof RpcStandIn> = { answers: {}, requests: [] };
  const standIn = await startRpcStandIn(name, map, async (call, request) => {
    service.requests.push({ name: call, request });
    const answer = service.answers[call];
    if (!answer) throw new Error(`the test has no answer for ${call}`);
    return answer(request as never);
  });
  return Object.assign(service, standIn);
}
