import { createHmac } from 'node:crypto';
import type { ServiceName } from '@evident/contracts';
import type { RpcKeys } from './rpc-keys.js';
import { sameBytes } from './same-bytes.js';

interface Claim {
  id: string;
  attempt: number;
}

const subjectOf = ({ id, attempt }: Claim): string => `claim ${id} ${attempt}`;

/**
 * Proofs that a service itself gave something to whoever shows them. They are made with the keys that the service shares
 * with the gateway, so every process of the service knows them and no worker can make one.
 */
export class Tickets {
  constructor(
    private readonly service: ServiceName,
    private readonly keys: RpcKeys,
  ) {}

  /** @param subject what the ticket is for. */
  of(subject: string): string {
    const [key] = this.keys.of('gateway', this.service);
    if (!key) throw new Error(`There is no key gateway>${this.service}`);
    return this.digest(subject, key.secret).toString('base64url');
  }

  /** Whether this service gave the ticket for the subject, also before a key was replaced. */
  proves(subject: string, ticket: string | undefined): boolean {
    const shown = Buffer.from(ticket ?? '', 'base64url');
    return this.keys
      .of('gateway', this.service)
      .some(({ secret }) => sameBytes(shown, this.digest(subject, secret)));
  }

  /** The ticket of one attempt at leased work: whoever shows it has claimed this attempt. */
  ofClaim(claim: Claim): string {
    return this.of(subjectOf(claim));
  }

  provesClaim(claim: Claim, ticket: string | undefined): boolean {
    return this.proves(subjectOf(claim), ticket);
  }

  private digest(subject: string, secret: Parameters<typeof createHmac>[1]): Buffer {
    return createHmac('sha256', secret).update(`ticket:${subject}`).digest();
  }
}
