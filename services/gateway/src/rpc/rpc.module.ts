import { Module } from '@nestjs/common';
import { RPC_CLIENTS } from './rpc-clients.js';

@Module({ providers: RPC_CLIENTS, exports: RPC_CLIENTS })
export class RpcModule {}
