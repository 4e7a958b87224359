import type { RpcMap, RpcParsedRequest, RpcResponse } from '@evident/contracts';
import { RpcMethod, RpcServer } from '@evident/kit';
import { Controller, type INestApplicationContext, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { createServer, type AddressInfo } from 'node:net';

/** How a stand-in answers; a test replaces single answers. A missing one fails the call. */
export type Answers<M extends RpcMap> = {
  [K in keyof M & string]?: (
    request: RpcParsedRequest<M, K>,
  ) => RpcResponse<M, K> | Promise<RpcResponse<M, K>>;
};

export interface FakeService<M extends RpcMap> {
  url: string;
  answers: Answers<M>;
  /** Every request served, oldest first. */
  requests: { name: keyof M & string; request: unknown }[];
  stop(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Stands for one of the other services: a real RPC server whose answers the contract checks like the real one's. */
export async function startFakeService<M extends RpcMap>(...maps: M[]): Promise<FakeService<M>> {
  const service: Omit<FakeService<M>, 'url' | 'stop'> = { answers: {}, requests: [] };
  const port = await freePort();
  const app: INestApplicationContext & { listen?: unknown } = await NestFactory.createMicroservice(
    moduleOf(maps.map((map) => controllerOf(map, service))),
    { strategy: new RpcServer({ host: '127.0.0.1', port }), logger: false },
  );
  await (app as unknown as { listen(): Promise<void> }).listen();
  return Object.assign(service, { url: `tcp://127.0.0.1:${port}`, stop: () => app.close() });
}

function controllerOf<M extends RpcMap>(
  map: M,
  service: Omit<FakeService<M>, 'url' | 'stop'>,
): Type<unknown> {
  class FakeController {}
  for (const name of Object.keys(map)) {
    const method = `answer ${name}`;
    Object.defineProperty(FakeController.prototype, method, {
      configurable: true,
      writable: true,
      value: async (request: never) => {
        service.requests.push({ name, request });
        const answer = service.answers[name];
        if (!answer) throw new Error(`the test says nothing about ${name}`);
        return answer(request);
      },
    });
    const descriptor = Object.getOwnPropertyDescriptor(
      FakeController.prototype,
      method,
    ) as PropertyDescriptor;
    RpcMethod(map, name)(FakeController.prototype, method, descriptor);
    Object.defineProperty(FakeController.prototype, method, descriptor);
  }
  Controller()(FakeController);
  return FakeController;
}

function moduleOf(controllers: Type<unknown>[]): Type<unknown> {
  class FakeModule {}
  Module({ controllers })(FakeModule);
  return FakeModule;
}
