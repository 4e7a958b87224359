import { DomainError } from '@evident/kit';
import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { AllowedOrigins } from './origins.js';

const ANY_ORIGIN_KEY = 'any-origin';
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Pages of any origin may call the route. */
export const AnyOrigin = () => SetMetadata(ANY_ORIGIN_KEY, true);

/** Refuses unsafe requests that another site makes with the learner's cookies. */
@Injectable()
export class OriginGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly origins: AllowedOrigins,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const { method, headers } = context.switchToHttp().getRequest<Request>();
    const isExempt = this.reflector.get<true | undefined>(ANY_ORIGIN_KEY, context.getHandler()) === true;
    if (!SAFE_METHODS.has(method) && !isExempt && !this.origins.admits(headers))
      throw new DomainError('ORIGIN_REFUSED', 'Requests from other sites are refused');
    return true;
  }
}
