import type { RpcMap, ServiceName } from '@evident/contracts';
import { Controller, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { RpcCallerCheck } from '../rpc-caller-check.js';
import { RpcMethod } from '../rpc-method.js';
import { RpcServer } from '../rpc-server.js';
import { testKeys } from './test-identity.js';

export interface RpcStandIn {
  url: string;
  stop(): Promise<void>;
}

type Answer<M extends RpcMap> = (name: keyof M & string, request: unknown) => Promise<unknown>;

/** A real RPC server in the place of a service. It checks its callers, and the contract checks its answers. */
export async function startRpcStandIn<M extends RpcMap>(
  service: ServiceName,
  map: M,
  answer: Answer<M>,
): Promise<RpcStandIn> {
  const callers = new RpcCallerCheck(service, testKeys());
  const strategy = new RpcServer({ host: '127.0.0.1', port: 0 }, [map], callers);
  const app = await NestFactory.createMicroservice(moduleOf(controllerOf(map, answer)), {
    strategy,
    logger: false,
  });
  await app.listen();
  return { url: `tcp://127.0.0.1:${strategy.boundPort}`, stop: () => app.close() };
}

function controllerOf<M extends RpcMap>(map: M, answer: Answer<M>): Type<unknown> {
  class StandInController {}
  for (const name of Object.keys(map)) {
    const descriptor = { value: (request: unknown) => answer(name, request) as Promise<never> };
    RpcMethod(map, name)(StandInController.prototype, name, descriptor);
    Object.defineProperty(StandInController.prototype, name, descriptor);
  }
  Controller()(StandInController);
  return StandInController;
}

function moduleOf(controller: Type<unknown>): Type<unknown> {
  class StandInModule {}
  Module({ controllers: [controller] })(StandInModule);
  return StandInModule;
}
