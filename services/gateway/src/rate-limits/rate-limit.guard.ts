import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { networkOf } from '../http/network.js';
import { RateLimiterService, type RateLimitName } from './rate-limiter.service.js';

const RATE_LIMIT_KEY = 'rate-limit';

const READ_COST_KEY = 'read-cost';
const ORDINARY_COST = 1;

/** What a GET costs its reader, in points of `READ_LIMIT`. A GET without it costs one. */
export const ReadCost = (points: number) => SetMetadata(READ_COST_KEY, points);

/** Counts each call of a route for its user, or for its network when it has no user. Other changes of a user count as `write`. */
export const RateLimit = (name: RateLimitName) => SetMetadata(RATE_LIMIT_KEY, name);

@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiterService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request & { user?: { id: string } }>();
    const user = request.user?.id;
    const who = user ?? networkOf(request.ip);
    const name = this.reflector.get<RateLimitName | undefined>(RATE_LIMIT_KEY, context.getHandler());
    if (name !== undefined) await this.limiter.consume(name, who);
    else if (request.method === 'GET') {
      const cost = this.reflector.get<number | undefined>(READ_COST_KEY, context.getHandler());
      await this.limiter.consumeRead(who, cost ?? ORDINARY_COST);
    } else if (user !== undefined) await this.limiter.consume('write', user);
    return true;
  }
}
