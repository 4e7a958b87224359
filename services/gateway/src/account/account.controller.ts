import { AccountExport, DeleteAccountRequest, MessageAnswer } from '@evident/contracts';
import { Body, Controller, Delete, Get, Header, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentUser } from '../identity/access.decorators.js';
import { AuthService } from '../identity/auth.service.js';
import { DeviceCookieService } from '../identity/device-cookie.service.js';
import type { SessionUser } from '../identity/account.js';
import { SessionCookiesService } from '../identity/session-cookies.service.js';
import { RateLimit } from '../rate-limits/rate-limit.guard.js';
import { LiveSocket } from '../live/live.socket.js';
import { Answers } from '../openapi/answers.decorator.js';
import { AccountService } from './account.service.js';

@ApiTags('account')
@Controller('account')
export class AccountController {
  constructor(
    private readonly accounts: AccountService,
    private readonly auth: AuthService,
    private readonly cookies: SessionCookiesService,
    private readonly devices: DeviceCookieService,
    private readonly live: LiveSocket,
  ) {}

  @Get('export')
  @RateLimit('export')
  @Header('Content-Disposition', 'attachment; filename="evident-account.json"')
  @Answers(AccountExport, { summary: 'Everything kept about the user, as one file' })
  export(@CurrentUser() user: SessionUser) {
    return this.accounts.export(user);
  }

  @Delete()
  @Answers(MessageAnswer, { summary: 'Delete the account; asks for the password once more' })
  async delete(
    @Body({ schema: DeleteAccountRequest }) { password }: DeleteAccountRequest,
    @CurrentUser() user: SessionUser,
    @Res({ passthrough: true }) response: Response,
  ) {
    await this.auth.confirmPassword(user.id, password);
    await this.accounts.delete(user.id);
    this.live.disconnectUser(user.id);
    this.cookies.clear(response);
    this.devices.clear(response);
    return { message: 'Your account was deleted' };
  }
}
