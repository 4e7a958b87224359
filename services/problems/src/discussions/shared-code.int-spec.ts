import { randomUUID } from 'node:crypto';
import { DISCUSSION_LIMITS, type Actor, type Language } from '@evident/contracts';
import {
  admin,
  ECHO_ID,
  learner,
  startTestService,
  SUM_ID,
  type TestService,
} from '../testing/test-service.js';

let test: TestService;
beforeAll(async () => {
  test = await startTestService();
});
afterAll(() => test.stop());

interface Judged {
  verdict?: string;
  problemId?: string;
  language?: Language;
  source?: string;
}
/** @returns the id of a judged submission; an accepted one solves its problem. */
async function judged(actor: Actor, change: Judged = {}): Promise<string> {
  const {
    verdict = 'accepted',
    problemId = SUM_ID,
    language = 'PYTHON',
    source = 'print("SECRET")',
  } = change;
  const id = randomUUID();
  await test.database.query(
    `INSERT INTO problems.submission (id, kind, user_id, problem_id, language, source_code, status, verdict, priority,
        test_count) VALUES ($1, 'submit', $2, $3, $4, $5, 'judged', $6, 0, 0)`,
    [id, actor.userId, problemId, language, source, verdict],
  );
  if (verdict === 'accepted')
    await test.database.query(
      `INSERT INTO problems.user_problem (user_id, problem_id, solved_at) VALUES ($1, $2, now()) ON CONFLICT DO NOTHING`,
      [actor.userId, problemId],
    );
  return id;
}
async function solver(): Promise<Actor> {
  const actor = learner();
  await judged(actor);
  return actor;
}
const share = (actor: Actor, submissionId: string, title = 'One pass', problemId = SUM_ID) =>
  test.rpc.call('discussions.share', { actor, problemId, share: { submissionId, title } });
const list = (actor: Actor, language: Language | null = null, before: string | null = null, limit = 100) =>
  test.rpc.call('discussions.list', {
    actor,
    problemId: SUM_ID,
    query: { kind: 'code', language, before, limit },
  });
const read = (actor: Actor, threadId: string) =>
  test.rpc.call('discussions.read', { actor, threadId, query: { after: null, limit: 20 } });
const withdraw = (actor: Actor, postId: string) => test.rpc.call('discussions.delete', { actor, postId });
const ownShares = async (actor: Actor) =>
  (await test.rpc.call('discussions.own-shares', { actor, problemId: SUM_ID })).shares;
const idsOf = (answer: Awaited<ReturnType<typeof list>>): string[] => answer.threads.map(({ id }) => id);

it('is read by those who solved the problem, and by nobody else', async () => {
  const [author, reader, outsider] = [learner(), await solver(), learner()];
  await judged(outsider, { verdict: 'wrong_answer' });
  await judged(outsider, { problemId: ECHO_ID });
  const { id } = await share(author, await judged(author));
  expect((await list(reader)).threads).toContainEqual(
    expect.objectContaining({ id, title: 'One pass', language: 'PYTHON', body: '', mine: false }),
  );
  expect((await read(reader, id)).thread).toMatchObject({ body: 'print("SECRET")', authorId: author.userId });
  expect((await read(admin(), id)).thread.body).toBe('print("SECRET")');
  expect(await list(outsider)).toEqual({ locked: true, threads: [], nextBefore: null });
  const refused = [
    read(outsider, id),
    test.rpc.call('discussions.answer', { actor: outsider, threadId: id, answer: { body: 'x' } }),
    test.rpc.call('discussions.report', { actor: outsider, postId: id, report: { reason: 'Wrong' } }),
  ];
  await Promise.all(refused.map((call) => expect(call).rejects.toMatchObject({ code: 'FORBIDDEN' })));
});

it("is an accepted submission of one's own, and nothing else", async () => {
  const [author, other] = [learner(), learner()];
  const own = await judged(author);
  await expect(share(other, own)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(share(author, own, 'One pass', ECHO_ID)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(share(author, randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(share(author, await judged(author, { verdict: 'wrong_answer' }))).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    message: 'Only an accepted submission can be shared',
  });
  const old = await judged(author);
  await test.database.query('UPDATE problems.submission SET texts_removed_at = now() WHERE id = $1', [old]);
  await expect(share(author, old)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

it('is shared once, stays as it was judged, and is withdrawn and shared again', async () => {
  const [author, reader] = [learner(), await solver()];
  const submissionId = await judged(author);
  const [first, second] = await Promise.all([share(author, submissionId), share(author, submissionId)]);
  expect(second.id).toBe(first.id);
  expect(await ownShares(author)).toEqual([{ submissionId, threadId: first.id }]);
  expect(await ownShares(reader)).toEqual([]);
  await expect(
    test.rpc.call('discussions.edit', { actor: author, postId: first.id, change: { body: 'print(2)' } }),
  ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  await expect(withdraw(reader, first.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await withdraw(author, first.id);
  expect(await ownShares(author)).toEqual([]);
  expect(idsOf(await list(reader))).not.toContain(first.id);
  await expect(read(reader, first.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const again = await share(author, submissionId, 'Another title');
  expect(again.id).not.toBe(first.id);
});

it('is listed by language in pages', async () => {
  const author = learner();
  const ids: string[] = [];
  for (const language of ['CPP', 'JAVA', 'CPP', 'CPP'] as const)
    ids.unshift((await share(author, await judged(author, { language }))).id);
  const [third, second, java, first] = ids;
  expect(idsOf(await list(author, 'CPP'))).toEqual([third, second, first]);
  expect(idsOf(await list(author, 'JAVA'))).toEqual([java]);
  const page = await list(author, 'CPP', null, 2);
  expect(idsOf(page)).toEqual([third, second]);
  expect(idsOf(await list(author, 'CPP', page.nextBefore, 2))).toEqual([first]);
});

it('leaves the list while its verdict is taken back', async () => {
  const author = learner();
  const submissionId = await judged(author);
  const { id } = await share(author, submissionId);
  const verdict = (to: string) =>
    test.database.query('UPDATE problems.submission SET verdict = $2 WHERE id = $1', [submissionId, to]);
  await verdict('wrong_answer');
  expect(idsOf(await list(author))).not.toContain(id);
  await verdict('accepted');
  expect(idsOf(await list(author))).toContain(id);
});

it('is reported in the same queue, and what was removed is not shared again', async () => {
  const [author, reader] = [learner(), await solver()];
  const submissionId = await judged(author);
  const { id } = await share(author, submissionId);
  await test.rpc.call('discussions.report', { actor: reader, postId: id, report: { reason: 'Copied' } });
  const { reports } = await test.rpc.call('discussions.list-reports', { actor: admin() });
  const report = reports.find((one) => one.threadId === id);
  expect(report).toMatchObject({ kind: 'code', reason: 'Copied', post: { body: 'print("SECRET")' } });
  await test.rpc.call('discussions.decide-report', {
    actor: admin(),
    reportId: report?.id ?? '',
    decision: { remove: true, note: 'It is copied' },
  });
  expect(await ownShares(author)).toEqual([]);
  await expect(share(author, submissionId)).rejects.toMatchObject({
    message: 'An administrator removed this solution, so it cannot be shared again',
  });
});

it('takes part in the limit of threads', async () => {
  const author = learner();
  await test.database.query(
    `INSERT INTO problems.discussion_post (id, problem_id, kind, user_id, title, body)
     SELECT gen_random_uuid(), $1, 'question', $2, 'A title', '' FROM generate_series(1, $3)`,
    [SUM_ID, author.userId, DISCUSSION_LIMITS.threadsPerUserAndProblem],
  );
  await expect(share(author, await judged(author))).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

it('is in the export of its author, and goes with the account', async () => {
  const [author, reader] = [learner(), await solver()];
  const { id } = await share(author, await judged(author));
  const exported = await test.rpc.call('discussions.list-own', { actor: author, before: null, limit: 10 });
  expect(exported.posts).toMatchObject([{ id, kind: 'code', language: 'PYTHON', body: 'print("SECRET")' }]);
  await test.rpc.call('account.erase', { userId: author.userId });
  expect(idsOf(await list(reader))).not.toContain(id);
  const rows = await test.database.query(
    'SELECT user_id, body, title, submission_id FROM problems.discussion_post WHERE id = $1',
    [id],
  );
  expect(rows).toEqual([{ user_id: null, body: '', title: '[deleted]', submission_id: null }]);
});
