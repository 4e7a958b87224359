import type { TopicSummary } from '@evident/contracts';
import { notFound } from '@evident/kit';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.js';

const SUMMARY: TopicSummary = {
  slug: 'stacks',
  title: 'Stacks',
  summary: 'Last in, first out',
  problems: [],
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  gateway.problems.answers = {
    'topics.list': () => ({ topics: [SUMMARY], next: [] }),
    'topics.get': ({ slug }) => {
      if (slug !== 'stacks') throw notFound('Topic');
      return { ...SUMMARY, idea: 'An idea', trace: '', picture: '<svg/>', previous: null, next: null };
    },
  };
});
afterAll(() => gateway.stop());

test('a learner reads the learning path and a topic of it', async () => {
  const learner = await gateway.learner();
  expect(await learner.get('/topics')).toMatchObject({ status: 200, body: { topics: [SUMMARY], next: [] } });
  expect(await learner.get('/topics/stacks')).toMatchObject({
    status: 200,
    body: { topic: { idea: 'An idea' } },
  });
  expect(await learner.get('/topics/queues')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  expect((await gateway.browser().get('/topics')).status).toBe(401);
});
