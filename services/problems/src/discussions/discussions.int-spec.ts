import { randomUUID } from 'node:crypto';
import { DISCUSSION_LIMITS, type Actor, type StoredThread } from '@evident/contracts';
import {
  admin,
  ECHO_ID,
  learner,
  startTestService,
  SUM_ID,
  type TestService,
} from '../testing/test-service.js';

const QUESTIONS = { kind: 'question', language: null, before: null, limit: 20 } as const;
const SOLUTIONS = { ...QUESTIONS, kind: 'solution' } as const;

let test: TestService;
beforeAll(async () => {
  test = await startTestService();
});
afterAll(() => test.stop());

async function solver(problemId = SUM_ID): Promise<Actor> {
  const actor = learner();
  await test.database.query(
    'INSERT INTO problems.user_problem (user_id, problem_id, attempted_at, solved_at) VALUES ($1, $2, now(), now())',
    [actor.userId, problemId],
  );
  return actor;
}
const ask = (actor: Actor, change: object = {}, problemId = SUM_ID): Promise<StoredThread> =>
  test.rpc.call('discussions.create', {
    actor,
    problemId,
    thread: { kind: 'question', title: 'May it be empty?', body: 'The samples do not say.', ...change },
  });
const answer = (actor: Actor, threadId: string, body = 'No.') =>
  test.rpc.call('discussions.answer', { actor, threadId, answer: { body } });
const read = (actor: Actor, threadId: string, query = {}) =>
  test.rpc.call('discussions.read', { actor, threadId, query: { after: null, limit: 20, ...query } });
const list = (actor: Actor, query: object = QUESTIONS, problemId = SUM_ID) =>
  test.rpc.call('discussions.list', { actor, problemId, query });
const notifications = (actor: Actor) => test.rpc.call('discussions.notifications', { actor });

describe('solutions', () => {
  it('are hidden by every call from those who have not solved the problem', async () => {
    const [author, outsider] = [await solver(), await solver(ECHO_ID)];
    const { id } = await ask(author, { kind: 'solution', title: 'In one pass', body: 'SECRET' });
    expect(await list(outsider, SOLUTIONS)).toEqual({ locked: true, threads: [], nextBefore: null });
    const refused = [
      read(outsider, id),
      answer(outsider, id),
      ask(outsider, { kind: 'solution' }),
      test.rpc.call('discussions.report', { actor: outsider, postId: id, report: { reason: 'Wrong' } }),
      test.rpc.call('discussions.edit', { actor: outsider, postId: id, change: { body: 'Mine' } }),
    ];
    await Promise.all(refused.map((call) => expect(call).rejects.toMatchObject({ code: 'FORBIDDEN' })));
    expect(JSON.stringify(await list(outsider))).not.toContain('SECRET');
    for (const reader of [await solver(), admin()])
      expect((await list(reader, SOLUTIONS)).threads).toContainEqual(
        expect.objectContaining({ id, body: 'SECRET', mine: false }),
      );
  });
});

describe('posts', () => {
  it('are changed and deleted by their author only', async () => {
    const [author, stranger] = [learner(), learner()];
    const { id } = await ask(author);
    const foreign = [
      test.rpc.call('discussions.edit', { actor: stranger, postId: id, change: { body: 'Mine' } }),
      test.rpc.call('discussions.delete', { actor: stranger, postId: id }),
      test.rpc.call('discussions.delete', { actor: admin(), postId: id }),
      test.rpc.call('discussions.delete', { actor: author, postId: randomUUID() }),
    ];
    await Promise.all(foreign.map((call) => expect(call).rejects.toMatchObject({ code: 'NOT_FOUND' })));
    await test.rpc.call('discussions.edit', {
      actor: author,
      postId: id,
      change: { title: 'Is it empty?', body: 'New' },
    });
    expect((await read(stranger, id)).thread).toMatchObject({
      title: 'Is it empty?',
      body: 'New',
      editedAt: expect.any(String),
    });
    await test.rpc.call('discussions.delete', { actor: author, postId: id });
    await expect(read(stranger, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await list(stranger)).threads.map((thread) => thread.id)).not.toContain(id);
  });

  it('leave their answers when they are deleted', async () => {
    const [author, helper] = [learner(), learner()];
    const { id } = await ask(author);
    const own = await answer(helper, id);
    await test.rpc.call('discussions.delete', { actor: author, postId: id });
    const { thread, answers } = await read(helper, id);
    expect(thread).toMatchObject({
      title: '[deleted]',
      body: '',
      authorId: null,
      deleted: true,
      answerCount: 1,
    });
    expect(answers).toMatchObject([{ body: 'No.', mine: true }]);
    await expect(answer(author, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await test.rpc.call('discussions.delete', { actor: helper, postId: own.id });
    await expect(read(helper, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are listed in pages without gaps or repeats', async () => {
    const actor = learner();
    const { id } = await ask(actor, {}, ECHO_ID);
    const threads = [id];
    for (let n = 0; n < 4; n += 1) threads.unshift((await ask(actor, {}, ECHO_ID)).id);
    const seen: string[] = [];
    for (let before: string | null = null, page = 0; page < 4; page += 1) {
      const part = await list(actor, { ...QUESTIONS, before, limit: 2 }, ECHO_ID);
      seen.push(...part.threads.map((thread) => thread.id));
      before = part.nextBefore;
      if (before === null) break;
    }
    expect(seen).toEqual(threads);
    const answers: string[] = [];
    for (let n = 0; n < 3; n += 1) answers.push((await answer(actor, id, `${n}`)).id);
    const first = await read(actor, id, { limit: 2 });
    const rest = await read(actor, id, { limit: 2, after: first.nextAfter });
    expect([...first.answers, ...rest.answers].map((post) => post.id)).toEqual(answers);
    expect(rest.nextAfter).toBeNull();
  });

  it('stand under open problems only, in a limited number, without NUL', async () => {
    const actor = learner();
    await expect(ask(actor, {}, randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await ask(actor, { body: 'a\u0000b' })).body).toBe('a\uFFFDb');
    for (let n = 1; n < DISCUSSION_LIMITS.threadsPerUserAndProblem; n += 1) await ask(actor);
    await expect(ask(actor)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('are in the list of their author, newest first', async () => {
    const [actor, other] = [learner(), learner()];
    const thread = await ask(actor);
    await answer(other, thread.id);
    const own = await answer(actor, thread.id, 'Thanks');
    const { posts, nextBefore } = await test.rpc.call('discussions.list-own', {
      actor,
      before: null,
      limit: 1,
    });
    expect(posts).toMatchObject([{ id: own.id, threadId: thread.id, title: null, body: 'Thanks' }]);
    const rest = await test.rpc.call('discussions.list-own', { actor, before: nextBefore, limit: 1 });
    expect(rest).toMatchObject({ posts: [{ id: thread.id }], nextBefore: null });
  });
});

describe('notifications', () => {
  it('tell the author of a thread about answers of others, until they are read', async () => {
    const [author, helper] = [learner(), learner()];
    const { id } = await ask(author);
    await answer(author, id, 'My own');
    await answer(helper, id);
    expect(await notifications(author)).toMatchObject({
      unread: 1,
      notifications: [
        { kind: 'answer', threadId: id, problemId: SUM_ID, authorId: helper.userId, read: false },
      ],
    });
    expect(await notifications(helper)).toEqual({ notifications: [], unread: 0 });
    await test.rpc.call('discussions.mark-read', { actor: author });
    expect(await notifications(author)).toMatchObject({ unread: 0, notifications: [{ read: true }] });
  });

  it('are read one by one, with the other answers to the same thread', async () => {
    const [author, helper] = [learner(), learner()];
    const [first, second] = [await ask(author), await ask(author)];
    await answer(helper, first.id);
    await answer(helper, first.id, 'More');
    await answer(helper, second.id);
    const unreadOf = async () =>
      (await notifications(author)).notifications.filter(({ read }) => !read).map(({ threadId }) => threadId);
    expect((await unreadOf()).sort()).toEqual([first.id, first.id, second.id].sort());
    const [opened] = (await notifications(author)).notifications.filter(
      ({ threadId }) => threadId === first.id,
    );
    await test.rpc.call('discussions.mark-read', { actor: helper, notificationId: opened?.id ?? '' });
    expect(await unreadOf()).toHaveLength(3);
    await test.rpc.call('discussions.mark-read', { actor: author, notificationId: opened?.id ?? '' });
    expect(await unreadOf()).toEqual([second.id]);
  });

  it('are kept up to the limit', async () => {
    const [author, helper] = [learner(), learner()];
    const { id } = await ask(author);
    for (let n = 0; n < DISCUSSION_LIMITS.notifications + 2; n += 1) await answer(helper, id, `${n}`);
    const rows = await test.database.query('SELECT id FROM problems.notification WHERE user_id = $1', [
      author.userId,
    ]);
    expect(rows).toHaveLength(DISCUSSION_LIMITS.notifications);
  });
});

describe('reports', () => {
  const report = (actor: Actor, postId: string, reason = 'It gives the solution away') =>
    test.rpc.call('discussions.report', { actor, postId, report: { reason } });
  const reportsOf = async (postId: string) =>
    (await test.rpc.call('discussions.list-reports', { actor: admin() })).reports.filter(
      ({ post }) => post.id === postId,
    );
  const decide = (reportId: string, remove: boolean, actor = admin()) =>
    test.rpc.call('discussions.decide-report', {
      actor,
      reportId,
      decision: { remove, note: 'A solution belongs under Solutions' },
    });

  it('reach administrators only, once for each reporter, and are decided once', async () => {
    const [author, reporter] = [learner(), learner()];
    const { id } = await ask(author);
    await report(reporter, id);
    await report(reporter, id, 'Again');
    await report(learner(), id, 'Me too');
    const open = await reportsOf(id);
    expect(open.map(({ reason }) => reason)).toEqual(['It gives the solution away', 'Me too']);
    const [first] = open;
    await expect(test.rpc.call('discussions.list-reports', { actor: author })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(decide(first?.id ?? '', true, author)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await decide(first?.id ?? '', true);
    expect(await reportsOf(id)).toEqual([]);
    await expect(read(reporter, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(decide(first?.id ?? '', false)).rejects.toMatchObject({ code: 'ALREADY_FINISHED' });
    expect(await notifications(author)).toMatchObject({
      unread: 1,
      notifications: [{ kind: 'removed', note: 'A solution belongs under Solutions', authorId: null }],
    });
  });

  it('may be dismissed, and are refused for an own post', async () => {
    const author = learner();
    const { id } = await ask(author);
    await expect(report(author, id)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await report(learner(), id);
    const [open] = await reportsOf(id);
    await decide(open?.id ?? '', false);
    expect((await read(author, id)).thread).toMatchObject({ deleted: false, mine: true });
  });
});

it('an erased account leaves emptied posts and nothing that names it', async () => {
  const [gone, kept] = [learner(), learner()];
  const [mine, theirs] = [await ask(gone), await ask(kept)];
  await answer(kept, mine.id);
  await answer(gone, theirs.id);
  await test.rpc.call('discussions.report', { actor: gone, postId: theirs.id, report: { reason: 'Wrong' } });
  for (let time = 0; time < 2; time += 1) await test.rpc.call('account.erase', { userId: gone.userId });
  expect((await read(kept, mine.id)).thread).toMatchObject({ title: '[deleted]', body: '', authorId: null });
  expect(await read(kept, theirs.id)).toMatchObject({
    thread: { answerCount: 0, deleted: false },
    answers: [{ body: '', authorId: null, deleted: true }],
  });
  for (const table of ['discussion_post', 'discussion_report', 'notification'])
    expect(
      await test.database.query(`SELECT 1 AS one FROM problems.${table} WHERE user_id = $1`, [gone.userId]),
    ).toEqual([]);
});
