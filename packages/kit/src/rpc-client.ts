import { randomUUID } from 'node:crypto';
import {
  RpcErrorBody,
  type Actor,
  type RpcMap,
  type RpcRequest,
  type RpcResponse,
  type ServiceName,
} from '@evident/contracts';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { ClientTCP } from '@nestjs/microservices';
import { firstValueFrom, timeout } from 'rxjs';
import { MAX_MESSAGE_LENGTH } from './answer-socket.js';
import { DomainError } from './domain-error.js';
import { currentRequestId, currentTraceParent } from './request-context.js';
import type { RpcIdentity } from './rpc-identity.js';
import { errorOf, messageOf } from './thrown.js';
import { inSpan } from './tracing.js';

const DEFAULT_TIMEOUT_MS = 5_000;

/**
 * Typed calls to one service. The service parses requests and answers (`RpcMethod`). A call to a service that is down or
 * silent fails with SERVICE_UNAVAILABLE or SERVICE_TIMEOUT. As a provider it closes with its application.
 */
export class RpcClient<M extends RpcMap> implements OnApplicationShutdown {
  private readonly logger = new Logger('rpc-client');
  private readonly client: ClientTCP;

  /**
   * @param _map gives the calls their types.
   * @param serviceName the service that is called.
   * @param url `tcp://host:port` of the service.
   * @param identity of the service that calls.
   */
  constructor(
    _map: M,
    private readonly serviceName: ServiceName,
    url: string,
    private readonly identity: RpcIdentity,
  ) {
    const { hostname, port } = new URL(url);
    this.client = new ClientTCP({ host: hostname, port: Number(port), maxBufferSize: MAX_MESSAGE_LENGTH });
  }

  /** A field `actor` of the request does not travel as a field: it becomes a signed statement. */
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
    const envelope = this.envelopeOf(name, request);
    try {
      return await firstValueFrom(
        this.client
          .send<RpcResponse<M, K>>(name, envelope)
          .pipe(timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS)),
      );
    } catch (error) {
      throw this.toDomainError(error);
    }
  }

  close(): void {
    void this.client.close();
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
