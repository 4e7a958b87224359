import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { RpcModule } from '../rpc/rpc.module.js';
import { HacksController } from './hacks.controller.js';
import { ProposedTestsController } from './proposed-tests.controller.js';

/** Inputs that learners try on accepted solutions, and those that are proposed as tests. */
@Module({
  imports: [IdentityModule, NoticesModule, RpcModule],
  controllers: [HacksController, ProposedTestsController],
})
export class HacksModule {}
