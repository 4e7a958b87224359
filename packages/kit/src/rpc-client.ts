import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  isRepeatable,
  RpcErrorBody,
  type Actor,
  type RpcMap,
  type RpcRequest,
  type RpcResponse,
  type ServiceName,
} from '@evident/contracts';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DomainError } from './domain-error.js';
import { currentRequestId, currentTraceParent } from './request-context.js';
import { isLostAnswer } from './rpc-connection.js';
import type { RpcIdentity } from './rpc-identity.js';
import { RpcPeers } from './rpc-peers.js';
import { errorOf, messageOf } from './thrown.js';
import { inSpan } from './tracing.js';

/** How long a service may take to answer, unless the caller says otherwise. */
const ANSWER_MS = 5_000;
/** How long a call may take with the wait for a service that restarts. */
const DEADLINE_MS = 10_000;
/**
 * Before a call is made a third time. A proxy in front of a service that is away may accept connections and close them:
 * without a pause the call would keep a core busy.
 */
const PAUSE_MS = 50;

/**
 * Typed calls to one service. The service parses requests and answers (`RpcMethod`). Within its deadline a call waits
 * for a service that restarts, and is repeated after a lost answer when the contract says that it may be. Then it fails
 * with SERVICE_UNAVAILABLE, or with SERVICE_TIMEOUT when the service is silent. As a provider it closes with its
 * application.
 */
export class RpcClient<M extends RpcMap> implements OnApplicationShutdown {
  private readonly logger = new Logger('rpc-client');
  private readonly peers: RpcPeers;

  /**
   * @param map gives the calls their types, and says which may be repeated.
   * @param serviceName the service that is called.
   * @param urls `tcp://host:port` of each process of the service, separated by commas.
   * @param identity of the service that calls.
   */
  constructor(
    private readonly map: M,
    private readonly serviceName: ServiceName,
    urls: string,
    private readonly identity: RpcIdentity,
  ) {
    this.peers = new RpcPeers(urls);
  }

  /**
   * A field `actor` of the request does not travel as a field: it becomes a signed statement.
   * @param options `timeoutMs`: of the whole call, the wait for a restart and a repeat included.
   */
  async call<K extends keyof M & string>(
    name: K,
    request: RpcRequest<M, K>,
    options: { timeoutMs?: number } = {},
  ): Promise<RpcResponse<M, K>> {
    return inSpan(
      `call ${name}`,
      () => ({ kind: 'client', attributes: { 'rpc.service': this.serviceName } }),
      () => this.send(name, request, options),
    );
  }

  private async send<K extends keyof M & string>(
    name: K,
    request: RpcRequest<M, K>,
    options: { timeoutMs?: number },
  ): Promise<RpcResponse<M, K>> {
    const end = performance.now() + (options.timeoutMs ?? DEADLINE_MS);
    for (let lost = 0; ;) {
      const connection = this.peers.next() ?? (await this.peers.reach(end));
      if (!connection) throw this.unavailable();
      const leftMs = Math.max(1, Math.min(end - performance.now(), options.timeoutMs ?? ANSWER_MS));
      try {
        // Built for each try, because a statement does not hold for long.
        return await connection.ask<RpcResponse<M, K>>(name, this.envelopeOf(name, request), leftMs);
      } catch (error) {
        if (!isLostAnswer(error) || !isRepeatable(this.map[name], request)) throw this.toDomainError(error);
        lost += 1;
        if (lost > 1) await delay(PAUSE_MS);
      }
    }
  }

  close(): void {
    this.peers.close();
  }

  onApplicationShutdown(): void {
    this.close();
  }

  /** Who calls. @param _name of the call; a test speaks for several services. */
  protected identityFor(_name: string): RpcIdentity {
    return this.identity;
  }

  private envelopeOf(name: string, request: unknown): object {
    const identity = this.identityFor(name);
    const requestId = currentRequestId() ?? randomUUID();
    const caller = identity.callerToken(this.serviceName);
    const { actor, ...fields } = request as { actor?: Actor };
    const traceParent = currentTraceParent();
    const sent = { requestId, ...(traceParent !== undefined && { traceParent }), caller };
    if (actor === undefined) return { ...sent, request };
    const statement = identity.userStatement({ audience: this.serviceName, call: name, requestId }, actor);
    return { ...sent, statement, request: fields };
  }

  private toDomainError(error: unknown): Error {
    const body = RpcErrorBody.safeParse(error);
    if (body.success && isAboutCaller(body.data)) {
      // The keys of the two services differ. Our own caller did nothing wrong and must not hear of it as 401 or 403.
      this.logger.error(`${this.serviceName} refused this service: ${body.data.message}`);
      return this.unavailable();
    }
    if (body.success) return DomainError.fromRpc(body.data);
    if (error instanceof Error && error.name === 'TimeoutError') {
      return new DomainError('SERVICE_TIMEOUT', `The ${this.serviceName} service did not answer in time`);
    }
    if (
      /ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|[Cc]onnection closed|There is no matching message handler/.test(
        messageOf(error),
      )
    ) {
      return this.unavailable();
    }
    return errorOf(error);
  }

  private unavailable(): DomainError {
    return new DomainError('SERVICE_UNAVAILABLE', `The ${this.serviceName} service is not available`, {
      retryAfterS: 2,
    });
  }
}

const isAboutCaller = ({ code }: RpcErrorBody): boolean =>
  code === 'CALLER_UNKNOWN' || code === 'CALLER_REFUSED';
