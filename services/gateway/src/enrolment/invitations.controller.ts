import {
  type Actor,
  CreateInvitationRequest,
  InvitationAnswer,
  InvitationsAnswer,
  MessageAnswer,
} from '@evident/contracts';
import { notFound } from '@evident/kit';
import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audited } from '../audit/audited.decorator.js';
import { InvitationIdPipe } from '../http/id.pipe.js';
import { AdminOnly, CurrentActor } from '../identity/access.decorators.js';
import { Answers } from '../openapi/answers.decorator.js';
import { InvitationsService } from './invitations.service.js';

/** Links that admit one person each. */
@ApiTags('admin')
@AdminOnly()
@Controller('admin/invitations')
export class InvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  @Get()
  @Answers(InvitationsAnswer, { summary: 'The latest invitations and what became of them' })
  async list() {
    return { invitations: await this.invitations.list() };
  }

  @Audited('invitation.created', { kind: 'invitation', field: 'id' })
  @Post()
  @Answers(InvitationAnswer, { summary: 'Invite one person; the link is mailed, or shown once', status: 201 })
  create(
    @Body({ schema: CreateInvitationRequest }) body: CreateInvitationRequest,
    @CurrentActor() actor: Actor,
  ) {
    return this.invitations.create(body, actor.userId);
  }

  @Audited('invitation.revoked', { kind: 'invitation', param: 'id' })
  @Delete(':id')
  @Answers(MessageAnswer, { summary: 'Withdraw an invitation that was not used' })
  async revoke(@Param('id', InvitationIdPipe) id: string) {
    if (!(await this.invitations.revoke(id))) throw notFound('An open invitation');
    return { message: 'The invitation is withdrawn.' };
  }
}
