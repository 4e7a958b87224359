import { Module } from '@nestjs/common';
import { LiveModule } from '../live/live.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { RpcModule } from '../rpc/rpc.module.js';
import { ExecuteCodeController } from './execute-code.controller.js';
import { SubmissionsController } from './submissions.controller.js';
import { SubmissionsService } from './submissions.service.js';
import { SubmissionsSocket } from './submissions.socket.js';
import { UserTurnsService } from './user-turns.service.js';

/** Runs and submissions of code. */
@Module({
  imports: [LiveModule, NoticesModule, PaymentsModule, RpcModule],
  controllers: [ExecuteCodeController, SubmissionsController],
  providers: [SubmissionsService, SubmissionsSocket, UserTurnsService],
})
export class SubmissionsModule {}
