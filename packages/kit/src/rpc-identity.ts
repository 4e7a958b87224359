import { createHmac } from 'node:crypto';
import type { Actor, ServiceName } from '@evident/contracts';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { EnvError } from './env.js';
import { RpcKeys, type RpcKey, type RpcKeysEnv } from './rpc-keys.js';

/** How long a caller's identity and a statement about a user hold. */
export const IDENTITY_S = 60;
/** A cached identity is replaced this long before it ends, so that it is still good when it arrives. */
const MARGIN_MS = 15_000;

/** Says for which user a call is made. It is good for this call of this request only. */
export const UserStatement = z.object({
  userId: z.string(),
  role: z.string(),
  /** Seconds since 1970. */
  endsAtS: z.number(),
  proof: z.string(),
});
export type UserStatement = z.infer<typeof UserStatement>;

/** What a statement is about. */
export interface StatedCall {
  audience: ServiceName;
  call: string;
  requestId: string;
}

/**
 * Every call of a user has a statement of its own. It is an HMAC of the fields, because a JWT made a call twice as
 * expensive.
 */
export const proofOf = (
  { secret }: RpcKey,
  { audience, call, requestId }: StatedCall,
  { userId, role, endsAtS }: Omit<UserStatement, 'proof'>,
): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['user', audience, call, requestId, userId, role, endsAtS]))
    .digest();

/** What a service says about itself to the services that it calls. */
export class RpcIdentity {
  private readonly cached = new Map<ServiceName, { token: string; madeAt: number; keyId: string }>();

  constructor(
    readonly service: ServiceName,
    private readonly keys: RpcKeys,
  ) {}

  /** @throws EnvError without keys. */
  static fromEnv(service: ServiceName, env: RpcKeysEnv): RpcIdentity {
    return new RpcIdentity(service, RpcKeys.fromEnv(env));
  }

  /** The service's own identity, for one audience. */
  callerToken(audience: ServiceName): string {
    const key = this.keyFor(audience);
    const now = Date.now();
    const known = this.cached.get(audience);
    // A clock that was set back would keep an old token for too long.
    if (known?.keyId === key.id && now >= known.madeAt && now < known.madeAt + IDENTITY_S * 1_000 - MARGIN_MS)
      return known.token;
    const token = this.sign(key, audience);
    this.cached.set(audience, { token, madeAt: now, keyId: key.id });
    return token;
  }

  userStatement(about: StatedCall, { userId, role }: Actor): UserStatement {
    const said = { userId, role, endsAtS: Math.floor(Date.now() / 1_000) + IDENTITY_S };
    return { ...said, proof: proofOf(this.keyFor(about.audience), about, said).toString('base64url') };
  }

  private keyFor(audience: ServiceName): RpcKey {
    const [key] = this.keys.of(this.service, audience);
    if (!key) throw new EnvError(`RPC_KEYS is not usable: it holds no key ${this.service}>${audience}.`);
    return key;
  }

  private sign(key: RpcKey, audience: ServiceName): string {
    return jwt.sign({}, key.secret, {
      algorithm: 'HS256',
      issuer: this.service,
      audience,
      expiresIn: IDENTITY_S,
      keyid: key.id,
    });
  }
}
