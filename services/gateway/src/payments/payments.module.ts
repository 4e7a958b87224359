import { Module } from '@nestjs/common';
import { LiveModule } from '../live/live.module.js';
import { MailModule } from '../mail/mail.module.js';
import { RpcModule } from '../rpc/rpc.module.js';
import { PaymentsController } from './payments.controller.js';
import { SupportController } from './support.controller.js';
import { WalletSocket } from './wallet.socket.js';
import { WalletsRepository } from './wallets.repository.js';
import { WalletsService } from './wallets.service.js';

/** Wallets, orders and payments. */
@Module({
  imports: [LiveModule, MailModule, RpcModule],
  controllers: [PaymentsController, SupportController],
  providers: [WalletSocket, WalletsRepository, WalletsService],
  exports: [WalletsService],
})
export class PaymentsModule {}
