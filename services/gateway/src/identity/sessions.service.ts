import { Injectable, Logger } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { AccessTokenService, type AccessClaims } from './access-token.service.js';
import type { SessionUser } from './account.js';
import { SessionsRepository } from './sessions.repository.js';

const REFRESH_GRACE_S = 10;
const REFRESH_TOKEN = /^([0-9a-f-]{36})\.([\w-]{43})$/;

/** What a browser holds of a session. Either token may be missing. */
export interface SessionTokens {
  access: string | undefined;
  refresh: string | undefined;
}

export interface RefreshedSession {
  user: SessionUser;
  access: string;
  /** Undefined when the browser has the newest refresh token already, from another tab. */
  refresh: string | undefined;
}

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

/** A session has a short-lived access token and a refresh token. An expired access token is renewed by the latter. */
@Injectable()
export class SessionsService {
  private readonly logger = new Logger('sessions');

  constructor(
    private readonly repository: SessionsRepository,
    private readonly accessTokens: AccessTokenService,
  ) {}

  async start(userId: string): Promise<{ access: string; refresh: string }> {
    const secret = newSecret();
    const sessionId = await this.repository.open(userId, sha256(secret));
    return { access: this.accessTokens.issue(userId, sessionId), refresh: `${sessionId}.${secret}` };
  }

  /** @returns the user of valid claims whose session has not ended. */
  findUser(claims: AccessClaims): Promise<SessionUser | null> {
    return this.repository.findUser(claims.sid, claims.sub);
  }

  /** @returns new tokens and their user, or null when the refresh token is not valid. */
  async refresh(refreshToken: string | undefined): Promise<RefreshedSession | null> {
    const token = parseRefreshToken(refreshToken);
    if (!token) return null;
    const { sessionId, hash } = token;
    const secret = newSecret();
    const rotation = await this.repository.rotate(sessionId, hash, sha256(secret), REFRESH_GRACE_S);
    if (rotation.outcome === 'reused')
      this.logger.warn(`Session ${sessionId} ended: a used refresh token was presented again`);
    if (rotation.user === null) return null;
    return {
      user: rotation.user,
      access: this.accessTokens.issue(rotation.user.id, sessionId),
      refresh: rotation.outcome === 'rotated' ? `${sessionId}.${secret}` : undefined,
    };
  }

  /** @returns the user of the tokens, without exchanging them. */
  async peek({ access, refresh }: SessionTokens): Promise<SessionUser | null> {
    const claims = access === undefined ? null : this.accessTokens.read(access);
    if (claims) return this.findUser(claims);
    const token = parseRefreshToken(refresh);
    return token ? this.repository.findUserByToken(token.sessionId, token.hash) : null;
  }

  /** Ends the session of the tokens. @returns its id, or null when there is none. */
  async end(tokens: SessionTokens): Promise<string | null> {
    const user = await this.peek(tokens);
    if (!user) return null;
    await this.repository.revoke(user.sessionId, 'logged out');
    return user.sessionId;
  }
}
