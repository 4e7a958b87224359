import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { IdentityModule } from '../identity/identity.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { RpcModule } from '../rpc/rpc.module.js';
import { ClassListController } from './class-list.controller.js';
import { ClassListRepository } from './class-list.repository.js';
import { ClassListService } from './class-list.service.js';
import { InvitationsController } from './invitations.controller.js';
import { InvitationsService } from './invitations.service.js';

/** How administrators admit people: by invitation and by class list. */
@Module({
  imports: [AccountModule, IdentityModule, MailModule, PaymentsModule, RpcModule],
  controllers: [ClassListController, InvitationsController],
  providers: [ClassListRepository, ClassListService, InvitationsService],
})
export class EnrolmentModule {}
