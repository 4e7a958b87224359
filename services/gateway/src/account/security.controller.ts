import {
  AccountSecurity,
  ChangePasswordRequest,
  MessageAnswer,
  PasswordConfirmation,
  RecoveryCodesAnswer,
  SecondFactorConfirmation,
  SecondFactorProof,
  SecondFactorSetup,
} from '@evident/contracts';
import { DomainError } from '@evident/kit';
import { Body, Controller, Delete, Get, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { SessionIdPipe } from '../http/id.pipe.js';
import { CurrentUser } from '../identity/access.decorators.js';
import type { SessionUser } from '../identity/account.js';
import { SessionCookiesService } from '../identity/session-cookies.service.js';
import { Answers } from '../openapi/answers.decorator.js';
import { AccountLinksService } from './account-links.service.js';
import { AccountSecurityService } from './account-security.service.js';

@ApiTags('account')
@Controller('account')
export class SecurityController {
  constructor(
    private readonly security: AccountSecurityService,
    private readonly links: AccountLinksService,
    private readonly cookies: SessionCookiesService,
  ) {}

  @Get('security')
  @Answers(AccountSecurity, { summary: 'Sessions, second factor and address of the account' })
  read(@CurrentUser() user: SessionUser) {
    return this.security.read(user);
  }

  @Post('password')
  @Answers(MessageAnswer, { summary: 'Change the password; the other sessions end' })
  async changePassword(
    @Body({ schema: ChangePasswordRequest }) { currentPassword, newPassword }: ChangePasswordRequest,
    @CurrentUser() user: SessionUser,
  ) {
    await this.security.changePassword(user, currentPassword, newPassword);
    return { message: 'Your password was changed. Your other sessions were ended.' };
  }

  @Delete('sessions/:id')
  @Answers(MessageAnswer, { summary: 'End one session of the account' })
  async endSession(@Param('id', SessionIdPipe) sessionId: string, @CurrentUser() user: SessionUser) {
    await this.security.endSession(user, sessionId);
    return { message: 'The session was ended' };
  }

  @Post('sign-out-everywhere')
  @Answers(MessageAnswer, { summary: 'End every session of the account, this one included' })
  async signOutEverywhere(@CurrentUser() user: SessionUser, @Res({ passthrough: true }) response: Response) {
    await this.security.signOutEverywhere(user);
    this.cookies.clear(response);
    return { message: 'You are signed out everywhere' };
  }

  @Post('verification')
  @Answers(MessageAnswer, { summary: 'Mail the link that confirms the address once more' })
  verification(@CurrentUser() user: SessionUser) {
    if (!this.links.greet(user))
      throw new DomainError('VALIDATION_FAILED', 'Your address needs no confirmation');
    return { message: 'We have sent you an email with a link' };
  }

  @Post('second-factor')
  @Answers(SecondFactorSetup, {
    summary: 'Begin to set up a second factor; it counts once a code confirms it',
  })
  beginSecondFactor(
    @Body({ schema: PasswordConfirmation }) { password }: PasswordConfirmation,
    @CurrentUser() user: SessionUser,
  ) {
    return this.security.beginSecondFactor(user, password);
  }

  @Post('second-factor/confirm')
  @Answers(RecoveryCodesAnswer, { summary: 'Turn the second factor on; shows the recovery codes once' })
  async confirmSecondFactor(
    @Body({ schema: SecondFactorConfirmation }) { code }: SecondFactorConfirmation,
    @CurrentUser() user: SessionUser,
  ) {
    return { recoveryCodes: await this.security.confirmSecondFactor(user, code) };
  }

  @Post('second-factor/recovery-codes')
  @Answers(RecoveryCodesAnswer, { summary: 'New recovery codes; those of before stop working' })
  async renewRecoveryCodes(
    @Body({ schema: SecondFactorProof }) { password, code }: SecondFactorProof,
    @CurrentUser() user: SessionUser,
  ) {
    return { recoveryCodes: await this.security.renewRecoveryCodes(user, password, code) };
  }

  @Delete('second-factor')
  @Answers(MessageAnswer, { summary: 'Turn the second factor off' })
  async removeSecondFactor(
    @Body({ schema: SecondFactorProof }) { password, code }: SecondFactorProof,
    @CurrentUser() user: SessionUser,
  ) {
    await this.security.removeSecondFactor(user, password, code);
    return { message: 'The second factor is off' };
  }
}
