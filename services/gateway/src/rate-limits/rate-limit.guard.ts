import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { AuthenticatedRequest } from '../identity/access.decorators.js';
import { RateLimiterService, type RateLimitName } from './rate-limiter.service.js';

const RATE_LIMIT_KEY = 'rate-limit';

/** Counts each call of a route against its user (or address, where there is none). */
export const RateLimit = (name: RateLimitName) => SetMetadata(RATE_LIMIT_KEY, name);

@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiterService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const name = this.reflector.get<RateLimitName | undefined>(RATE_LIMIT_KEY, context.getHandler());
    if (name === undefined) return true;
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    await this.limiter.consume(name, request.user?.id ?? request.ip ?? 'unknown');
    return true;
  }
}
