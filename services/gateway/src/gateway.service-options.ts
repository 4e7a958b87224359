import { Database, databaseProblems, type ServiceOptions } from '@evident/kit';
import type { Server } from 'node:http';
import type { Env } from './env.js';
import { GatewayModule } from './gateway.module.js';
import { configureHttp } from './http/configure-http.js';
import { RequestsInFlightService } from './http/requests-in-flight.service.js';
import { LiveSocket } from './live/live.socket.js';
import { ResultWaiterService } from './live/result-waiter.service.js';
import { OpenApiDocumentService } from './openapi/openapi-document.service.js';

/** How the gateway starts and stops. Tests pass their own environment. */
export function serviceOptions(env: Env): ServiceOptions {
  return {
    name: 'gateway',
    env,
    module: GatewayModule.forEnv(env),
    listen: async (app) => {
      app.get(OpenApiDocumentService).attach(app);
      await configureHttp(app, env);
      await app.listen(env.PORT, env.HOST);
    },
    unready: (app) => app.get(RequestsInFlightService).announceStop(),
    drain: async (app) => {
      // Clients of closed sockets must reconnect to another gateway.
      (app.getHttpServer() as Server).close();
      app.get(ResultWaiterService).drain();
      await app.get(RequestsInFlightService).drained(env.SHUTDOWN_GRACE_MS / 2);
    },
    readiness: (app) => async () => ({
      problems: await databaseProblems(app.get(Database)),
      details: { sockets: app.get(LiveSocket).count() },
    }),
  };
}
