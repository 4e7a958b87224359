import { Module } from '@nestjs/common';
import { LiveModule } from '../live/live.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { RpcModule } from '../rpc/rpc.module.js';
import { AnalysisReportsController } from './analysis-reports.controller.js';
import { AnalysisController } from './analysis.controller.js';
import { AnalysisService } from './analysis.service.js';
import { AnalysisSocket } from './analysis.socket.js';

/** Analyses of code and reports that one is wrong. */
@Module({
  imports: [LiveModule, NoticesModule, RpcModule],
  controllers: [AnalysisController, AnalysisReportsController],
  providers: [AnalysisService, AnalysisSocket],
})
export class AnalysisModule {}
