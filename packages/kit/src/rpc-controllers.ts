import { Controller, Inject, type Type } from '@nestjs/common';
import { MetadataScanner } from '@nestjs/core';

/**
 * Controllers of services whose methods are `RpcMethod`s, for a module's `controllers`. Each forwards to the service
 * of its module and carries the decorators of the service's methods.
 */
export const rpcControllers = (...services: Type<object>[]): Type<object>[] => services.map(controllerOf);

function controllerOf(service: Type<object>): Type<object> {
  class RpcController {
    constructor(@Inject(service) readonly service: Record<string, (request: unknown) => unknown>) {}
  }
  Object.defineProperty(RpcController, 'name', { value: `${service.name}Rpc` });
  const methods = service.prototype as Record<string, object>;
  for (const name of new MetadataScanner().getAllMethodNames(methods)) {
    const decorations = Reflect.getMetadataKeys(methods[name] ?? {}) as unknown[];
    if (decorations.length === 0) continue;
    const forward = function (this: RpcController, request: unknown): unknown {
      return this.service[name]?.(request);
    };
    for (const key of decorations)
      Reflect.defineMetadata(key, Reflect.getMetadata(key, methods[name] ?? {}), forward);
    Object.defineProperty(RpcController.prototype, name, { value: forward });
  }
  Controller()(RpcController);
  return RpcController;
}
