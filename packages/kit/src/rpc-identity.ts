import type { Actor, ServiceName } from '@evident/contracts';
import jwt from 'jsonwebtoken';
import { EnvError } from './env.js';
import { RpcKeys, type RpcKey, type RpcKeysEnv } from './rpc-keys.js';

/** How long a caller's identity and a statement about a user hold. */
export const IDENTITY_S = 60;
/** A cached identity is replaced this long before it ends, so that it is still good when it arrives. */
const MARGIN_MS = 15_000;

/** What a token is for, so that none is taken for another kind. */
export const TOKEN_USE = { caller: 'caller', user: 'user' } as const;

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
    const token = this.sign({ use: TOKEN_USE.caller }, key, audience);
    this.cached.set(audience, { token, madeAt: now, keyId: key.id });
    return token;
  }

  /** States for which user a call is made. It is good for this call of this request only. */
  userStatement(audience: ServiceName, call: string, requestId: string, { userId, role }: Actor): string {
    const claims = { use: TOKEN_USE.user, call, rid: requestId, sub: userId, role };
    return this.sign(claims, this.keyFor(audience), audience);
  }

  private keyFor(audience: ServiceName): RpcKey {
    const [key] = this.keys.of(this.service, audience);
    if (!key) throw new EnvError(`RPC_KEYS is not usable: it holds no key ${this.service}>${audience}.`);
    return key;
  }

  private sign(claims: object, key: RpcKey, audience: ServiceName): string {
    return jwt.sign(claims, key.secret, {
      algorithm: 'HS256',
      issuer: this.service,
      audience,
      expiresIn: IDENTITY_S,
      keyid: key.id,
    });
  }
}
