import {
  ForgotPasswordRequest,
  MessageAnswer,
  ResetPasswordRequest,
  VerifyEmailRequest,
} from '@evident/contracts';
import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { networkOf } from '../http/network.js';
import { Public } from '../identity/access.decorators.js';
import { Answers } from '../openapi/answers.decorator.js';
import { AccountLinksService } from './account-links.service.js';

/** What people without a session do by mailed links. */
@ApiTags('auth')
@Controller('auth')
export class LinksController {
  constructor(private readonly links: AccountLinksService) {}

  @Public()
  @Post('forgot-password')
  @Answers(MessageAnswer, { summary: 'Mail a link to reset the password; answers alike for every address' })
  async forgot(
    @Body({ schema: ForgotPasswordRequest }) { email }: ForgotPasswordRequest,
    @Req() request: Request,
  ) {
    await this.links.forgot(email, networkOf(request.ip));
    return { message: 'If there is an account with this address, we have sent it a link.' };
  }

  @Public()
  @Post('reset-password')
  @Answers(MessageAnswer, { summary: 'Set a new password by a mailed link; every session ends' })
  async reset(
    @Body({ schema: ResetPasswordRequest }) { token, password }: ResetPasswordRequest,
    @Req() request: Request,
  ) {
    await this.links.reset(token, password, networkOf(request.ip));
    return { message: 'Your password is set. Log in with it.' };
  }

  @Public()
  @Post('verify-email')
  @Answers(MessageAnswer, { summary: 'Confirm an address by a mailed link' })
  async verify(@Body({ schema: VerifyEmailRequest }) { token }: VerifyEmailRequest, @Req() request: Request) {
    await this.links.verify(token, networkOf(request.ip));
    return { message: 'Your address is confirmed.' };
  }
}
