import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { ENV, type Env } from '../env.js';
import { cookieNamed, cookieScope } from '../identity/cookies.js';
import { seal, unseal } from '../identity/sealed-text.js';

const LIFETIME_MS = 10 * 60_000;

/** The browser is away at the provider. */
const Away = z.object({
  until: z.number(),
  next: z.string(),
  checks: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
});
/** The provider has confirmed the person, and the account wants a further proof. */
const Waiting = z.object({
  until: z.number(),
  next: z.string(),
  person: z.object({ issuer: z.string(), subject: z.string(), email: z.string(), name: z.string() }),
  needs: z.enum(['link', 'code']),
});
export type Away = Omit<z.infer<typeof Away>, 'until'>;
export type Waiting = Omit<z.infer<typeof Waiting>, 'until'>;

const KINDS = { away: Away, waiting: Waiting } as const;
type Kind = keyof typeof KINDS;

/**
 * Keeps an unfinished sign-in in the browser, so that any gateway can go on with it. The cookie is encrypted and
 * authenticated, and holds for ten minutes.
 */
@Injectable()
export class SignOnCookiesService {
  private readonly prefix: string;
  private readonly attributes;
  private readonly secret: string;

  constructor(@Inject(ENV) env: Pick<Env, 'PUBLIC_ORIGIN' | 'JWT_SECRET'>) {
    const { prefix, attributes } = cookieScope(env);
    this.prefix = prefix;
    this.attributes = attributes;
    this.secret = env.JWT_SECRET;
  }

  write(kind: 'away', value: Away, response: Response): void;
  write(kind: 'waiting', value: Waiting, response: Response): void;
  write(kind: Kind, value: object, response: Response): void {
    const text = JSON.stringify({ ...value, until: Date.now() + LIFETIME_MS });
    const sealed = seal(this.secret, text, ownerOf(kind)).toString('base64url');
    response.cookie(this.nameOf(kind), sealed, { ...this.attributes, maxAge: LIFETIME_MS });
  }

  read(kind: 'away', request: Request): Away | null;
  read(kind: 'waiting', request: Request): Waiting | null;
  read(kind: Kind, request: Request): Away | Waiting | null {
    const sealed = cookieNamed(this.nameOf(kind), request.headers.cookie);
    if (sealed === undefined) return null;
    try {
      const text = unseal(this.secret, Buffer.from(sealed, 'base64url'), ownerOf(kind));
      const value = KINDS[kind].parse(JSON.parse(text));
      return value.until > Date.now() ? value : null;
    } catch {
      return null;
    }
  }

  clear(kind: Kind, response: Response): void {
    response.clearCookie(this.nameOf(kind), this.attributes);
  }

  private nameOf(kind: Kind): string {
    return `${this.prefix}evident-sign-on-${kind}`;
  }
}

/** A cookie of one kind is worthless as one of the other. */
const ownerOf = (kind: Kind): string => `sign-on ${kind}`;
