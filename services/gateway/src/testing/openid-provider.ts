import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { CALLBACK_PATH } from '../single-sign-on/openid.client.js';

/** What the provider tells about a person beside the subject. */
export interface ProvidedPerson {
  name?: string;
  email?: string;
  email_verified?: boolean;
}

export interface OpenIdProvider {
  issuer: string;
  /** Settings of a gateway that uses it. */
  env: { OIDC_ISSUER: string; OIDC_CLIENT_ID: string; OIDC_CLIENT_SECRET: string };
  /** People by the login that they enter; any password is right. The login is the subject. */
  people: Map<string, ProvidedPerson>;
  /** Lets a gateway use the provider; has to be called before its first sign-in. */
  admit(gatewayOrigin: string): void;
  stop(): Promise<void>;
}

/** A real OpenID provider on loopback, with its own login page. It insists on PKCE and asks for no consent. */
export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const people = new Map<string, ProvidedPerson>();
  const client = { id: 'evident', secret: randomUUID() };
  let listener: RequestListener | undefined;
  const server = createServer((request, response) => {
    if (listener) listener(request, response);
    else response.writeHead(503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret },
    people,
    admit: (origin) => {
      const answer = quietly(() =>
        providerOf(issuer, client, `${origin}${CALLBACK_PATH}`, people).callback(),
      );
      listener = (request, response) => void answer(request, response);
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The provider warns about what is right here: its own login page, and everything in memory. */
function quietly<T>(work: () => T): T {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return work();
  } finally {
    console.warn = warn;
  }
}

function providerOf(
  issuer: string,
  client: { id: string; secret: string },
  redirectUri: string,
  people: ReadonlyMap<string, ProvidedPerson>,
): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  return new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    cookies: { keys: [randomUUID()] },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'k', use: 'sig', alg: 'RS256' }] },
    pkce: { required: () => true },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    findAccount: (_context, login) => ({
      accountId: login,
      claims: () => ({ sub: login, ...people.get(login) }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      if (!oidc.client || !oidc.session?.accountId) return undefined;
      const grant = new oidc.provider.Grant({
        clientId: oidc.client.clientId,
        accountId: oidc.session.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
}
