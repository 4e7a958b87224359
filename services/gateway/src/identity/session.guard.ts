import { randomUUID } from 'node:crypto';
import { SERVER_MESSAGES } from '@evident/contracts';
import { DomainError } from '@evident/kit';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Response } from 'express';
import passport from 'passport';
import { ACCESS_KEY, type Access, type AuthenticatedRequest } from './access.decorators.js';
import { ENV, type Env } from '../env.js';
import type { SessionUser } from './account.js';
import { JwtStrategy } from './jwt.strategy.js';
import { SessionCookiesService } from './session-cookies.service.js';

/** @throws FORBIDDEN, SECOND_FACTOR_MISSING */
export function requireAdmin({ role, actingRole }: SessionUser): void {
  if (role !== 'ADMIN') throw new DomainError('FORBIDDEN', SERVER_MESSAGES.adminsOnly);
  if (actingRole !== 'ADMIN')
    throw new DomainError(
      'SECOND_FACTOR_MISSING',
      'Administrators need a second factor: set it up in Settings',
    );
}

/** In production the password alone makes nobody an administrator. */
export const adminsNeedFactor = ({ NODE_ENV }: Pick<Env, 'NODE_ENV'>): boolean => NODE_ENV === 'production';

/** Checks who may call a route. Renews an expired access token on the way. */
@Injectable()
export class SessionGuard extends AuthGuard() implements CanActivate {
  private readonly adminsNeedFactor: boolean;

  constructor(
    private readonly reflector: Reflector,
    private readonly cookies: SessionCookiesService,
    strategy: JwtStrategy,
    @Inject(ENV) env: Pick<Env, 'NODE_ENV'>,
  ) {
    // Passport makes an instance for each request only of a strategy that it knows by name. An instance shared by two
    // requests would give one request the user of the other. Names are kept per process, so each guard uses its own.
    const name = `jwt-${randomUUID()}`;
    passport.use(name, strategy as unknown as passport.Strategy);
    super({ defaultStrategy: name });
    this.adminsNeedFactor = adminsNeedFactor(env);
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const access =
      this.reflector.getAllAndOverride<Access | undefined>(ACCESS_KEY, [
        context.getHandler(),
        context.getClass(),
      ]) ?? 'user';
    if (access === 'public') return true;
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    await super.canActivate(context);
    const user =
      request.user ?? (await this.cookies.refresh(request, context.switchToHttp().getResponse<Response>()));
    if (!user) throw new DomainError('UNAUTHENTICATED', 'Please log in');
    const lacksFactor = user.role === 'ADMIN' && this.adminsNeedFactor && !user.secondFactor;
    request.user = lacksFactor ? { ...user, actingRole: 'USER' } : user;
    if (access === 'admin') requireAdmin(request.user);
    return true;
  }

  /** A missing or invalid access token is no error here: the refresh token decides. */
  override handleRequest<T>(error: unknown, user: T): T {
    if (error) throw error instanceof Error ? error : new Error('The session could not be read');
    return (user || null) as T;
  }
}
