import { Injectable, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { AccessTokenService, type AccessClaims } from './access-token.service.js';
import { SessionCookies } from './session-cookies.service.js';
import type { SessionUser } from './session-user.js';
import { SessionsRepository } from './sessions.repository.js';

const REFRESH_GRACE_S = 10;
const REFRESH_TOKEN = /^([0-9a-f-]{36})\.([\w-]{43})$/;

interface RefreshToken {
  sessionId: string;
  hash: Buffer;
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
const newSecret = (): string => randomBytes(32).toString('base64url');

function parseRefreshToken(token: string | undefined): RefreshToken | null {
  const [, sessionId, secret] = REFRESH_TOKEN.exec(token ?? '') ?? [];
  if (sessionId === undefined || secret === undefined || !z.uuid().safeParse(sessionId).success) return null;
  return { sessionId, hash: sha256(secret) };
}

/** Sessions as cookies: a short access token and a refresh token that is exchanged whenever the former has expired. */
@Injectable()
export class SessionsService {
  private readonly logger = new Logger('sessions');

  constructor(
    private readonly repository: SessionsRepository,
    private readonly cookies: SessionCookies,
    private readonly accessTokens: AccessTokenService,
  ) {}

  /** Starts a session; the one that the browser had before ends. */
  async start(userId: string, request: Request, response: Response): Promise<void> {
    await this.end(request);
    const secret = newSecret();
    const sessionId = await this.repository.open(userId, sha256(secret));
    this.cookies.setRefresh(response, `${sessionId}.${secret}`);
    this.cookies.setAccess(response, this.accessTokens.issue(userId, sessionId));
  }

  /** @returns the user of a good access token whose session still stands. */
  findUser(claims: AccessClaims): Promise<SessionUser | null> {
    return this.repository.findUser(claims.sid, claims.sub);
  }

  /** Exchanges the refresh cookie and answers its user, or null and no cookies. */
  async refresh(request: Request, response: Response): Promise<SessionUser | null> {
    const token = parseRefreshToken(this.cookies.read(request.headers.cookie).refresh);
    if (!token) return null;
    const secret = newSecret();
    const rotation = await this.repository.rotate(
      token.sessionId,
      token.hash,
      sha256(secret),
      REFRESH_GRACE_S,
    );
    switch (rotation.outcome) {
      case 'rotated':
        this.cookies.setRefresh(response, `${token.sessionId}.${secret}`);
        this.cookies.setAccess(response, this.accessTokens.issue(rotation.user.id, token.sessionId));
        return rotation.user;
      case 'grace':
        this.cookies.setAccess(response, this.accessTokens.issue(rotation.user.id, token.sessionId));
        return rotation.user;
      case 'reused':
        this.logger.warn(`Session ${token.sessionId} ended: a used refresh token came back`);
        this.cookies.clear(response);
        return null;
      case 'refused':
        this.cookies.clear(response);
        return null;
    }
  }

  /** Who a cookie header belongs to, without exchanging anything (a socket cannot set cookies). */
  async peek(cookieHeader: string | undefined): Promise<SessionUser | null> {
    const { access, refresh } = this.cookies.read(cookieHeader);
    const claims = access === undefined ? null : this.accessTokens.read(access);
    if (claims) return this.findUser(claims);
    const token = parseRefreshToken(refresh);
    return token ? this.repository.findUserByToken(token.sessionId, token.hash) : null;
  }

  /** Ends the session that a request carries, if any. @returns its id. */
  async end(request: Request): Promise<string | null> {
    const user = await this.peek(request.headers.cookie);
    if (!user) return null;
    await this.repository.revoke(user.sessionId, 'logged out');
    return user.sessionId;
  }

  clearCookies(response: Response): void {
    this.cookies.clear(response);
  }
}
