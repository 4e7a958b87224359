import type { BuiltTopic } from '@evident/catalogue';
import { startFakeWorker } from '../testing/fake-worker.js';
import { builtProblem, sumTests, writeCatalogue } from '../testing/test-catalogue.js';
import {
  ECHO_ID,
  ended,
  learner,
  startTestService,
  submit,
  SUM_ID,
  type TestService,
} from '../testing/test-service.js';

const topic = (slug: string, ...problems: string[]): BuiltTopic => ({
  slug,
  title: `Topic ${slug}`,
  summary: `About ${slug}`,
  idea: `The idea of ${slug}`,
  trace: '| a |',
  picture: '<svg/>',
  problems,
});

describe('the learning path', () => {
  let test: TestService;
  const load = async (...topics: BuiltTopic[]) => {
    await writeCatalogue(
      test.catalogueDir,
      [
        [builtProblem('sum-of-two', 'Sum of Two'), sumTests()],
        [builtProblem('echo', 'Echo', { tags: ['String'], difficulty: 'HARD' }), sumTests().slice(0, 2)],
      ],
      [],
      topics,
    );
    await test.restart();
  };
  const read = (actor = learner()) => test.rpc.call('topics.list', { actor });
  beforeAll(async () => {
    test = await startTestService();
  });
  afterAll(() => test.stop());

  it('follows the catalogue: its order, its texts, and only problems that learners may open', async () => {
    expect(await read()).toEqual({ topics: [], next: [] });
    await load(topic('a', 'echo', 'no-such-problem', 'sum-of-two'), topic('b', 'sum-of-two'), topic('c'));
    expect(
      (await read()).topics.map(({ slug, problems }) => [slug, problems.map(({ title }) => title)]),
    ).toEqual([
      ['a', ['Echo', 'Sum of Two']],
      ['b', ['Sum of Two']],
      ['c', []],
    ]);
    await load(topic('b', 'sum-of-two'), { ...topic('a', 'echo'), idea: 'Another idea' });
    await test.database.query('UPDATE problems.problem SET published = false WHERE id = $1', [ECHO_ID]);
    expect((await read()).topics.map(({ slug, problems }) => [slug, problems.length])).toEqual([
      ['b', 1],
      ['a', 0],
    ]);
    const actor = learner();
    expect(await test.rpc.call('topics.get', { actor, slug: 'a' })).toMatchObject({
      title: 'Topic a',
      idea: 'Another idea',
      trace: '| a |',
      picture: '<svg/>',
      previous: { slug: 'b', title: 'Topic b' },
      next: null,
    });
    await expect(test.rpc.call('topics.get', { actor, slug: 'c' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await test.database.query('UPDATE problems.problem SET published = true WHERE id = $1', [ECHO_ID]);
  });

  it('shows what the reader tried and solved, and what comes next', async () => {
    await load(topic('a', 'sum-of-two', 'echo'), topic('b', 'echo'));
    const [actor, other] = [learner(), learner()];
    await test.database.query(
      'INSERT INTO problems.user_problem (user_id, problem_id, attempted_at) VALUES ($1, $2, now())',
      [actor.userId, ECHO_ID],
    );
    expect((await read(actor)).next.map(({ problem, reason }) => [problem.title, reason])).toEqual([
      ['Echo', 'begun'],
      ['Sum of Two', 'start'],
    ]);
    const worker = startFakeWorker(test);
    try {
      const { id } = await submit(test, actor, 'print(1)', SUM_ID);
      await ended(test, actor, id);
    } finally {
      await worker.stop();
    }
    const { topics, next } = await read(actor);
    expect(topics[0]?.problems).toMatchObject([
      { title: 'Sum of Two', attempted: true, solvedAt: expect.stringMatching(/^20.*Z$/) as string },
      { title: 'Echo', attempted: true, solvedAt: null },
    ]);
    expect(next.map(({ problem, topic: slug, reason }) => [problem.title, slug, reason])).toEqual([
      ['Echo', 'a', 'begun'],
    ]);
    expect((await read(other)).next.map(({ problem }) => problem.title)).toEqual(['Sum of Two', 'Echo']);
  });
});
