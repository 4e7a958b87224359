import { DomainError } from '@evident/kit';
import { Injectable } from '@nestjs/common';
import argon2 from 'argon2';
import { randomBytes } from 'node:crypto';

/** OWASP recommends these for argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** One hash keeps a core busy for about 30 ms, so only a few run at the same time. */
const CONCURRENT = 2;
const WAITING = 64;

/** Hashes and checks passwords, a few at a time. */
@Injectable()
export class PasswordsService {
  private running = 0;
  private readonly queue: (() => void)[] = [];
  private decoy: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return this.bounded(() => argon2.hash(password, PARAMETERS));
  }

  /** @param hash null for an unknown account. The check then fails after the same work. */
  async matches(hash: string | null, password: string): Promise<boolean> {
    const against = hash ?? (await this.decoyHash());
    const same = await this.bounded(() => argon2.verify(against, password));
    return same && hash !== null;
  }

  /** Computed at the start, so that the first unknown account is answered as fast as the next ones. */
  decoyHash(): Promise<string> {
    return (this.decoy ??= this.hash(randomBytes(24).toString('base64url')));
  }

  private async bounded<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= CONCURRENT) {
      if (this.queue.length >= WAITING) {
        throw new DomainError(
          'SERVICE_UNAVAILABLE',
          'Too many people are logging in right now, try again shortly',
          { retryAfterS: 3 },
        );
      }
      await new Promise<void>((resolve) => this.queue.push(resolve));
    } else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.queue.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
