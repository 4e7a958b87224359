import type { RpcMap, RpcRequest } from '@evident/contracts';
import { RpcClient, RpcMethod, RpcServer } from '@evident/kit';
import { Controller, Module, type INestMicroservice, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { freePort } from '../backing/free-port.js';

/** Decides about one call: forwards it, delays it, loses its answer. */
export type Intercept = (name: string, forward: () => Promise<unknown>, request: unknown) => Promise<unknown>;

export interface RpcRelay {
  url: string;
  intercept: Intercept;
  /** Calls that arrived, oldest first. */
  calls: { name: string; request: unknown }[];
  stop(): Promise<void>;
}

const passOn: Intercept = (_name, forward) => forward();

/** Stands between two services: a real RPC server that passes every call on, unless a test has other plans for it. */
export async function startRpcRelay<M extends RpcMap>(map: M, targetUrl: string): Promise<RpcRelay> {
  const client = new RpcClient(map, 'relayed', targetUrl);
  const state = { intercept: passOn, calls: [] as RpcRelay['calls'] };
  const answer = (name: keyof M & string, request: unknown): Promise<unknown> => {
    state.calls.push({ name, request });
    return state.intercept(name, () => client.call(name, request as RpcRequest<M, typeof name>), request);
  };
  const port = await freePort();
  const app: INestMicroservice = await NestFactory.createMicroservice(moduleOf(controllerOf(map, answer)), {
    strategy: new RpcServer({ host: '127.0.0.1', port }),
    logger: false,
  });
  await app.listen();
  return Object.assign(state, {
    url: `tcp://127.0.0.1:${port}`,
    stop: async () => {
      client.close();
      await app.close();
    },
  });
}

function controllerOf<M extends RpcMap>(
  map: M,
  answer: (name: keyof M & string, request: unknown) => Promise<unknown>,
): Type<unknown> {
  class RelayController {}
  for (const name of Object.keys(map)) {
    const descriptor: TypedPropertyDescriptor<(request: never) => Promise<never>> = {
      configurable: true,
      writable: true,
      value: (request: never) => answer(name, request) as Promise<never>,
    };
    const method = `relay ${name}`;
    Object.defineProperty(RelayController.prototype, method, descriptor);
    RpcMethod(map, name)(RelayController.prototype, method, descriptor as never);
    Object.defineProperty(RelayController.prototype, method, descriptor);
  }
  Controller()(RelayController);
  return RelayController;
}

function moduleOf(controller: Type<unknown>): Type<unknown> {
  class RelayModule {}
  Module({ controllers: [controller] })(RelayModule);
  return RelayModule;
}
