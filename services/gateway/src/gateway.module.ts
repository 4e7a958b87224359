import { databaseOptions } from '@evident/kit';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityService } from './admin/activity.service.js';
import { AdminController } from './admin/admin.controller.js';
import { AuditInterceptor } from './admin/audit.interceptor.js';
import { AuditRepository } from './admin/audit.repository.js';
import { AnalysisReportsController } from './analysis/analysis-reports.controller.js';
import { AnalysisClient } from './analysis/analysis.client.js';
import { AnalysisController } from './analysis/analysis.controller.js';
import { AnalysisSocket } from './analysis/analysis.socket.js';
import { ACCESS_TOKEN, ACCESS_TOKEN_S, AccessTokenService, signingKey } from './auth/access-token.service.js';
import { AuthController } from './auth/auth.controller.js';
import { AuthService } from './auth/auth.service.js';
import { JwtStrategy } from './auth/jwt.strategy.js';
import { PasswordsService } from './auth/passwords.service.js';
import { SessionCookies } from './auth/session-cookies.js';
import { SessionGuard } from './auth/session.guard.js';
import { SessionSweeper } from './auth/session-sweeper.service.js';
import { SessionsRepository } from './auth/sessions.repository.js';
import { SessionsService } from './auth/sessions.service.js';
import { AuthoringClient } from './authoring/authoring.client.js';
import { AuthoringController } from './authoring/authoring.controller.js';
import { PackagesController } from './authoring/packages.controller.js';
import { RejudgesController } from './authoring/rejudges.controller.js';
import { ENV, type Env } from './env.js';
import { RateLimitGuard } from './http/rate-limit.guard.js';
import { RateLimiterService } from './http/rate-limiter.service.js';
import { RequestsInFlight } from './http/requests-in-flight.js';
import { LiveEvents } from './live/live-events.service.js';
import { LiveSocket } from './live/live.socket.js';
import { ResultWaiter } from './live/result-waiter.service.js';
import { OpenApiController } from './openapi/openapi.controller.js';
import { OpenApiDocumentService } from './openapi/openapi-document.service.js';
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
import { AccountController } from './users/account.controller.js';
import { AccountService } from './users/account.service.js';
import { ErasuresRepository } from './users/erasures.repository.js';
import { ErasuresService } from './users/erasures.service.js';
import { FirstAdminService } from './users/first-admin.service.js';
import { UserEntity } from './users/user.entity.js';
import { UsersRepository } from './users/users.repository.js';
import { WalletsService } from './users/wallets.service.js';

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
const WORK = [ActivityService, AuditRepository, OpenApiDocumentService, RequestsInFlight, SubmissionsService];
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
