import { Module } from '@nestjs/common';
import { RpcModule } from '../rpc/rpc.module.js';
import { PlaylistsController } from './playlists.controller.js';

@Module({
  imports: [RpcModule],
  controllers: [PlaylistsController],
})
export class PlaylistsModule {}
