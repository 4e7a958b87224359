import { sameBytes } from '@evident/kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { ENV, type Env } from '../env.js';
import { AccessTokenService, type AccessClaims } from './access-token.service.js';
import type { SessionUser } from './account.js';
import { keyedTag } from './keyed-tag.js';
import { type SessionPlace, SessionsRepository } from './sessions.repository.js';

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
  secret: Buffer;
  hash: Buffer;
}

const RANDOM_BYTES = 16;

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

function parseRefreshToken(token: string | undefined): RefreshToken | null {
  const [, sessionId, secret] = REFRESH_TOKEN.exec(token ?? '') ?? [];
  if (sessionId === undefined || secret === undefined || !z.uuid().safeParse(sessionId).success) return null;
  return { sessionId, secret: Buffer.from(secret, 'base64url'), hash: sha256(secret) };
}

/** A session has a short-lived access token and a refresh token. An expired access token is renewed by the latter. */
@Injectable()
export class SessionsService {
  private readonly logger = new Logger('sessions');

  constructor(
    private readonly repository: SessionsRepository,
    private readonly accessTokens: AccessTokenService,
    @Inject(ENV) private readonly env: Pick<Env, 'JWT_SECRET'>,
  ) {}

  async start(userId: string, place: SessionPlace): Promise<{ access: string; refresh: string }> {
    const sessionId = randomUUID();
    const secret = this.newSecret(sessionId);
    await this.repository.open(sessionId, userId, sha256(secret), place);
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
    const secret = this.newSecret(sessionId);
    const rotation = await this.repository.rotate(sessionId, hash, sha256(secret), REFRESH_GRACE_S);
    if (rotation.outcome === 'refused' && this.wasIssued(token)) {
      this.logger.warn(`Session ${sessionId} ended: a used refresh token was presented again`);
      await this.repository.revoke(sessionId, 'a used refresh token came back');
    }
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

  /** Half of a secret is random, the other half proves that it was issued for this session. */
  private newSecret(sessionId: string): string {
    const random = randomBytes(RANDOM_BYTES);
    return Buffer.concat([random, this.proof(sessionId, random)]).toString('base64url');
  }

  /** Tells a token that was used before from one that somebody made up, who knows the session's id only. */
  private wasIssued({ sessionId, secret }: RefreshToken): boolean {
    const proof = this.proof(sessionId, secret.subarray(0, RANDOM_BYTES));
    return sameBytes(secret.subarray(RANDOM_BYTES), proof);
  }

  private proof(sessionId: string, random: Buffer): Buffer {
    return keyedTag(this.env.JWT_SECRET, 'refresh-token', `${sessionId}|${random.toString('hex')}`);
  }

  /** Ends the session of the tokens. @returns its id, or null when there is none. */
  async end(tokens: SessionTokens): Promise<string | null> {
    const user = await this.peek(tokens);
    if (!user) return null;
    await this.repository.revoke(user.sessionId, 'logged out');
    return user.sessionId;
  }
}
