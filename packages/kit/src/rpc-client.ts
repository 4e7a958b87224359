import { randomUUID } from 'node:crypto';
import { RpcErrorBody, type RpcMap, type RpcRequest, type RpcResponse } from '@evident/contracts';
import type { OnApplicationShutdown } from '@nestjs/common';
import { ClientTCP } from '@nestjs/microservices';
import { firstValueFrom, timeout } from 'rxjs';
import { MAX_MESSAGE_LENGTH } from './answer-socket.js';
import { DomainError } from './domain-error.js';
import { currentRequestId } from './request-context.js';
import { errorOf, messageOf } from './thrown.js';

const DEFAULT_TIMEOUT_MS = 5_000;

/**
 * Typed calls to one service. The service parses requests and answers (`RpcMethod`). A call to a service that is down or
 * silent fails with SERVICE_UNAVAILABLE or SERVICE_TIMEOUT. As a provider it closes with its application.
 */
export class RpcClient<M extends RpcMap> implements OnApplicationShutdown {
  private readonly client: ClientTCP;

  /**
   * @param _map gives the calls their types.
   * @param url `tcp://host:port` of the service.
   */
  constructor(
    _map: M,
    private readonly serviceName: string,
    url: string,
  ) {
    const { hostname, port } = new URL(url);
    this.client = new ClientTCP({ host: hostname, port: Number(port), maxBufferSize: MAX_MESSAGE_LENGTH });
  }

  async call<K extends keyof M & string>(
    name: K,
    request: RpcRequest<M, K>,
    options: { timeoutMs?: number } = {},
  ): Promise<RpcResponse<M, K>> {
    const envelope = { requestId: currentRequestId() ?? randomUUID(), request };
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

  private toDomainError(error: unknown): Error {
    const body = RpcErrorBody.safeParse(error);
    if (body.success) return DomainError.fromRpc(body.data);
    if (error instanceof Error && error.name === 'TimeoutError') {
      return new DomainError('SERVICE_TIMEOUT', `The ${this.serviceName} service did not answer in time`);
    }
    if (
      /ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|[Cc]onnection closed|There is no matching message handler/.test(
        messageOf(error),
      )
    ) {
      return new DomainError('SERVICE_UNAVAILABLE', `The ${this.serviceName} service is not available`, {
        retryAfterS: 2,
      });
    }
    return errorOf(error);
  }
}
