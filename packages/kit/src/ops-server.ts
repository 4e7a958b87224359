import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { registry } from './metrics.js';
import { messageOf } from './thrown.js';

/** Ready when `problems` is empty. Each entry is one sentence. */
export interface Readiness {
  problems: string[];
  /** What an operator should look at although the service can take work. Each entry is one sentence. */
  warnings?: string[];
  details?: Record<string, unknown>;
}

/** Checks what the service depends on. */
export type ReadinessCheck = () => Promise<Readiness> | Readiness;

/** Serves health and metrics on a separate port that is not public. */
export class OpsServer {
  private readonly servers: Server[] = [];
  private draining = false;

  constructor(
    private readonly service: string,
    private readonly readiness: ReadinessCheck,
    /** An entry means that the process makes no progress and must be restarted. */
    private readonly liveness: ReadinessCheck = () => ({ problems: [] }),
  ) {}

  /** @returns the port listened on (0 asks the kernel). */
  async listen(hosts: readonly string[], port: number): Promise<number> {
    let bound = port;
    for (const host of hosts) bound = await this.listenOn(host, bound);
    return bound;
  }

  /** Reports not ready, so that load balancers stop sending work. */
  drain(): void {
    this.draining = true;
  }

  async close(): Promise<void> {
    for (const server of this.servers) {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    }
  }

  private async listenOn(host: string, port: number): Promise<number> {
    const server = createServer((request, response) => {
      this.answer(request.url ?? '/', response).catch((error: unknown) => {
        this.send(response, 500, { problems: [messageOf(error)] });
      });
    });
    this.servers.push(server);
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
    return (server.address() as AddressInfo).port;
  }

  private async answer(url: string, response: ServerResponse): Promise<void> {
    switch (url.split('?')[0]) {
      case '/health/live':
        return this.report(response, await this.liveness());
      case '/health/ready':
        if (this.draining) return this.report(response, { problems: ['shutting down'] });
        return this.report(response, await this.readiness());
      case '/metrics':
        response.writeHead(200, { 'content-type': registry.contentType });
        response.end(await registry.metrics());
        return;
      default:
        this.send(response, 404, { problems: ['no such path'] });
    }
  }

  private report(response: ServerResponse, readiness: Readiness): void {
    this.send(response, readiness.problems.length === 0 ? 200 : 503, { ...readiness });
  }

  private send(response: ServerResponse, status: number, body: Record<string, unknown>): void {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ service: this.service, ...body }));
  }
}
