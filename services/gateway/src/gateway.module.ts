import { databaseOptions } from '@evident/kit';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityService } from './administration/activity.service.js';
import { AdminController } from './administration/admin.controller.js';
import { AuditInterceptor } from './audit/audit.interceptor.js';
import { AuditRepository } from './audit/audit.repository.js';
import { AnalysisReportsController } from './analysis/analysis-reports.controller.js';
import { AnalysisClient } from './analysis/analysis.client.js';
import { AnalysisController } from './analysis/analysis.controller.js';
import { AnalysisSocket } from './analysis/analysis.socket.js';
import { ACCESS_TOKEN, ACCESS_TOKEN_S, AccessTokenService, signingKey } from './identity/access-token.service.js';
import { AuthController } from './account/auth.controller.js';
import { AuthService } from './identity/auth.service.js';
import { JwtStrategy } from './identity/jwt.strategy.js';
import { PasswordsService } from './identity/passwords.service.js';
import { SessionCookies } from './identity/session-cookies.service.js';
import { SessionGuard } from './identity/session.guard.js';
import { SessionSweeper } from './identity/session-sweeper.service.js';
import { SessionsRepository } from './identity/sessions.repository.js';
import { SessionsService } from './identity/sessions.service.js';
import { AuthoringClient } from './authoring/authoring.client.js';
import { AuthoringController } from './authoring/authoring.controller.js';
import { PackagesController } from './authoring/packages.controller.js';
import { RejudgesController } from './authoring/rejudges.controller.js';
import { ENV, type Env } from './env.js';
import { RateLimitGuard } from './rate-limits/rate-limit.guard.js';
import { RateLimiterService } from './rate-limits/rate-limiter.service.js';
import { RequestsInFlight } from './http/requests-in-flight.service.js';
import { LiveEvents } from './live/live-events.service.js';
import { LiveSocket } from './live/live.socket.js';
import { ResultWaiter } from './live/result-waiter.service.js';
import { OpenApiController } from './openapi/openapi.controller.js';
import { OpenApiDocument } from './openapi/openapi-document.service.js';
import { PaymentsClient } from './payments/payments.client.js';
import { PaymentsController } from './payments/payments.controller.js';
import { WalletSocket } from './payments/wallet.socket.js';
import { PlaylistsClient } from './playlists/playlists.client.js';
import { PlaylistsController } from './playlists/playlists.controller.js';
import { ProblemsClient } from './problems/problems.client.js';
import { ProblemsController } from './problems/problems.controller.js';
import { ExecuteCodeController } from './submissions/execute-code.controller.js';
import { SubmissionsClient } from './submissions/submissions.client.js';
import { SubmissionsController } from './submissions/submissions.controller.js';
import { SubmissionsService } from './submissions/submissions.service.js';
import { SubmissionsSocket } from './submissions/submissions.socket.js';
import { AccountController } from './account/account.controller.js';
import { AccountService } from './account/account.service.js';
import { ErasuresRepository } from './account/erasures.repository.js';
import { ErasuresService } from './account/erasures.service.js';
import { FirstAdminService } from './identity/first-admin.service.js';
import { UserEntity } from './identity/user.entity.js';
import { UsersRepository } from './identity/users.repository.js';
import { WalletsService } from './payments/wallets.service.js';

const CONTROLLERS: Type<unknown>[] = [
  AccountController,
  AdminController,
  AnalysisController,
  AnalysisReportsController,
  AuthController,
  AuthoringController,
  ExecuteCodeController,
  OpenApiController,
  PackagesController,
  PaymentsController,
  PlaylistsController,
  ProblemsController,
  RejudgesController,
  SubmissionsController,
];

const IDENTITY = [
  AccountService,
  AccessTokenService,
  AuthService,
  ErasuresRepository,
  ErasuresService,
  FirstAdminService,
  JwtStrategy,
  PasswordsService,
  SessionCookies,
  SessionSweeper,
  SessionsRepository,
  SessionsService,
  UsersRepository,
  WalletsService,
];
const CLIENTS = [
  AnalysisClient,
  AuthoringClient,
  PaymentsClient,
  PlaylistsClient,
  ProblemsClient,
  SubmissionsClient,
];
const LIVE = [AnalysisSocket, LiveEvents, LiveSocket, ResultWaiter, SubmissionsSocket, WalletSocket];
const WORK = [ActivityService, AuditRepository, OpenApiDocument, RequestsInFlight, SubmissionsService];
const GUARDS = [
  { provide: APP_GUARD, useClass: SessionGuard },
  { provide: APP_GUARD, useClass: RateLimitGuard },
  { provide: APP_INTERCEPTOR, useClass: AuditInterceptor },
];

@Module({})
export class GatewayModule {
  static forEnv(env: Env): DynamicModule {
    const { algorithm, issuer, audience } = ACCESS_TOKEN;
    return {
      module: GatewayModule,
      imports: [
        PassportModule,
        JwtModule.register({
          secretOrKeyProvider: () => signingKey(env.JWT_SECRET),
          signOptions: { algorithm, issuer, audience, expiresIn: ACCESS_TOKEN_S },
          verifyOptions: { algorithms: [algorithm], issuer, audience },
        }),
        TypeOrmModule.forRoot({
          ...databaseOptions({ url: env.DATABASE_URL, schema: 'gateway', entities: [UserEntity] }),
          retryAttempts: 3,
          retryDelay: 1_000,
        }),
      ],
      controllers: CONTROLLERS,
      providers: [
        { provide: ENV, useValue: env },
        RateLimiterService,
        ...IDENTITY,
        ...CLIENTS,
        ...LIVE,
        ...WORK,
        ...GUARDS,
      ],
    };
  }
}
