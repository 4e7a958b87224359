import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { createHash, createSecretKey, type KeyObject, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Env } from '../env.js';

export const ACCESS_TOKEN_S = 15 * 60;
export const ACCESS_TOKEN = {
  algorithm: 'HS256',
  issuer: 'evident-gateway',
  audience: 'evident-api',
  typ: 'access',
} as const;

export const AccessClaims = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  typ: z.literal(ACCESS_TOKEN.typ),
  jti: z.uuid(),
});
export type AccessClaims = z.infer<typeof AccessClaims>;

const keys = new Map<string, KeyObject>();

/** A key object is faster than the string, which jsonwebtoken would try to read as a public key on each request. */
function keyOf(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(Buffer.from(secret));
  keys.set(secret, key);
  return key;
}

/** Names a secret in the header of its tokens, without telling it. */
const keyIdOf = (secret: string): string => createHash('sha256').update(secret).digest('hex').slice(0, 12);

type Secrets = Pick<Env, 'JWT_SECRET' | 'JWT_SECRET_PREVIOUS'>;

/** The key that signs now, and its name. */
export const signingKey = ({ JWT_SECRET: secret }: Secrets): { key: KeyObject; keyid: string } => ({
  key: keyOf(secret),
  keyid: keyIdOf(secret),
});

/** The key that should have signed the token. After a change of the secret that is the previous one for a while. */
export function verifyingKey({ JWT_SECRET, JWT_SECRET_PREVIOUS }: Secrets, token: unknown): KeyObject {
  const [header = ''] = String(token).split('.');
  const previous = JWT_SECRET_PREVIOUS;
  return keyOf(previous !== undefined && keyIdIn(header) === keyIdOf(previous) ? previous : JWT_SECRET);
}

function keyIdIn(header: string): unknown {
  try {
    return (JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid?: unknown } | null)?.kid;
  } catch {
    return undefined;
  }
}

@Injectable()
export class AccessTokenService {
  constructor(private readonly jwt: JwtService) {}

  /** @returns a token that lasts {@link ACCESS_TOKEN_S} seconds. */
  issue(userId: string, sessionId: string): string {
    return this.jwt.sign({ sub: userId, sid: sessionId, typ: ACCESS_TOKEN.typ, jti: randomUUID() });
  }

  /** @returns the claims of a good token, or null. */
  read(token: string): AccessClaims | null {
    try {
      return AccessClaims.parse(this.jwt.verify(token));
    } catch {
      return null;
    }
  }
}
