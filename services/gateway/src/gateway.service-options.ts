import { databaseProblems, type ServiceOptions } from '@evident/kit';
import { DataSource } from 'typeorm';
import type { Env } from './env.js';
import { GatewayModule } from './gateway.module.js';
import { configureHttp } from './http/configure-http.js';
import { RequestsInFlight } from './http/requests-in-flight.service.js';
import { LiveSocket } from './live/live.socket.js';
import { ResultWaiter } from './live/result-waiter.service.js';

/** What the gateway boots with; tests pass their own environment. */
export function serviceOptions(env: Env): ServiceOptions {
  return {
    name: 'gateway',
    env,
    module: GatewayModule.forEnv(env),
    listen: async (app) => {
      await configureHttp(app, env);
      await app.listen(env.PORT, env.HOST);
    },
    drain: async (app) => {
      app.get(ResultWaiter).drain();
      await app.get(RequestsInFlight).drained(env.SHUTDOWN_GRACE_MS / 2);
    },
    readiness: (app) => async () => ({
      problems: await databaseProblems(app.get(DataSource)),
      details: { sockets: app.get(LiveSocket).count() },
    }),
  };
}
