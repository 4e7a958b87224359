import 'reflect-metadata';
import { setTimeout as delay } from 'node:timers/promises';
import type { RpcMap, ServiceName } from '@evident/contracts';
import type { INestApplication, NestApplicationOptions, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { MicroserviceOptions } from '@nestjs/microservices';
import { EnvError, type BaseEnv } from './env.js';
import { createLogger, NestLogger, type Logger } from './logger.js';
import { NoHttpAdapter } from './no-http.adapter.js';
import { OpsServer, type ReadinessCheck } from './ops-server.js';
import { ownAddress } from './own-address.js';
import { RpcCallerCheck } from './rpc-caller-check.js';
import { RpcKeys } from './rpc-keys.js';
import { rpcCallsInFlight } from './rpc-method.js';
import { RpcServer } from './rpc-server.js';
import { startTracing } from './tracing.js';

/** Clients close their connections at once, unless they are older than the notice or wait for an answer. */
const LEAVE_MS = 2_000;

export interface RpcListener {
  host: string;
  /** 0: the kernel chooses a free port. */
  port: number;
  /** The calls that may be made here. The service must have one handler for each. */
  serves: readonly RpcMap[];
}

export interface ServiceOptions {
  name: ServiceName;
  env: BaseEnv;
  /** Built after the environment is parsed, so that no decorator reads `process.env`. */
  module: Type<unknown> | { module: Type<unknown> };
  rpc?: RpcListener[];
  readiness: (app: INestApplication) => ReadinessCheck;
  liveness?: (app: INestApplication) => ReadinessCheck;
  /** Runs when a stop begins. The service goes on as before for `SHUTDOWN_DELAY_MS`. */
  unready?: (app: INestApplication) => void;
  /** Runs before the sockets close. It stops taking work and gives claims back. */
  drain?: (app: INestApplication) => Promise<void>;
  /** Opens the gateway's HTTP server; other services have none. */
  listen?: (app: INestApplication) => Promise<void>;
}

export interface RunningService {
  app: INestApplication;
  logger: Logger;
  opsPort: number;
  /** The ports of the listeners in `ServiceOptions.rpc`, in the same order. */
  rpcPorts: number[];
  /** @param noticed everybody has noticed that it stops; default: after `SHUTDOWN_DELAY_MS`. */
  stop(noticed?: Promise<unknown>): Promise<void>;
}

/** Boots a service: application, RPC servers, health and metrics. */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const logger = createLogger(options.name, options.env.LOG_LEVEL);
  const stopTracing = await startTracing(options.name, options.env);
  const nest: NestApplicationOptions = {
    logger: new NestLogger(logger),
    rawBody: true,
    bodyParser: false,
    forceCloseConnections: true,
    abortOnError: false,
  };
  const app = options.listen
    ? await NestFactory.create(options.module as never, nest)
    : await NestFactory.create(options.module as never, new NoHttpAdapter(), nest);
  const servers = rpcServersOf(options);
  for (const strategy of servers) app.connectMicroservice<MicroserviceOptions>({ strategy });
  const ops = new OpsServer(options.name, options.readiness(app), options.liveness?.(app));
  const opsPort = await open(options, app, ops).catch(async (error: unknown) => {
    await app.close().catch(() => undefined);
    throw error;
  });
  logger.info({ opsPort }, 'ready');
  const { SHUTDOWN_DELAY_MS, SHUTDOWN_GRACE_MS } = options.env;
  const stop = once(async (noticed: Promise<unknown> = delay(SHUTDOWN_DELAY_MS)) => {
    ops.drain();
    options.unready?.(app);
    await noticed;
    await options.drain?.(app);
    await Promise.all(servers.map((server) => server.leave(LEAVE_MS)));
    await callsFinished(SHUTDOWN_GRACE_MS / 2);
    await app.close();
    await ops.close();
    await stopTracing().catch((error: unknown) =>
      logger.debug({ err: error }, 'the last spans were not sent'),
    );
  });
  return { app, logger, opsPort, rpcPorts: servers.map(({ boundPort }) => boundPort), stop };
}

function rpcServersOf({ name, env, rpc = [] }: ServiceOptions): RpcServer[] {
  if (rpc.length === 0) return [];
  const callers = new RpcCallerCheck(name, RpcKeys.fromEnv(env));
  return rpc.map(
    ({ host, port, serves }) => new RpcServer({ host: ownAddress('RPC_HOST', host), port }, serves, callers),
  );
}

/** Opens every socket. @returns the ops port. */
async function open(options: ServiceOptions, app: INestApplication, ops: OpsServer): Promise<number> {
  await app.startAllMicroservices();
  await (options.listen ? options.listen(app) : app.init());
  const { OPS_HOST, OPS_PORT } = options.env;
  return ops.listen(
    OPS_HOST.split(',').map((host) => ownAddress('OPS_HOST', host.trim())),
    OPS_PORT,
  );
}

/** Runs a service as this process. It stops on SIGTERM and SIGINT; a bad setting ends it with one sentence. */
export async function runService(
  create: () => Promise<ServiceOptions> | ServiceOptions,
): Promise<RunningService> {
  try {
    const options = await create();
    const service = await startService(options);
    const end = (reason: string): void => {
      service.logger.info({ reason }, 'stopping');
      const deadline = setTimeout(() => {
        service.logger.error('did not stop in time');
        process.exit(1);
      }, options.env.SHUTDOWN_DELAY_MS + options.env.SHUTDOWN_GRACE_MS);
      deadline.unref();
      service.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          service.logger.error({ err: error }, 'stop failed');
          process.exit(1);
        },
      );
    };
    process.once('SIGTERM', () => end('SIGTERM'));
    process.once('SIGINT', () => end('SIGINT'));
    // The launcher that started this process is gone, so nobody else would stop it.
    process.once('disconnect', () => end('disconnect'));
    process.send?.({ ready: true, rpcPorts: service.rpcPorts });
    return service;
  } catch (error) {
    const message =
      error instanceof EnvError
        ? error.message
        : error instanceof Error
          ? (error.stack ?? error.message)
          : String(error);
    process.stderr.write(`${message}\n`);
    process.exit(1);
  }
}

async function callsFinished(limitMs: number): Promise<void> {
  const end = Date.now() + limitMs;
  while (rpcCallsInFlight() > 0 && Date.now() < end) await delay(10);
}

function once<A extends unknown[]>(work: (...given: A) => Promise<void>): (...given: A) => Promise<void> {
  let running: Promise<void> | undefined;
  return (...given) => (running ??= work(...given));
}
