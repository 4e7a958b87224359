import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { ENV, type Env } from '../env.js';
import { ACCESS_TOKEN, AccessClaims, verifyingKey } from './access-token.service.js';
import { SessionCookiesService } from './session-cookies.service.js';
import type { SessionUser } from './account.js';
import { SessionsService } from './sessions.service.js';

/** Reads the access token from its cookie. Its session must not have ended. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    @Inject(ENV) env: Env,
    cookies: SessionCookiesService,
    private readonly sessions: SessionsService,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromExtractors([cookies.readAccess]),
      // The types of passport-jwt lack key objects, but jsonwebtoken underneath accepts them.
      secretOrKeyProvider: (_request: unknown, token: unknown, done: (error: null, key: Buffer) => void) =>
        done(null, verifyingKey(env, token) as unknown as Buffer),
      algorithms: [ACCESS_TOKEN.algorithm],
      issuer: ACCESS_TOKEN.issuer,
      audience: ACCESS_TOKEN.audience,
    });
  }

  async validate(payload: unknown): Promise<SessionUser | null> {
    const claims = AccessClaims.safeParse(payload);
    return claims.success ? this.sessions.findUser(claims.data) : null;
  }
}
