import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { createSecretKey, type KeyObject, randomUUID } from 'node:crypto';
import { z } from 'zod';

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

let lastKey: { secret: string; key: KeyObject } | undefined;

/** A key object is faster than the string, which jsonwebtoken would try to read as a public key on each request. */
export function signingKey(secret: string): KeyObject {
  if (lastKey?.secret !== secret) lastKey = { secret, key: createSecretKey(Buffer.from(secret)) };
  return lastKey.key;
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
