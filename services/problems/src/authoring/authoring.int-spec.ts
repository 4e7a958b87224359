import { randomUUID } from 'node:crypto';
import { Authoring, authoredProblem, perLanguage } from '../testing/authored-problem.js';
import { ended, learner, submit, SUM_ID, type TestService } from '../testing/test-service.js';

describe('authoring', () => {
  let authoring: Authoring;
  let test: TestService;
  beforeAll(async () => {
    authoring = await Authoring.start();
    ({ test } = authoring);
  });
  afterAll(() => authoring.stop());

  it('publishes a problem whose references pass, with canonical tags and a unique slug', async () => {
    const { id, message } = await authoring.create(
      authoredProblem({ tags: [' math ', 'Math', 'brand  new'] }),
    );
    expect(message).toBe('Problem created successfully');
    expect(await authoring.get(id)).toMatchObject({
      slug: 'double-it',
      tags: ['Math', 'brand new'],
      category: 'Math',
      published: true,
    });
    expect(await authoring.get((await authoring.create()).id)).toMatchObject({ slug: 'double-it-2' });
    const seen = await authoring.get(id, learner());
    expect(seen.testcases.map((item) => item.input)).toEqual(['1\n', '2\n']);
    expect(seen).toMatchObject({ hiddenTestCount: 1, referenceSolutions: {} });
  });

  it('refuses a wrong reference with the language, the test and the reason, and stores nothing', async () => {
    const title = 'Refused Problem';
    const references = { ...perLanguage('right'), PYTHON: 'wrong at 3' };
    await expect(
      authoring.create(authoredProblem({ title, referenceSolutions: references })),
    ).rejects.toMatchObject({
      code: 'REFERENCE_FAILS',
      message: 'PYTHON reference fails test 3: line 1: expected 42, got 41',
    });
    const broken = { ...perLanguage('right'), JAVA: 'broken' };
    await expect(
      authoring.create(authoredProblem({ title, referenceSolutions: broken })),
    ).rejects.toMatchObject({
      message: 'JAVA reference does not compile: Main.java:1: error: not a statement',
    });
    const { problems } = await test.rpc.call('problems.list', {
      actor: authoring.author,
      query: { q: title },
    });
    expect(problems).toEqual([]);
  });

  it('keeps a draft from learners until its references pass', async () => {
    const references = { ...perLanguage('right'), JAVASCRIPT: 'wrong at 1' };
    const { id } = await authoring.create(
      authoredProblem({ title: 'Drafted', referenceSolutions: references }),
      true,
    );
    const actor = learner();
    await expect(authoring.get(id, actor)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(submit(test, actor, 'x', id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const listed = await test.rpc.call('problems.list', { actor, query: {} });
    expect(listed.problems.map((problem) => problem.id)).not.toContain(id);
    const publish = () =>
      test.rpc.call('authoring.set-published', { actor: authoring.author, problemId: id, published: true });
    await expect(publish()).rejects.toMatchObject({ code: 'REFERENCE_FAILS' });
    expect((await authoring.get(id)).published).toBe(false);
    await authoring.update(id, { referenceSolutions: perLanguage('right') }, true);
    await publish();
    await expect(authoring.get(id, actor)).resolves.toMatchObject({ title: 'Drafted' });
  });

  it('keeps the values of absent keys and clears hints with an empty text', async () => {
    const texts = { hints: 'Add it to itself.', editorial: 'Because.' };
    const { id } = await authoring.create(authoredProblem(texts));
    await authoring.update(id, { title: 'Twice' });
    expect(await authoring.get(id)).toMatchObject({ title: 'Twice', ...texts });
    await authoring.update(id, { hints: '' });
    expect(await authoring.get(id)).toMatchObject({ hints: null, editorial: 'Because.' });
  });

  it('refuses the second of two concurrent edits', async () => {
    const { id } = await authoring.create();
    const { updatedAt } = await authoring.get(id);
    await authoring.update(id, { title: 'First', updatedAt });
    await expect(authoring.update(id, { title: 'Second', updatedAt })).rejects.toMatchObject({
      code: 'EDIT_CONFLICT',
    });
    expect((await authoring.get(id)).title).toBe('First');
    const race = await Promise.allSettled([
      authoring.update(id, { title: 'Left' }),
      authoring.update(id, { title: 'Right' }),
    ]);
    expect(race.filter((answer) => answer.status === 'fulfilled').length).toBeGreaterThanOrEqual(1);
  });

  it('makes a new version of a test set only when the tests changed', async () => {
    const { id } = await authoring.create();
    const { testcases } = await authoring.get(id);
    await expect(authoring.update(id, { testcases })).resolves.toMatchObject({ audit: { newTests: false } });
    const versions = async () =>
      (await test.rpc.call('authoring.list-test-sets', { actor: authoring.author, problemId: id })).versions;
    expect(await versions()).toHaveLength(1);
    const changed = await authoring.update(id, { testcases: testcases.slice(0, 2) });
    expect(changed.audit).toEqual({ newTests: true });
    expect(await versions()).toMatchObject([
      { version: 2, testCount: 2, current: true },
      { version: 1, testCount: 3, current: false },
    ]);
    expect(await authoring.get(id)).toMatchObject({ weak: true });
  });

  it('deletes softly: submissions and playlists keep the title', async () => {
    const { id } = await authoring.create(authoredProblem({ title: 'Short Lived' }));
    const actor = learner();
    const { id: submissionId } = await submit(test, actor, 'right', id);
    await ended(test, actor, submissionId);
    const list = await test.rpc.call('playlists.create', { actor, playlist: { name: 'Mine' } });
    await test.rpc.call('playlists.add-problems', { actor, playlistId: list.id, problemIds: [id] });
    const deleted = await test.rpc.call('problems.delete', { actor: authoring.author, problemId: id });
    expect(deleted.audit).toEqual({ title: 'Short Lived' });
    await expect(authoring.get(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(
      test.rpc.call('problems.delete', { actor: authoring.author, problemId: id }),
    ).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(test.rpc.call('submissions.get', { actor, submissionId })).resolves.toMatchObject({
      problemTitle: 'Short Lived',
    });
    const { problems } = await test.rpc.call('playlists.get', { actor, playlistId: list.id });
    expect(problems[0]?.problem).toMatchObject({ title: 'Short Lived', deleted: true });
    const unknown = randomUUID();
    await expect(
      test.rpc.call('authoring.problem-titles', {
        actor: authoring.author,
        problemIds: [id, SUM_ID, unknown],
      }),
    ).resolves.toEqual({ titles: { [id]: 'Short Lived', [SUM_ID]: 'Sum of Two' } });
  });

  it('restores a deleted problem for 30 days: list, playlists, statement and submissions are as before', async () => {
    const { id } = await authoring.create(authoredProblem({ title: 'Back Again' }));
    const before = await authoring.get(id);
    const actor = learner();
    const list = await test.rpc.call('playlists.create', { actor, playlist: { name: 'Mine' } });
    await test.rpc.call('playlists.add-problems', { actor, playlistId: list.id, problemIds: [id] });
    const trash = async () =>
      (await test.rpc.call('authoring.list-deleted', { actor: authoring.author })).problems;
    const restore = () => test.rpc.call('authoring.restore', { actor: authoring.author, problemId: id });
    await expect(restore()).rejects.toMatchObject({ code: 'NOT_FOUND' });

    await test.rpc.call('problems.delete', { actor: authoring.author, problemId: id });
    const [entry] = await trash();
    expect(entry).toMatchObject({ id, title: 'Back Again', published: true });
    const days = (Date.parse(entry?.restorableUntil ?? '') - Date.parse(entry?.deletedAt ?? '')) / 86_400_000;
    expect(days).toBe(30);
    // Its slug stays taken meanwhile, so that the two can live side by side afterwards.
    const namesake = await authoring.create(authoredProblem({ title: 'Back Again' }));
    expect((await authoring.get(namesake.id)).slug).not.toBe(before.slug);

    await expect(restore()).resolves.toMatchObject({ id, audit: { title: 'Back Again' } });
    const { updatedAt: _changed, ...same } = before;
    expect(await authoring.get(id)).toMatchObject(same);
    expect((await trash()).map((problem) => problem.id)).not.toContain(id);
    const { problems } = await test.rpc.call('playlists.get', { actor, playlistId: list.id });
    expect(problems[0]?.problem).toMatchObject({ id, deleted: false });

    await test.rpc.call('problems.delete', { actor: authoring.author, problemId: id });
    await test.database.query(
      `UPDATE problems.problem SET deleted_at = now() - interval '30 days 1 second' WHERE id = $1`,
      [id],
    );
    expect((await trash()).map((problem) => problem.id)).not.toContain(id);
    await expect(restore()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('refuses learners and stores nothing', async () => {
    const actor = learner();
    const calls = [
      authoring.create(authoredProblem(), true, actor),
      test.rpc.call('problems.update', { actor, problemId: SUM_ID, changes: { title: 'Mine' }, draft: true }),
      test.rpc.call('problems.delete', { actor, problemId: SUM_ID }),
      test.rpc.call('authoring.list-deleted', { actor }),
      test.rpc.call('authoring.restore', { actor, problemId: SUM_ID }),
      test.rpc.call('authoring.set-published', { actor, problemId: SUM_ID, published: false }),
      test.rpc.call('authoring.verify', { actor, problemId: SUM_ID, candidate: {} }),
      test.rpc.call('authoring.get-verification', { actor, verificationId: randomUUID() }),
      test.rpc.call('authoring.fill-expected', {
        actor,
        program: { language: 'PYTHON', sourceCode: 'x', inputs: ['1'] },
      }),
      test.rpc.call('authoring.preview-rejudge', { actor, problemId: SUM_ID }),
      test.rpc.call('authoring.apply-rejudge', { actor, rejudgeId: randomUUID() }),
      test.rpc.call('authoring.problem-titles', { actor, problemIds: [SUM_ID] }),
      test.rpc.call('authoring.list-failed', { actor, limit: 5 }),
      test.rpc.call('authoring.retry-failed', { actor, submissionId: randomUUID() }),
      test.rpc.call('authoring.retry-all-failed', { actor }),
      test.rpc.call('authoring.list-test-sets', { actor, problemId: SUM_ID }),
    ];
    await Promise.all(calls.map((call) => expect(call).rejects.toMatchObject({ code: 'FORBIDDEN' })));
    await expect(authoring.get(SUM_ID, actor)).resolves.toMatchObject({ title: 'Sum of Two' });
  });

  it('keeps the entries of its former audit log, which nobody can change', async () => {
    await test.database.query(
      `INSERT INTO problems.audit_entry (actor_id, action) VALUES ($1, 'problem.created')`,
      [authoring.author.userId],
    );
    await expect(test.database.query(`UPDATE problems.audit_entry SET action = 'nothing'`)).rejects.toThrow(
      'never changed',
    );
    await expect(test.database.query('DELETE FROM problems.audit_entry')).rejects.toThrow('never changed');
  });
});
