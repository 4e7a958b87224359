import { Module } from '@nestjs/common';
import { PreferencesRepository } from '../account/preferences.repository.js';
import { RpcModule } from '../rpc/rpc.module.js';
import { ProgressController } from './progress.controller.js';

/** How a learner gets on. */
@Module({
  imports: [RpcModule],
  controllers: [ProgressController],
  providers: [PreferencesRepository],
})
export class LearningModule {}
