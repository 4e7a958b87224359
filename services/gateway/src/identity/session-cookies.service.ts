import { Inject, Injectable } from '@nestjs/common';
import type { CookieOptions, Request, Response } from 'express';
import { ENV, type Env } from '../env.js';
import { shownPrefixOf } from '../http/network.js';
import { ACCESS_TOKEN_S } from './access-token.service.js';
import type { SessionUser } from './account.js';
import { cookieNamed, cookieScope } from './cookies.js';
import { deviceName } from './device-name.js';
import { SessionsService, type SessionTokens } from './sessions.service.js';

const REFRESH_COOKIE_S = 30 * 86_400;

interface WrittenTokens {
  access: string;
  refresh: string | undefined;
}

/** Keeps a browser's session in two cookies. */
@Injectable()
export class SessionCookiesService {
  readonly accessName: string;
  readonly refreshName: string;
  private readonly attributes: CookieOptions;

  constructor(
    @Inject(ENV) env: Env,
    private readonly sessions: SessionsService,
  ) {
    const { prefix, attributes } = cookieScope(env);
    this.accessName = `${prefix}evident-access`;
    this.refreshName = `${prefix}evident-refresh`;
    this.attributes = attributes;
  }

  /** Starts a session and ends the one that the browser had before. */
  async start(userId: string, request: Request, response: Response): Promise<void> {
    await this.end(request);
    const place = { device: deviceName(request.get('user-agent')), network: shownPrefixOf(request.ip) };
    this.write(response, await this.sessions.start(userId, place));
  }

  /** Renews the session by its refresh cookie. @returns its user, or null after clearing the useless cookies. */
  async refresh(request: Request, response: Response): Promise<SessionUser | null> {
    const { refresh } = this.read(request.headers.cookie);
    if (refresh === undefined) return null;
    const refreshed = await this.sessions.refresh(refresh);
    if (refreshed) this.write(response, refreshed);
    else this.clear(response);
    return refreshed?.user ?? null;
  }

  /** @returns the user of a cookie header. Exchanges nothing, because a socket cannot set cookies. */
  peek(cookieHeader: string | undefined): Promise<SessionUser | null> {
    return this.sessions.peek(this.read(cookieHeader));
  }

  /** Ends the session of a request. @returns its id, or null when it has none. */
  end(request: Request): Promise<string | null> {
    return this.sessions.end(this.read(request.headers.cookie));
  }

  clear(response: Response): void {
    response.clearCookie(this.accessName, this.attributes);
    response.clearCookie(this.refreshName, this.attributes);
  }

  readAccess = (request: Request): string | null => this.read(request.headers.cookie).access ?? null;

  private read(cookieHeader: string | undefined): SessionTokens {
    return {
      access: cookieNamed(this.accessName, cookieHeader),
      refresh: cookieNamed(this.refreshName, cookieHeader),
    };
  }

  private write(response: Response, { access, refresh }: WrittenTokens): void {
    if (refresh !== undefined)
      response.cookie(this.refreshName, refresh, { ...this.attributes, maxAge: REFRESH_COOKIE_S * 1_000 });
    response.cookie(this.accessName, access, { ...this.attributes, maxAge: ACCESS_TOKEN_S * 1_000 });
  }
}
