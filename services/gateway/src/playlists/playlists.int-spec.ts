import { notFound } from '@evident/kit';
import { randomUUID } from 'node:crypto';
import { playlist } from '../testing/samples.js';
import type { TestBrowser } from '../testing/test-browser.js';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.js';

let gateway: TestGateway;
let learner: TestBrowser;
const row = playlist();
beforeAll(async () => {
  gateway = await startTestGateway();
  learner = await gateway.learner();
  gateway.problems.answers = {
    'playlists.create': ({ playlist: { name } }) => playlist({ name }),
    'playlists.list': () => [row],
    'playlists.list-curated': () => [playlist({ curated: true })],
    'playlists.get': ({ actor }) => {
      if (actor.userId !== learner.user?.id) throw notFound('Playlist');
      return row;
    },
    'playlists.add-problems': () => row,
    'playlists.remove-problems': () => row,
    'playlists.delete': () => ({}),
  };
});
beforeEach(() => {
  gateway.problems.requests.length = 0;
});
afterAll(() => gateway.stop());

const [first, second] = [randomUUID(), randomUUID()];
const sentIds = (): unknown =>
  (gateway.problems.requests.at(-1)?.request as { problemIds: string[] }).problemIds;

test('a playlist is created, listed and read', async () => {
  expect(await learner.post('/playlist/create-playlist', { name: '  Graphs ' })).toMatchObject({
    status: 201,
    body: { playList: { name: 'Graphs', problems: [] }, message: 'Playlist created successfully' },
  });
  expect((await learner.get('/playlist/')).body).toMatchObject({ playlists: [{ id: row.id }] });
  expect((await learner.get('/playlist/curated')).body).toMatchObject({ playlists: [{ curated: true }] });
  expect((await learner.get(`/playlist/${row.id}`)).body).toMatchObject({ playList: { id: row.id } });
  expect((await (await gateway.learner()).get(`/playlist/${row.id}`)).status).toBe(404);
  expect(await learner.post('/playlist/create-playlist', { name: ' ' })).toMatchObject({
    status: 400,
    body: { error: 'Name is required', fields: { name: 'Name is required' } },
  });
});

test('problems are added by problemId or problemIds, once each', async () => {
  const add = (body: unknown) => learner.post(`/playlist/${row.id}/add-problems`, body);
  expect(await add({ problemId: first })).toMatchObject({
    status: 200,
    body: { message: 'Problem added to playlist' },
  });
  expect(sentIds()).toEqual([first]);
  await add({ problemIds: [first, second, first] });
  expect(sentIds()).toEqual([first, second]);
  expect(await add({})).toMatchObject({ status: 400, body: { message: 'problemIds is required' } });
});

test('problems are removed by the body of DELETE, by its query, or by POST', async () => {
  const path = `/playlist/${row.id}/remove-problem`;
  const byBody = await learner.call('DELETE', path, { body: { problemIds: [first] } });
  expect(byBody).toMatchObject({ status: 200, body: { message: 'Problem removed from playlist' } });
  expect(sentIds()).toEqual([first]);
  expect((await learner.call('DELETE', `${path}?problemIds=${first},${second}`)).status).toBe(200);
  expect(sentIds()).toEqual([first, second]);
  // This was a 500.
  expect((await learner.call('DELETE', `${path}?problemIds=${first}&problemIds=${second}`)).status).toBe(200);
  expect(sentIds()).toEqual([first, second]);
  expect((await learner.post(path, { problemId: second })).status).toBe(200);
  expect(sentIds()).toEqual([second]);
  for (const query of ['', '?problemIds=', '?problemIds=nonsense']) {
    expect(await learner.call('DELETE', `${path}${query}`)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED' },
    });
  }
});

test('a playlist is deleted', async () => {
  expect(await learner.call('DELETE', `/playlist/${row.id}`)).toMatchObject({
    status: 200,
    body: { message: 'Playlist deleted successfully' },
  });
});
