import { JwtService } from '@nestjs/jwt';
import { randomBytes, randomUUID } from 'node:crypto';
import type { TestBrowser } from '../testing/test-browser.js';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const ACCESS = 'evident-access';
const REFRESH = 'evident-refresh';
const status = async (browser: TestBrowser): Promise<number> => (await browser.get('/auth/get-me')).status;

/** Replaces the access token of a signed-in browser by a changed one, and removes the refresh token. */
async function withToken(
  change: (claims: Record<string, unknown>) => Record<string, unknown>,
  options = {},
  secret = gateway.env.JWT_SECRET,
) {
  const browser = await gateway.learner();
  const {
    iat: _iat,
    exp: _exp,
    ...claims
  } = new JwtService().decode<Record<string, unknown>>(browser.cookies.get(ACCESS) ?? '');
  const token = new JwtService().sign(change(claims), {
    secret,
    algorithm: 'HS256',
    expiresIn: 60,
    ...options,
  });
  browser.cookies.set(ACCESS, token);
  browser.cookies.delete(REFRESH);
  return browser;
}

describe('an access token', () => {
  test('that is made like those of the gateway is accepted', async () => {
    expect(await status(await withToken((claims) => claims))).toBe(200);
  });

  test.each([
    ['expired', (claims: object) => ({ ...claims }), { expiresIn: -1 }],
    ['for another audience', (claims: object) => ({ ...claims, aud: 'someone-else' }), {}],
    ['of another issuer', (claims: object) => ({ ...claims, iss: 'someone-else' }), {}],
    ['of another type', (claims: object) => ({ ...claims, typ: 'refresh' }), {}],
    ['without a session', (claims: object) => ({ ...claims, sid: undefined }), {}],
    ['of another session', (claims: object) => ({ ...claims, sid: randomUUID() }), {}],
    ['of another user', (claims: object) => ({ ...claims, sub: randomUUID() }), {}],
    ['with another algorithm', (claims: object) => ({ ...claims }), { algorithm: 'HS512' }],
  ] as const)('%s is refused', async (_what, change, options) => {
    expect(await status(await withToken(change, options))).toBe(401);
  });

  test('signed with another key is refused', async () => {
    expect(await status(await withToken((claims) => claims, {}, 'another key of thirty-two letters'))).toBe(
      401,
    );
  });

  test('without a signature is refused', async () => {
    const browser = await gateway.learner();
    const [, claims = ''] = (browser.cookies.get(ACCESS) ?? '').split('.');
    const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    browser.cookies.delete(REFRESH);
    for (const token of [`${header}.${claims}.`, `${header}.${claims}`, 'nonsense', '..']) {
      browser.cookies.set(ACCESS, token);
      expect(await status(browser)).toBe(401);
    }
  });

  test('cannot replace a refresh token, nor the reverse', async () => {
    const browser = await gateway.learner();
    const [access = '', refresh = ''] = [browser.cookies.get(ACCESS), browser.cookies.get(REFRESH)];
    browser.cookies.set(ACCESS, refresh).delete(REFRESH);
    expect(await status(browser)).toBe(401);
    browser.cookies.clear();
    browser.cookies.set(REFRESH, access);
    expect(await status(browser)).toBe(401);
  });

  test('lasts at most 15 minutes and names its issuer, audience and id', async () => {
    const browser = await gateway.learner();
    const claims = new JwtService().decode<Record<string, string> & { iat: number; exp: number }>(
      browser.cookies.get(ACCESS) ?? '',
    );
    expect(claims.exp - claims.iat).toBeLessThanOrEqual(900);
    expect(claims).toMatchObject({
      iss: 'evident-gateway',
      aud: 'evident-api',
      typ: 'access',
      jti: expect.any(String),
    });
  });
});

describe('refreshing', () => {
  test('happens on any call without an access token', async () => {
    const browser = await gateway.learner();
    const old = browser.cookies.get(REFRESH);
    browser.cookies.delete(ACCESS);
    expect(await status(browser)).toBe(200);
    expect(browser.cookies.has(ACCESS)).toBe(true);
    expect(browser.cookies.get(REFRESH)).not.toBe(old);
    expect(await status(browser)).toBe(200);
  });

  test('by three tabs at the same time keeps each signed in', async () => {
    const browser = await gateway.learner();
    browser.cookies.delete(ACCESS);
    const tabs = [browser.copy(), browser.copy(), browser.copy()];
    expect(await Promise.all(tabs.map(status))).toEqual([200, 200, 200]);
    const rotated = tabs.filter((tab) => tab.cookies.get(REFRESH) !== browser.cookies.get(REFRESH));
    expect(rotated).toHaveLength(1);
    rotated[0]?.cookies.delete(ACCESS);
    expect(await status(rotated[0] as TestBrowser)).toBe(200);
  });

  test('with a token used before the grace period ends the session', async () => {
    const browser = await gateway.learner();
    const thief = browser.copy();
    browser.cookies.delete(ACCESS);
    expect(await status(browser)).toBe(200);
    await gateway.database.query(
      `UPDATE gateway.sessions SET rotated_at = now() - interval '11 seconds' WHERE user_id = $1`,
      [browser.user?.id],
    );
    thief.cookies.delete(ACCESS);
    expect(await status(thief)).toBe(401);
    expect([...thief.cookies.keys()]).toEqual(['evident-device']);
    expect(await status(browser)).toBe(401);
  });

  test('accepts only the newest token and the one before it, however young an older one is', async () => {
    const browser = await gateway.learner();
    const thief = browser.copy();
    for (let round = 0; round < 2; round += 1) {
      browser.cookies.delete(ACCESS);
      expect(await status(browser)).toBe(200);
    }
    thief.cookies.delete(ACCESS);
    expect(await status(thief)).toBe(401);
    expect(await status(browser)).toBe(401);
  });

  test('with a made-up secret is refused and does not end the session', async () => {
    const browser = await gateway.learner();
    const forger = gateway.browser();
    const [sessionId = ''] = (browser.cookies.get(REFRESH) ?? '').split('.');
    for (const secret of ['a'.repeat(43), randomBytes(32).toString('base64url')]) {
      forger.cookies.set(REFRESH, `${sessionId}.${secret}`);
      expect(await status(forger)).toBe(401);
    }
    browser.cookies.delete(ACCESS);
    expect(await status(browser)).toBe(200);
  });

  test('stops when the session has expired', async () => {
    const browser = await gateway.learner();
    await gateway.database.query('UPDATE gateway.sessions SET expires_at = now() WHERE user_id = $1', [
      browser.user?.id,
    ]);
    expect(await status(browser)).toBe(401);
  });

  test('accepts no token that could be read from the database', async () => {
    const browser = await gateway.learner();
    const rows = await gateway.database.query(
      "SELECT encode(current_hash, 'base64') AS hash FROM gateway.sessions WHERE user_id = $1",
      [browser.user?.id],
    );
    expect(browser.cookies.get(REFRESH)).not.toContain(rows[0]?.['hash']);
    for (const token of [
      'nonsense',
      `${randomUUID()}.${'a'.repeat(43)}`,
      `${browser.user?.id}.'; DROP TABLE users; --`,
    ]) {
      const forger = gateway.browser();
      forger.cookies.set(REFRESH, token);
      expect(await status(forger)).toBe(401);
    }
  });
});

describe('the cookies', () => {
  const linesOf = async (browser: TestBrowser): Promise<string[]> =>
    (await browser.register()).headers['set-cookie'] ?? [];

  test('cannot be read by scripts or sent by other sites', async () => {
    const lines = await linesOf(gateway.browser());
    expect(lines).toHaveLength(3);
    for (const line of lines) {
      expect(line).toMatch(/HttpOnly/);
      expect(line).toMatch(/SameSite=Lax/);
      expect(line).toMatch(/Path=\//);
      expect(line).not.toMatch(/Domain=/);
    }
  });

  test('are bound to the host and to HTTPS when the product is served over HTTPS', async () => {
    const { origin, service } = await gateway.another({ PUBLIC_ORIGIN: ['https://evident.example'] });
    const { TestBrowser: Browser } = await import('../testing/test-browser.js');
    const lines = await linesOf(new Browser(origin));
    expect(lines.map((line) => line.split('=')[0])).toEqual([
      '__Host-evident-device',
      '__Host-evident-refresh',
      '__Host-evident-access',
    ]);
    for (const line of lines) expect(line).toMatch(/Secure/);
    await service.stop();
  });
});
