import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module.js';
import { LiveModule } from '../live/live.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { MailModule } from '../mail/mail.module.js';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.js';
import { RpcModule } from '../rpc/rpc.module.js';
import { SingleSignOnModule } from '../single-sign-on/single-sign-on.module.js';
import { AccountLinksService } from './account-links.service.js';
import { AccountSecurityService } from './account-security.service.js';
import { AccountController } from './account.controller.js';
import { AccountService } from './account.service.js';
import { AuthController } from './auth.controller.js';
import { ErasuresRepository } from './erasures.repository.js';
import { ErasuresService } from './erasures.service.js';
import { LinksController } from './links.controller.js';
import { PreferencesController } from './preferences.controller.js';
import { PreferencesRepository } from './preferences.repository.js';
import { SecurityController } from './security.controller.js';

/** Signing up and in, export and deletion of the own account, and its erasure in other services. */
@Module({
  imports: [
    IdentityModule,
    LiveModule,
    MailModule,
    PaymentsModule,
    RateLimitsModule,
    RpcModule,
    SingleSignOnModule,
  ],
  controllers: [
    AccountController,
    AuthController,
    LinksController,
    PreferencesController,
    SecurityController,
  ],
  providers: [
    AccountLinksService,
    AccountSecurityService,
    AccountService,
    ErasuresRepository,
    ErasuresService,
    PreferencesRepository,
  ],
  exports: [AccountLinksService],
})
export class AccountModule {}
