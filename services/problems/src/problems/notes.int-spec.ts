import { LIMITS } from '@evident/contracts';
import { randomUUID } from 'node:crypto';
import { ECHO_ID, learner, startTestService, SUM_ID, type TestService } from '../testing/test-service.js';

describe('a note on a problem', () => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService();
  });
  afterAll(() => test.stop());

  type Learner = ReturnType<typeof learner>;
  const save = (actor: Learner, text: string, version: number, problemId = SUM_ID) =>
    test.rpc.call('notes.save', { actor, problemId, note: { text, version } });
  const read = (actor: Learner) => test.rpc.call('notes.read', { actor, problemId: SUM_ID });

  it('is empty at version 0, and each change counts one version', async () => {
    const actor = learner();
    expect(await read(actor)).toEqual({ text: '', version: 0, updatedAt: null });
    expect(await save(actor, 'First', 0)).toMatchObject({ text: 'First', version: 1 });
    expect(await save(actor, 'Second', 1)).toMatchObject({ text: 'Second', version: 2 });
    expect(await read(actor)).toMatchObject({ text: 'Second', version: 2, updatedAt: expect.any(String) });
    expect(await read(learner())).toMatchObject({ text: '', version: 0 });
  });

  it('is not overwritten by a device that has not read the newest text', async () => {
    const actor = learner();
    await save(actor, 'Phone', 0);
    await expect(save(actor, 'Laptop', 0)).rejects.toMatchObject({ code: 'EDIT_CONFLICT' });
    await save(actor, 'Phone again', 1);
    await expect(save(actor, 'Laptop', 1)).rejects.toMatchObject({ code: 'EDIT_CONFLICT' });
    expect(await read(actor)).toMatchObject({ text: 'Phone again', version: 2 });
  });

  it('takes one of two changes that come at once', async () => {
    const actor = learner();
    await save(actor, 'Before', 0);
    const both = await Promise.allSettled([save(actor, 'A', 1), save(actor, 'B', 1)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await read(actor)).toMatchObject({ version: 2 });
  });

  it('keeps counting when its text is taken away, and then is not exported', async () => {
    const actor = learner();
    await save(actor, 'Text', 0);
    await save(actor, '', 1);
    expect(await read(actor)).toMatchObject({ text: '', version: 2 });
    expect(await test.rpc.call('notes.list', { actor, after: null })).toEqual([]);
  });

  it('is bounded, also in the table, and needs a problem', async () => {
    const actor = learner();
    await expect(save(actor, 'x'.repeat(LIMITS.noteCharacters + 1), 0)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    await expect(save(actor, '語'.repeat(LIMITS.noteCharacters), 0)).resolves.toMatchObject({ version: 1 });
    await expect(
      test.database.query('UPDATE problems.note SET text = $1', ['x'.repeat(65_537)]),
    ).rejects.toThrow('note_text_check');
    await expect(save(actor, 'x', 0, randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is exported with the title of its problem, page after page', async () => {
    const actor = learner();
    await save(actor, 'About sums', 0);
    await save(actor, 'About echoes', 0, ECHO_ID);
    const all = await test.rpc.call('notes.list', { actor, after: null });
    expect(all.map(({ text }) => text).sort()).toEqual(['About echoes', 'About sums']);
    expect(all[0]?.problemTitle).not.toBe('');
    const rest = await test.rpc.call('notes.list', { actor, after: all[0]?.problemId ?? '' });
    expect(rest).toEqual(all.slice(1));
  });
});
