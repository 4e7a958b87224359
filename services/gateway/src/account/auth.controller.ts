import {
  LoginRequest,
  MessageAnswer,
  RegisterRequest,
  SERVER_MESSAGES,
  SUCCESS_TOASTS,
  UserAnswer,
} from '@evident/contracts';
import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { LiveSocket } from '../live/live.socket.js';
import { Answers } from '../openapi/answers.decorator.js';
import { WalletsService } from '../payments/wallets.service.js';
import { CurrentUser, Public } from '../identity/access.decorators.js';
import { networkOf } from '../http/network.js';
import { AuthService } from '../identity/auth.service.js';
import { DeviceCookieService } from '../identity/device-cookie.service.js';
import { type SessionUser, userView } from '../identity/account.js';
import { SessionCookiesService } from '../identity/session-cookies.service.js';
import { AccountLinksService } from './account-links.service.js';

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly links: AccountLinksService,
    private readonly cookies: SessionCookiesService,
    private readonly devices: DeviceCookieService,
    private readonly wallets: WalletsService,
    private readonly live: LiveSocket,
  ) {}

  @Public()
  @Post('register')
  @Answers(UserAnswer, { summary: 'Sign up; the session starts at once', status: 201 })
  async register(
    @Body({ schema: RegisterRequest }) body: RegisterRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const user = await this.auth.register(body, networkOf(request.ip));
    this.devices.remember(user.email, request, response);
    await this.cookies.start(user.id, request, response);
    const message = this.links.greet(user) ? SERVER_MESSAGES.confirmAddress : SUCCESS_TOASTS.signup;
    return { user: userView(user, await this.wallets.read(user)), message };
  }

  @Public()
  @Post('login')
  @Answers(UserAnswer, { summary: 'Log in' })
  async login(
    @Body({ schema: LoginRequest }) body: LoginRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const knownDevice = this.devices.knownTo(body.email, request);
    const user = await this.auth.login(body, { network: networkOf(request.ip), knownDevice });
    this.devices.remember(user.email, request, response);
    await this.cookies.start(user.id, request, response);
    return { user: userView(user, await this.wallets.read(user)), message: SERVER_MESSAGES.loggedIn };
  }

  /** Public, because logging out twice is not an error. */
  @Public()
  @Post('logout')
  @Answers(MessageAnswer, { summary: 'Log out; the session and its sockets end' })
  async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response) {
    const ended = await this.cookies.end(request);
    if (ended !== null) this.live.disconnectSession(ended);
    this.cookies.clear(response);
    return { message: SERVER_MESSAGES.loggedOut };
  }

  @Get('get-me')
  @Answers(UserAnswer, { summary: 'The signed-in user' })
  async getMe(@CurrentUser() user: SessionUser) {
    return { user: userView(user, await this.wallets.read(user)) };
  }
}
