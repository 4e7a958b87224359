import { Inject, Injectable } from '@nestjs/common';
import type { CookieOptions, Request, Response } from 'express';
import { ENV, type Env } from '../env.js';
import { ACCESS_TOKEN_S } from './access-token.service.js';

const REFRESH_COOKIE_S = 30 * 86_400;

/** Both cookies hold only characters that need no decoding. */
function cookieNamed(name: string, header: string | undefined): string | undefined {
  const pair = (header ?? '').split(';').find((part) => part.trimStart().startsWith(`${name}=`));
  return pair?.slice(pair.indexOf('=') + 1).trim();
}

/** Names and attributes of the two session cookies; over HTTPS the `__Host-` prefix pins them to this very host. */
@Injectable()
export class SessionCookies {
  readonly accessName: string;
  readonly refreshName: string;
  private readonly attributes: CookieOptions;

  constructor(@Inject(ENV) env: Pick<Env, 'PUBLIC_ORIGIN'>) {
    const secure = env.PUBLIC_ORIGIN[0]?.startsWith('https://') ?? false;
    const prefix = secure ? '__Host-' : '';
    this.accessName = `${prefix}evident-access`;
    this.refreshName = `${prefix}evident-refresh`;
    this.attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure };
  }

  read(header: string | undefined): { access: string | undefined; refresh: string | undefined } {
    return { access: cookieNamed(this.accessName, header), refresh: cookieNamed(this.refreshName, header) };
  }

  readAccess = (request: Request): string | null => this.read(request.headers.cookie).access ?? null;

  setAccess(response: Response, token: string): void {
    response.cookie(this.accessName, token, { ...this.attributes, maxAge: ACCESS_TOKEN_S * 1_000 });
  }

  setRefresh(response: Response, token: string): void {
    response.cookie(this.refreshName, token, { ...this.attributes, maxAge: REFRESH_COOKIE_S * 1_000 });
  }

  clear(response: Response): void {
    response.clearCookie(this.accessName, this.attributes);
    response.clearCookie(this.refreshName, this.attributes);
  }
}
