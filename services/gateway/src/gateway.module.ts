import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { AccountModule } from './account/account.module.js';
import { AdministrationModule } from './administration/administration.module.js';
import { AnalysisModule } from './analysis/analysis.module.js';
import { AuditInterceptor } from './audit/audit.interceptor.js';
import { AuditModule } from './audit/audit.module.js';
import { AuthoringModule } from './authoring/authoring.module.js';
import { DatabaseModule } from './database.module.js';
import { DiscussionsModule } from './discussions/discussions.module.js';
import type { Env } from './env.js';
import { EnrolmentModule } from './enrolment/enrolment.module.js';
import { EnvModule } from './env.module.js';
import { HacksModule } from './hacks/hacks.module.js';
import { BodyInterceptor } from './http/body.interceptor.js';
import { HttpModule } from './http/http.module.js';
import { OriginGuard } from './http/origin.guard.js';
import { IdentityModule } from './identity/identity.module.js';
import { SessionGuard } from './identity/session.guard.js';
import { LearningModule } from './learning/learning.module.js';
import { LiveModule } from './live/live.module.js';
import { NoticesModule } from './notices/notices.module.js';
import { OpenApiModule } from './openapi/openapi.module.js';
import { PaymentsModule } from './payments/payments.module.js';
import { PlaylistsModule } from './playlists/playlists.module.js';
import { ProblemsModule } from './problems/problems.module.js';
import { RateLimitGuard } from './rate-limits/rate-limit.guard.js';
import { RateLimitsModule } from './rate-limits/rate-limits.module.js';
import { SingleSignOnModule } from './single-sign-on/single-sign-on.module.js';
import { StaticModule } from './static/static.module.js';
import { SubmissionsModule } from './submissions/submissions.module.js';
import { TopicsModule } from './topics/topics.module.js';

/** Composes the features. Each request passes the guards and then the interceptors in the order listed here. */
@Module({
  imports: [
    DatabaseModule,
    HttpModule,
    RateLimitsModule,
    IdentityModule,
    AuditModule,
    LiveModule,
    ProblemsModule,
    PlaylistsModule,
    DiscussionsModule,
    LearningModule,
    SubmissionsModule,
    HacksModule,
    TopicsModule,
    AnalysisModule,
    AuthoringModule,
    PaymentsModule,
    AdministrationModule,
    NoticesModule,
    AccountModule,
    EnrolmentModule,
    SingleSignOnModule,
    OpenApiModule,
    StaticModule,
  ],
  providers: [
    { provide: APP_GUARD, useClass: OriginGuard },
    { provide: APP_GUARD, useClass: SessionGuard },
    { provide: APP_GUARD, useClass: RateLimitGuard },
    { provide: APP_INTERCEPTOR, useClass: BodyInterceptor },
    { provide: APP_INTERCEPTOR, useClass: AuditInterceptor },
  ],
})
export class GatewayModule {
  static forEnv(env: Env): DynamicModule {
    return { module: GatewayModule, imports: [EnvModule.forEnv(env)] };
  }
}
