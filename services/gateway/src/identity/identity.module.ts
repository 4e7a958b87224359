import { Module } from '@nestjs/common';
import { JwtModule, JwtSecretRequestType } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { ENV, type Env } from '../env.js';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.js';
import {
  ACCESS_TOKEN,
  ACCESS_TOKEN_S,
  AccessTokenService,
  signingKey,
  verifyingKey,
} from './access-token.service.js';
import { AdmissionService } from './admission.service.js';
import { AuthService } from './auth.service.js';
import { DeviceCookieService } from './device-cookie.service.js';
import { FirstAdminService } from './first-admin.service.js';
import { InvitationsRepository } from './invitations.repository.js';
import { JwtStrategy } from './jwt.strategy.js';
import { MailedTokensRepository } from './mailed-tokens.repository.js';
import { PasswordPolicyService } from './password-policy.service.js';
import { PasswordsService } from './passwords.service.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { SecondFactorService } from './second-factor.service.js';
import { SessionCookiesService } from './session-cookies.service.js';
import { SessionSweeperService } from './session-sweeper.service.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';
import { UsersRepository } from './users.repository.js';

const { algorithm, issuer, audience } = ACCESS_TOKEN;

/** Users, their passwords and sessions, and who the current user is. */
@Module({
  imports: [
    PassportModule,
    RateLimitsModule,
    JwtModule.registerAsync({
      inject: [ENV],
      useFactory: (env: Env) => ({
        secretOrKeyProvider: (use: JwtSecretRequestType, token: unknown) =>
          use === JwtSecretRequestType.SIGN ? signingKey(env).key : verifyingKey(env, token),
        signOptions: {
          algorithm,
          issuer,
          audience,
          expiresIn: ACCESS_TOKEN_S,
          keyid: signingKey(env).keyid,
        },
        verifyOptions: { algorithms: [algorithm], issuer, audience },
      }),
    }),
  ],
  providers: [
    AccessTokenService,
    AdmissionService,
    AuthService,
    DeviceCookieService,
    FirstAdminService,
    InvitationsRepository,
    JwtStrategy,
    MailedTokensRepository,
    PasswordPolicyService,
    PasswordsService,
    SecondFactorRepository,
    SecondFactorService,
    SessionCookiesService,
    SessionSweeperService,
    SessionsRepository,
    SessionsService,
    UsersRepository,
  ],
  exports: [
    AdmissionService,
    AuthService,
    DeviceCookieService,
    InvitationsRepository,
    JwtStrategy,
    MailedTokensRepository,
    PasswordPolicyService,
    PasswordsService,
    SecondFactorService,
    SessionCookiesService,
    SessionsRepository,
    UsersRepository,
  ],
})
export class IdentityModule {}
