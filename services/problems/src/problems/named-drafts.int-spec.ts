import { LIMITS, type ExportedDraft } from '@evident/contracts';
import { randomUUID } from 'node:crypto';
import { ECHO_ID, learner, startTestService, SUM_ID, type TestService } from '../testing/test-service.js';

describe('drafts with a name', () => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService();
  });
  afterAll(() => test.stop());

  type Learner = ReturnType<typeof learner>;
  const save = (actor: Learner, name: string, sourceCode: string, formerName?: string, problemId = SUM_ID) =>
    test.rpc.call('named-drafts.save', {
      actor,
      problemId,
      draft: { name, language: 'PYTHON', sourceCode, formerName },
    });
  const list = (actor: Learner, problemId = SUM_ID) =>
    test.rpc.call('named-drafts.list', { actor, problemId });
  const names = async (actor: Learner) => (await list(actor)).map(({ name }) => name);

  it('are kept for one user and problem, newest first, and a name is replaced', async () => {
    const actor = learner();
    await save(actor, 'Brute force', 'a');
    await save(actor, 'Two pointers', 'b');
    await save(actor, ' Brute force ', 'c');
    expect(await list(actor)).toMatchObject([
      { name: 'Brute force', sourceCode: 'c', language: 'PYTHON' },
      { name: 'Two pointers', sourceCode: 'b' },
    ]);
    expect(await list(actor, ECHO_ID)).toEqual([]);
    expect(await list(learner())).toEqual([]);
  });

  it('get another name, and are deleted, each by the learner who has them', async () => {
    const [actor, other] = [learner(), learner()];
    for (const each of [actor, other]) await save(each, 'Old', 'a');
    await save(actor, 'New', 'a', 'Old');
    expect(await names(actor)).toEqual(['New']);
    await test.rpc.call('named-drafts.remove', { actor, problemId: SUM_ID, name: 'New' });
    expect(await names(actor)).toEqual([]);
    expect(await names(other)).toEqual(['Old']);
  });

  it('are bounded, but a full set can still be changed', async () => {
    const actor = learner();
    for (let at = 1; at <= LIMITS.namedDraftsPerProblem; at += 1) await save(actor, `Idea ${at}`, 'a');
    await expect(save(actor, 'One more', 'a')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await save(actor, 'Idea 1', 'changed');
    await save(actor, 'Renamed', 'a', 'Idea 2');
    expect(await names(actor)).toHaveLength(LIMITS.namedDraftsPerProblem);
    await expect(save(actor, 'x'.repeat(LIMITS.draftNameCharacters + 1), 'a')).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    await expect(save(learner(), 'Idea', 'a', undefined, randomUUID())).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('are exported with the texts of the editor, page after page', async () => {
    const [actor, other] = [learner(), learner()];
    for (const each of [actor, other]) {
      await test.rpc.call('drafts.save', {
        actor: each,
        problemId: SUM_ID,
        draft: { language: 'PYTHON', sourceCode: 'in the editor' },
      });
      await save(each, 'On echoes', 'a', undefined, ECHO_ID);
    }
    for (let at = 1; at < LIMITS.listedDrafts; at += 1) await save(actor, `Idea ${at}`, `text ${at}`);
    const page = (last?: ExportedDraft) => {
      const after = last ? { problemId: last.problemId, name: last.name, language: last.language } : null;
      return test.rpc.call('drafts.list-own', { actor, after });
    };
    const first = await page();
    expect(first).toHaveLength(LIMITS.listedDrafts);
    const all = [...first, ...(await page(first.at(-1)))];
    expect(all).toHaveLength(LIMITS.listedDrafts + 1);
    const [unnamed] = all.filter(({ name }) => name === null);
    expect(unnamed).toMatchObject({ problemId: SUM_ID, language: 'PYTHON', sourceCode: 'in the editor' });
    expect(unnamed?.problemTitle).not.toBe('');
    const kept = all.flatMap(({ name }) => name ?? []);
    const ideas = Array.from({ length: LIMITS.listedDrafts - 1 }, (_, at) => `Idea ${at + 1}`);
    expect(kept.sort()).toEqual(['On echoes', ...ideas].sort());
    expect(await page(all.at(-1))).toEqual([]);
  });
});
