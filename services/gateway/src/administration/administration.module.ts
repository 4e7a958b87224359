import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { IdentityModule } from '../identity/identity.module.js';
import { LiveModule } from '../live/live.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { RpcModule } from '../rpc/rpc.module.js';
import { AccountsController } from './accounts.controller.js';
import { ActivityController } from './activity.controller.js';
import { ActivityService } from './activity.service.js';
import { OperationsController } from './operations.controller.js';

/** Administrators' view of accounts, and the log of what administrators did. */
@Module({
  imports: [AuditModule, IdentityModule, LiveModule, PaymentsModule, RpcModule],
  controllers: [AccountsController, ActivityController, OperationsController],
  providers: [ActivityService],
})
export class AdministrationModule {}
