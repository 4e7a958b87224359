import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module.js';
import { LiveModule } from '../live/live.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { RpcModule } from '../rpc/rpc.module.js';
import { AccountController } from './account.controller.js';
import { AccountService } from './account.service.js';
import { AuthController } from './auth.controller.js';
import { ErasuresRepository } from './erasures.repository.js';
import { ErasuresService } from './erasures.service.js';

/** Signing up and in, export and deletion of the own account, and its erasure in other services. */
@Module({
  imports: [IdentityModule, LiveModule, PaymentsModule, RpcModule],
  controllers: [AccountController, AuthController],
  providers: [AccountService, ErasuresRepository, ErasuresService],
})
export class AccountModule {}
