import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { RateLimiterService, type RateLimitName } from './rate-limiter.service.js';

const RATE_LIMIT_KEY = 'rate-limit';

/** Counts each call of a route for its user, or for its address when it has no user. */
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
    const request = context.switchToHttp().getRequest<Request & { user?: { id: string } }>();
    await this.limiter.consume(name, request.user?.id ?? request.ip ?? 'unknown');
    return true;
  }
}
