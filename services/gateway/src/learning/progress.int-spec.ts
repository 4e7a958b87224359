import type { Progress } from '@evident/contracts';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.js';

const PROGRESS: Progress = {
  today: '2026-01-08',
  streak: { current: 3, longest: 9, countsToday: false, freezes: 1, frozenDays: [] },
  week: { startsOn: '2026-01-05', solved: 2 },
  topics: [],
  reviews: { due: [], dueCount: 0, nextOn: null, knownCount: 0 },
  days: [],
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  gateway.problems.answers = { 'learning.progress': () => PROGRESS };
});
afterAll(() => gateway.stop());

test('the progress comes in the time zone of the question, with the weekly goal', async () => {
  const learner = await gateway.learner();
  expect((await learner.get('/progress?timeZone=Asia/Kolkata')).body).toEqual({
    progress: PROGRESS,
    weeklyGoal: null,
  });
  expect(gateway.problems.requests.at(-1)).toMatchObject({
    name: 'learning.progress',
    request: { actor: { userId: learner.user?.id }, query: { timeZone: 'Asia/Kolkata' } },
  });
  await learner.call('PUT', '/account/preferences', { body: { weeklyGoal: 7 } });
  expect((await learner.get('/progress')).body).toMatchObject({ weeklyGoal: 7 });
  await learner.call('PUT', '/account/preferences', { body: { weeklyGoal: null } });
  expect((await learner.get('/progress')).body).toMatchObject({ weeklyGoal: null });
});

test.each([0, 51, 2.5, '7'])('a weekly goal of %j is refused', async (weeklyGoal) => {
  const learner = await gateway.learner();
  expect((await learner.call('PUT', '/account/preferences', { body: { weeklyGoal } })).status).toBe(400);
});

test.each(['Nowhere/Land', '%2B05:30', 'UTC%27'])('the time zone %s is refused', async (zone) => {
  const learner = await gateway.learner();
  expect(await learner.get(`/progress?timeZone=${zone}`)).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_FAILED' },
  });
});
