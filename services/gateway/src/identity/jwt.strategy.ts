import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { ENV, type Env } from '../env.js';
import { ACCESS_TOKEN, AccessClaims, signingKey } from './access-token.service.js';
import { SessionCookies } from './session-cookies.service.js';
import type { SessionUser } from './session-user.js';
import { SessionsService } from './sessions.service.js';

/** Reads the access token from its cookie; the session behind it must still stand. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    @Inject(ENV) env: Env,
    cookies: SessionCookies,
    private readonly sessions: SessionsService,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromExtractors([cookies.readAccess]),
      // Its types know only strings and buffers; the library behind it takes key objects.
      secretOrKey: signingKey(env.JWT_SECRET) as unknown as Buffer,
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
