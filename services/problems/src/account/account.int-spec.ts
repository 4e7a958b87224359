import {
  admin,
  ECHO_ID,
  learner,
  startTestService,
  submit,
  SUM_ID,
  type TestService,
} from '../testing/test-service.js';

describe('erasing an account', () => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService();
  });
  afterAll(() => test.stop());

  it('deletes every row of the user and none of another user', async () => {
    const [gone, kept] = [learner(), learner()];
    for (const actor of [gone, kept]) {
      await submit(test, actor);
      await test.rpc.call('problems.set-bookmark', { actor, problemId: ECHO_ID, bookmarked: true });
      await test.rpc.call('drafts.save', {
        actor,
        problemId: SUM_ID,
        draft: { language: 'PYTHON', sourceCode: 'print(1)' },
      });
      await test.rpc.call('named-drafts.save', {
        actor,
        problemId: SUM_ID,
        draft: { name: 'Idea', language: 'PYTHON', sourceCode: 'print(1)' },
      });
      await test.rpc.call('notes.save', {
        actor,
        problemId: SUM_ID,
        note: { text: 'Add them.', version: 0 },
      });
      await test.rpc.call('playlists.create', { actor, playlist: { name: 'Mine' } });
      await test.database.query(
        `INSERT INTO problems.hack (id, problem_id, user_id, submission_id, language, run_id, input, input_hash)
         VALUES (gen_random_uuid(), $1, $2, gen_random_uuid(), 'PYTHON', gen_random_uuid(), '1', 'hash')`,
        [SUM_ID, actor.userId],
      );
    }
    for (let time = 0; time < 2; time += 1) {
      await test.rpc.call('account.erase', { userId: gone.userId });
    }
    for (const table of ['submission', 'user_problem', 'draft', 'named_draft', 'note', 'playlist', 'hack']) {
      const rows = await test.database.query<{ user_id: string }>(
        `SELECT DISTINCT user_id FROM problems.${table} WHERE user_id = ANY($1)`,
        [[gone.userId, kept.userId]],
      );
      expect([table, rows]).toEqual([table, [{ user_id: kept.userId }]]);
    }
    await expect(test.rpc.call('submissions.list', { actor: gone, problemId: null })).resolves.toEqual({
      submissions: [],
      nextBefore: null,
    });
    await expect(test.rpc.call('problems.get', { actor: admin(), problemId: SUM_ID })).resolves.toBeDefined();
  });
});
