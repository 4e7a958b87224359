import type { Preferences } from '@evident/contracts';
import type { TestBrowser } from '../testing/test-browser.js';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const EDITOR = {
  fontSize: 16,
  tabSize: 2,
  theme: 'follow',
  keymap: 'vim',
  wordWrap: true,
  ligatures: false,
  screenReader: false,
} as const satisfies Preferences['editor'];
const change = (learner: TestBrowser, body: unknown) => learner.call('PUT', '/account/preferences', { body });
const preferencesOf = async (learner: TestBrowser) => (await learner.get('/account/preferences')).body;

test('a new account has chosen nothing; a change keeps the other choices', async () => {
  const learner = await gateway.learner();
  expect(await preferencesOf(learner)).toEqual({ preferences: {} });
  expect(await change(learner, { theme: 'dark', language: null })).toMatchObject({
    status: 200,
    body: { preferences: { theme: 'dark', language: null } },
  });
  await change(learner, { editor: EDITOR });
  await change(learner, { language: 'PYTHON' });
  expect(await preferencesOf(learner)).toEqual({
    preferences: { theme: 'dark', language: 'PYTHON', editor: EDITOR },
  });
  expect(await preferencesOf(await gateway.learner())).toEqual({ preferences: {} });
});

test.each([
  ['an unknown theme', { theme: 'pink' }],
  ['an unknown language', { language: 'COBOL' }],
  ['a font that nobody can read', { editor: { ...EDITOR, fontSize: 4 } }],
  ['half of the editor', { editor: { fontSize: 14 } }],
])('%s is refused and changes nothing', async (_what, body) => {
  const learner = await gateway.learner();
  expect(await change(learner, body)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
  expect(await preferencesOf(learner)).toEqual({ preferences: {} });
});

test('a choice that this version does not know counts as never made', async () => {
  const learner = await gateway.learner();
  await change(learner, { theme: 'dark' });
  await gateway.database.query(
    `UPDATE gateway.preferences SET chosen = chosen || '{"language": "COBOL", "sound": true}' WHERE user_id = $1`,
    [learner.user?.id],
  );
  expect(await preferencesOf(learner)).toEqual({ preferences: { theme: 'dark' } });
});

test('the name of an account can be changed, and must be one', async () => {
  const learner = await gateway.learner();
  const rename = (name: string) => learner.call('PUT', '/account/name', { body: { name } });
  expect((await rename('  Grace Hopper ')).status).toBe(200);
  expect((await learner.get('/auth/get-me')).body).toMatchObject({ user: { name: 'Grace Hopper' } });
  for (const name of ['  ', 'x'.repeat(101)])
    expect(await rename(name)).toMatchObject({ status: 400, body: { fields: { name: expect.any(String) } } });
  expect((await learner.get('/auth/get-me')).body).toMatchObject({ user: { name: 'Grace Hopper' } });
});
