import { Module } from '@nestjs/common';
import { RpcModule } from '../rpc/rpc.module.js';
import { ProblemsController } from './problems.controller.js';

@Module({
  imports: [RpcModule],
  controllers: [ProblemsController],
})
export class ProblemsModule {}
