import { messageOf } from '@evident/kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import * as openid from 'openid-client';
import { z } from 'zod';
import { ENV, type Env } from '../env.js';

const TIMEOUT_S = 10;
/** Providers change their addresses and keys rarely; the keys are fetched again by the library when one is unknown. */
const CONFIGURATION_MS = 3_600_000;
export const CALLBACK_PATH = '/api/v1/auth/oidc/callback';

/** What a browser keeps between leaving for the provider and coming back. */
export interface SignOnChecks {
  state: string;
  nonce: string;
  verifier: string;
}

/** Who signed in, as the provider says. */
export interface ExternalPerson {
  issuer: string;
  subject: string;
  email: string;
  /** The provider says that the person owns the address. Anything but `true` is no. */
  emailVerified: boolean;
  name: string;
}

const Claims = z.object({
  email: z.email().max(254).optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
});

/** The provider cannot be reached, or is not set up. */
export class ProviderUnavailable extends Error {}

/** Talks to the institution's OpenID provider: authorization code flow with PKCE, state and nonce. */
@Injectable()
export class OpenIdClient {
  private readonly logger = new Logger('single-sign-on');
  private known: { configuration: Promise<openid.Configuration>; until: number } | undefined;

  constructor(
    @Inject(ENV)
    private readonly env: Pick<
      Env,
      'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'OIDC_SCOPES' | 'PUBLIC_ORIGIN'
    >,
  ) {}

  /** @returns where the browser goes, and what it has to bring back. @throws ProviderUnavailable */
  async begin(): Promise<{ url: URL; checks: SignOnChecks }> {
    const configuration = await this.configuration();
    const checks = {
      state: openid.randomState(),
      nonce: openid.randomNonce(),
      verifier: openid.randomPKCECodeVerifier(),
    };
    const url = openid.buildAuthorizationUrl(configuration, {
      redirect_uri: this.callback().href,
      scope: this.env.OIDC_SCOPES,
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
    });
    return { url, checks };
  }

  /**
   * Exchanges the code. The library checks state, nonce, issuer, audience, times and the signature of the ID token.
   * @param query the query of the callback's address, as the browser sent it
   * @returns null when the provider or the person refused, or a check failed. @throws ProviderUnavailable
   */
  async finish(query: string, checks: SignOnChecks): Promise<ExternalPerson | null> {
    const configuration = await this.configuration();
    const current = this.callback();
    current.search = query;
    try {
      const tokens = await openid.authorizationCodeGrant(configuration, current, {
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        pkceCodeVerifier: checks.verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) return null;
      let known = Claims.parse(claims);
      // Many providers put only the subject into the ID token when a code is exchanged.
      if (known.email === undefined || known.email_verified === undefined) {
        const more = await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub);
        known = Claims.parse(more);
      }
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: known.email ?? '',
        emailVerified: known.email !== undefined && known.email_verified === true,
        name: (known.name ?? '').trim(),
      };
    } catch (error) {
      this.logger.warn(`A sign-in at the provider failed: ${messageOf(error)}`);
      return null;
    }
  }

  private callback(): URL {
    return new URL(CALLBACK_PATH, this.env.PUBLIC_ORIGIN[0]);
  }

  private async configuration(): Promise<openid.Configuration> {
    if (!this.known || this.known.until < Date.now())
      this.known = { configuration: this.discover(), until: Date.now() + CONFIGURATION_MS };
    try {
      return await this.known.configuration;
    } catch (error) {
      this.known = undefined;
      this.logger.error(`The provider was not reached: ${messageOf(error)}`);
      throw new ProviderUnavailable('The provider was not reached');
    }
  }

  private async discover(): Promise<openid.Configuration> {
    const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret } = this.env;
    if (issuer === undefined || id === undefined) throw new Error('OIDC_ISSUER is not set');
    const server = new URL(issuer);
    return openid.discovery(server, id, secret, undefined, {
      timeout: TIMEOUT_S,
      // The settings admit plain HTTP on this host only.
      execute: server.protocol === 'http:' ? [openid.allowInsecureRequests] : [],
    });
  }
}
