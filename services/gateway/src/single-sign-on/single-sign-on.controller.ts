import {
  ConfirmSignOnRequest,
  PendingSignOn,
  SERVER_MESSAGES,
  type SignOnProblem,
  UserAnswer,
} from '@evident/contracts';
import { DomainError, notFound } from '@evident/kit';
import { Body, Controller, Get, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiFoundResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ENV, type Env, signOnLabel } from '../env.js';
import { networkOf } from '../http/network.js';
import { Public } from '../identity/access.decorators.js';
import { userView } from '../identity/account.js';
import { DeviceCookieService } from '../identity/device-cookie.service.js';
import { SessionCookiesService } from '../identity/session-cookies.service.js';
import { Answers } from '../openapi/answers.decorator.js';
import { WalletsService } from '../payments/wallets.service.js';
import { RateLimiterService } from '../rate-limits/rate-limiter.service.js';
import { OpenIdClient, ProviderUnavailable } from './openid.client.js';
import { SignOnCookiesService, type Waiting } from './sign-on-cookies.service.js';
import { SingleSignOnService } from './single-sign-on.service.js';

const MAX_NEXT = 500;

/** @returns the path when it stays on this site, otherwise the start page. */
export function safePath(next: unknown): string {
  if (typeof next !== 'string' || next.length > MAX_NEXT || !/^\/(?![/\\])/.test(next)) return '/';
  const base = 'http://here.invalid';
  return URL.canParse(next, base) && new URL(next, base).origin === base ? next : '/';
}

/** Sign-in at the institution's OpenID provider. Browsers open the first two addresses as pages. */
@ApiTags('auth')
@Controller('auth/oidc')
export class SingleSignOnController {
  constructor(
    @Inject(ENV) private readonly env: Pick<Env, 'OIDC_ISSUER' | 'OIDC_LABEL'>,
    private readonly provider: OpenIdClient,
    private readonly signOn: SingleSignOnService,
    private readonly pending: SignOnCookiesService,
    private readonly sessions: SessionCookiesService,
    private readonly devices: DeviceCookieService,
    private readonly wallets: WalletsService,
    private readonly limiter: RateLimiterService,
  ) {}

  @Public()
  @Get('start')
  @ApiOperation({ summary: 'Go to the provider; `next` is the path to open afterwards' })
  @ApiFoundResponse({ description: 'The address of the provider' })
  async start(@Req() request: Request, @Res() response: Response): Promise<void> {
    this.label();
    try {
      const { url, checks } = await this.provider.begin();
      this.pending.write('away', { checks, next: safePath(request.query.next) }, response);
      response.redirect(url.href);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      toLogin(response, 'unavailable');
    }
  }

  @Public()
  @Get('callback')
  @ApiOperation({ summary: 'Come back from the provider' })
  @ApiFoundResponse({ description: 'The page that was asked for, or the one that says what is missing' })
  async callback(@Req() request: Request, @Res() response: Response): Promise<void> {
    this.label();
    const away = this.pending.read('away', request);
    this.pending.clear('away', response);
    if (!away) return toLogin(response, 'failed');
    const network = networkOf(request.ip);
    await this.limiter.consume('login-address', network);
    try {
      const query = request.originalUrl.slice(request.originalUrl.indexOf('?'));
      const person = await this.provider.finish(query, away.checks);
      if (!person) return toLogin(response, 'failed');
      const outcome = await this.signOn.signOn(person, network);
      await this.limiter.refund('login-address', network);
      switch (outcome.kind) {
        case 'refused':
          return toLogin(response, outcome.problem);
        case 'waiting': {
          const { issuer, subject, email, name } = person;
          const waiting: Waiting = {
            person: { issuer, subject, email, name },
            needs: outcome.needs,
            next: away.next,
          };
          this.pending.write('waiting', waiting, response);
          return response.redirect('/confirm-sign-in');
        }
        case 'signed-in':
          await this.enter(outcome.account, request, response);
          return response.redirect(away.next);
      }
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      toLogin(response, 'unavailable');
    }
  }

  @Public()
  @Get('pending')
  @Answers(PendingSignOn, { summary: 'The sign-in of this browser that waits for a password or a code' })
  read(@Req() request: Request): PendingSignOn {
    const label = this.label();
    const waiting = this.pending.read('waiting', request);
    if (!waiting) throw notFound('The sign-in');
    return { email: waiting.person.email, label, needs: waiting.needs, next: waiting.next };
  }

  @Public()
  @Post('confirm')
  @Answers(UserAnswer, { summary: 'Finish it; a password links the account to the provider' })
  async confirm(
    @Body({ schema: ConfirmSignOnRequest }) proof: ConfirmSignOnRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    this.label();
    const waiting = this.pending.read('waiting', request);
    if (!waiting)
      throw new DomainError('LINK_INVALID', 'This sign-in is too old or was used before. Start again.');
    const knownDevice = this.devices.knownTo(waiting.person.email, request);
    const client = { network: networkOf(request.ip), knownDevice };
    const user = await this.signOn.confirm(waiting, proof, client);
    this.pending.clear('waiting', response);
    await this.enter(user, request, response);
    return { user: userView(user, await this.wallets.read(user)), message: SERVER_MESSAGES.loggedIn };
  }

  private async enter({ id, email }: { id: string; email: string }, request: Request, response: Response) {
    this.devices.remember(email, request, response);
    await this.sessions.start(id, request, response);
  }

  /** @throws NOT_FOUND where nobody signs in at a provider */
  private label(): string {
    const label = signOnLabel(this.env);
    if (label === null) throw notFound('Single sign-on');
    return label;
  }
}

const toLogin = (response: Response, problem: SignOnProblem): void =>
  response.redirect(`/login?sign-on=${problem}`);
