import { ServiceName, takesActor, type RpcDefinition } from '@evident/contracts';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { DomainError } from './domain-error.js';
import { IDENTITY_S, proofOf, UserStatement } from './rpc-identity.js';
import type { RpcKeys } from './rpc-keys.js';
import { sameBytes } from './same-bytes.js';

/** Clocks of two machines may differ by this much. */
const CLOCK_TOLERANCE_S = 5;
/** Identities that were verified; each caller has one a minute, so more are not needed. */
const MOST_KNOWN = 100;

/** What `RpcClient` sends. */
const Envelope = z.object({
  requestId: z.string(),
  traceParent: z.string().optional(),
  caller: z.string(),
  statement: UserStatement.optional(),
  request: z.unknown(),
});
const CallerClaims = z.object({ iss: ServiceName, exp: z.number() });

/** A call whose caller, and whose user where it has one, are known. */
export interface VerifiedCall {
  requestId: string;
  traceParent?: string | undefined;
  request: unknown;
}

const unknownCaller = (why: string): DomainError => new DomainError('CALLER_UNKNOWN', why);

/** Decides for one service who may call it. */
export class RpcCallerCheck {
  private readonly known = new Map<string, { caller: ServiceName; endsAt: number }>();

  constructor(
    private readonly audience: ServiceName,
    private readonly keys: RpcKeys,
  ) {}

  /**
   * @returns the call with `actor` as the gateway states it, whatever the caller wrote there.
   * @throws CALLER_UNKNOWN, CALLER_REFUSED
   */
  verify(call: string, definition: RpcDefinition, message: unknown): VerifiedCall {
    const sent = Envelope.safeParse(message);
    if (!sent.success) throw unknownCaller('The call carries no identity of its caller');
    const { requestId, traceParent, caller: token, statement, request } = sent.data;
    const caller = this.callerOf(token);
    if (!definition.callers.includes(caller))
      throw new DomainError('CALLER_REFUSED', `The ${caller} service may not call ${call}`);
    if (!takesActor(definition)) return { requestId, traceParent, request };
    const actor = this.actorOf(statement, call, requestId);
    return { requestId, traceParent, request: { ...(request as object), actor } };
  }

  private callerOf(token: string): ServiceName {
    const known = this.known.get(token);
    if (known && Date.now() < known.endsAt) return known.caller;
    const claimed = CallerClaims.safeParse(jwt.decode(token));
    if (!claimed.success) throw unknownCaller("The caller's identity cannot be read");
    const { iss: caller, exp } = CallerClaims.parse(this.claimsOf(token, claimed.data.iss));
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    this.known.set(token, { caller, endsAt: exp * 1_000 });
    return caller;
  }

  /** @returns the user as the gateway stated it; the call's schema parses it. */
  private actorOf(statement: UserStatement | undefined, call: string, requestId: string): unknown {
    if (statement === undefined) throw unknownCaller('The call does not say for which user it is made');
    const { userId, role, endsAtS } = statement;
    const shown = Buffer.from(statement.proof, 'base64url');
    const left = endsAtS - Date.now() / 1_000;
    const holds =
      left > -CLOCK_TOLERANCE_S &&
      left < IDENTITY_S + CLOCK_TOLERANCE_S &&
      this.keys
        .of('gateway', this.audience)
        .some((key) =>
          sameBytes(shown, proofOf(key, { audience: this.audience, call, requestId }, statement)),
        );
    if (!holds) throw unknownCaller('The statement about the user is wrong, has ended or is of another call');
    return { userId, role };
  }

  /** @returns the claims of a token that `issuer` signed for this service and that has not ended. */
  private claimsOf(token: string, issuer: ServiceName): unknown {
    for (const { secret } of this.keys.of(issuer, this.audience)) {
      try {
        return jwt.verify(token, secret, {
          algorithms: ['HS256'],
          issuer,
          audience: this.audience,
          clockTolerance: CLOCK_TOLERANCE_S,
        });
      } catch {
        // The key before this one may have signed it.
      }
    }
    throw unknownCaller(
      `The identity of the ${issuer} service is wrong, has ended or is for another service`,
    );
  }
}
