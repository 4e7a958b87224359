import { Module } from '@nestjs/common';
import { RpcModule } from '../rpc/rpc.module.js';
import { TopicsController } from './topics.controller.js';

@Module({ imports: [RpcModule], controllers: [TopicsController] })
export class TopicsModule {}
