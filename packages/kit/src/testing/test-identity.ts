import { createHash } from 'node:crypto';
import type { RpcMap, RpcRequest, RpcResponse, ServiceName } from '@evident/contracts';
import { RpcClient } from '../rpc-client.js';
import { RpcIdentity } from '../rpc-identity.js';
import { RpcKeys } from '../rpc-keys.js';

const CALLERS: readonly ServiceName[] = ['gateway', 'ai', 'judge-worker'];
const AUDIENCES: readonly ServiceName[] = ['problems', 'billing', 'ai'];

/** A key for each pair of services. It is the same in every process, so that a child process of a test has it, too. */
export const TEST_RPC_KEYS = CALLERS.flatMap((caller) =>
  AUDIENCES.map((audience) => {
    const pair = `${caller}>${audience}`;
    return `${pair}=${createHash('sha256').update(pair).digest('hex')}`;
  }),
).join('\n');

const keys = RpcKeys.fromEnv({ RPC_KEYS: TEST_RPC_KEYS });

export const testIdentity = (service: ServiceName): RpcIdentity => new RpcIdentity(service, keys);

export const testKeys = (): RpcKeys => keys;

/** A process may stand still for seconds on a busy machine. */
const CALL_MS = 120_000;

/** Makes each call in the name of the first service that may make it, and waits long for its answer. */
export class TestRpcClient<M extends RpcMap> extends RpcClient<M> {
  private readonly identities = new Map<ServiceName, RpcIdentity>();

  constructor(
    private readonly calls: M,
    audience: ServiceName,
    urls: string,
  ) {
    super(calls, audience, urls, testIdentity('gateway'));
  }

  override call<K extends keyof M & string>(
    name: K,
    request: RpcRequest<M, K>,
    options: { timeoutMs?: number } = {},
  ): Promise<RpcResponse<M, K>> {
    return super.call(name, request, { timeoutMs: CALL_MS, ...options });
  }

  protected override identityFor(name: string): RpcIdentity {
    const caller = this.calls[name]?.callers[0] ?? 'gateway';
    const identity = this.identities.get(caller) ?? testIdentity(caller);
    this.identities.set(caller, identity);
    return identity;
  }
}
