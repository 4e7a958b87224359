import 'reflect-metadata';
import { Controller, Get, Post, RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, MODULE_METADATA } from '@nestjs/common/constants.js';
import { Audited, AUDITED_KEY } from './audit/audited.decorator.js';
import { GatewayModule } from './gateway.module.js';
import { ACCESS_KEY, AdminOnly } from './identity/access.decorators.js';

const listed = <T>(key: string, module: object): T[] => (Reflect.getMetadata(key, module) as T[]) ?? [];

function controllersOf(module: object): Type[] {
  const inner = listed<object>(MODULE_METADATA.IMPORTS, module);
  return [...listed<Type>(MODULE_METADATA.CONTROLLERS, module), ...inner.flatMap(controllersOf)];
}

/** @returns the handlers for administrators that write and are not audited, as `Controller.handler`. */
function unaudited(controller: Type): string[] {
  const handlers = Object.entries(Object.getOwnPropertyDescriptors(controller.prototype as object));
  return handlers.flatMap(([name, { value: handler }]) => {
    const method = Reflect.getMetadata(METHOD_METADATA, handler as object) as RequestMethod | undefined;
    const access = [handler as object, controller].map((from): unknown =>
      Reflect.getMetadata(ACCESS_KEY, from),
    );
    const writes = method !== undefined && method !== RequestMethod.GET;
    const isAudited = Reflect.hasMetadata(AUDITED_KEY, handler as object);
    return writes && access.includes('admin') && !isAudited ? [`${controller.name}.${name}`] : [];
  });
}

test('each writing handler of administrators is audited', () => {
  const controllers = [...new Set(controllersOf(GatewayModule))];
  expect(controllers.length).toBeGreaterThan(12);
  expect(controllers.flatMap(unaudited)).toEqual([]);
});

test('a writing handler without @Audited is found', () => {
  @AdminOnly()
  @Controller()
  class ForAdmins {
    @Get()
    read() {}

    @Post()
    forgotten() {}

    @Audited('problem.created')
    @Post()
    audited() {}
  }
  @Controller()
  class ForLearners {
    @Post()
    write() {}

    @AdminOnly()
    @Post()
    forgotten() {}
  }
  expect([ForAdmins, ForLearners].flatMap(unaudited)).toEqual([
    'ForAdmins.forgotten',
    'ForLearners.forgotten',
  ]);
});
