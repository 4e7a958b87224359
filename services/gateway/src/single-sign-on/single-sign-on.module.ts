import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.js';
import { ExternalIdentitiesRepository } from './external-identities.repository.js';
import { OpenIdClient } from './openid.client.js';
import { SignOnCookiesService } from './sign-on-cookies.service.js';
import { SingleSignOnController } from './single-sign-on.controller.js';
import { SingleSignOnService } from './single-sign-on.service.js';

/** Sign-in at the OpenID provider of an institution. */
@Module({
  imports: [IdentityModule, MailModule, PaymentsModule, RateLimitsModule],
  controllers: [SingleSignOnController],
  providers: [ExternalIdentitiesRepository, OpenIdClient, SignOnCookiesService, SingleSignOnService],
  exports: [ExternalIdentitiesRepository],
})
export class SingleSignOnModule {}
