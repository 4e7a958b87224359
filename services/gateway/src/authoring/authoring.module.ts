import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module.js';
import { RpcModule } from '../rpc/rpc.module.js';
import { AuthoringController } from './authoring.controller.js';
import { PackagesController } from './packages.controller.js';
import { RejudgesController } from './rejudges.controller.js';

/** The tools of administrators who write problems. */
@Module({
  imports: [IdentityModule, RpcModule],
  controllers: [AuthoringController, PackagesController, RejudgesController],
})
export class AuthoringModule {}
