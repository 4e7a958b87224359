import { randomUUID } from 'node:crypto';
import { LIMITS } from '@evident/contracts';
import { builtProblem, sumTests, writeCatalogue } from '../testing/test-catalogue.js';
import { ECHO_ID, learner, startTestService, SUM_ID, type TestService } from '../testing/test-service.js';

describe('playlists', () => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService();
  });
  afterAll(async () => {
    await test.stop();
  });
  const actor = learner();
  const create = (owner = actor, name = 'Mine') =>
    test.rpc.call('playlists.create', { actor: owner, playlist: { name } });

  it('hold problems once, in the order of adding', async () => {
    const { id, problems } = await create();
    expect(problems).toEqual([]);
    await test.rpc.call('playlists.add-problems', { actor, playlistId: id, problemIds: [ECHO_ID] });
    const list = await test.rpc.call('playlists.add-problems', {
      actor,
      playlistId: id,
      problemIds: [SUM_ID, ECHO_ID, SUM_ID],
    });
    expect(list.problems.map((entry) => entry.problem.title)).toEqual(['Echo', 'Sum of Two']);
    const less = await test.rpc.call('playlists.remove-problems', {
      actor,
      playlistId: id,
      problemIds: [ECHO_ID, randomUUID()],
    });
    expect(less.problems.map((entry) => entry.problem.id)).toEqual([SUM_ID]);
  });

  it('refuse problems that do not exist', async () => {
    const { id } = await create();
    const call = test.rpc.call('playlists.add-problems', {
      actor,
      playlistId: id,
      problemIds: [randomUUID()],
    });
    await expect(call).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('of another user are not found by any call, and do not change', async () => {
    const { id } = await create();
    const stranger = learner();
    const calls = [
      test.rpc.call('playlists.get', { actor: stranger, playlistId: id }),
      test.rpc.call('playlists.delete', { actor: stranger, playlistId: id }),
      test.rpc.call('playlists.add-problems', { actor: stranger, playlistId: id, problemIds: [SUM_ID] }),
      test.rpc.call('playlists.remove-problems', { actor: stranger, playlistId: id, problemIds: [SUM_ID] }),
    ];
    await Promise.all(calls.map((call) => expect(call).rejects.toMatchObject({ code: 'NOT_FOUND' })));
    await expect(test.rpc.call('playlists.get', { actor, playlistId: id })).resolves.toMatchObject({
      problems: [],
    });
    await expect(test.rpc.call('playlists.list', { actor: stranger })).resolves.toEqual([]);
  });

  it('are deleted by their owner', async () => {
    const { id } = await create();
    await test.rpc.call('playlists.delete', { actor, playlistId: id });
    await expect(test.rpc.call('playlists.get', { actor, playlistId: id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('are limited in number per user', async () => {
    const owner = learner();
    for (let n = 0; n < LIMITS.playlistsPerUser; n++) await create(owner, `List ${n}`);
    await expect(create(owner)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('of the catalogue can be read by everybody and changed by nobody', async () => {
    await writeCatalogue(
      test.catalogueDir,
      [[builtProblem('sum-of-two', 'Sum of Two'), sumTests()]],
      [{ name: 'First Ten', description: 'Start here', problems: ['echo', 'not-written-yet', 'sum-of-two'] }],
    );
    await test.restart();
    const [plan] = await test.rpc.call('playlists.list-curated', { actor });
    expect(plan).toMatchObject({ name: 'First Ten', curated: true });
    expect(plan?.problems.map((entry) => entry.problem.title)).toEqual(['Echo', 'Sum of Two']);
    const playlistId = plan?.id ?? '';
    await expect(test.rpc.call('playlists.get', { actor, playlistId })).resolves.toMatchObject({
      curated: true,
    });
    await expect(test.rpc.call('playlists.delete', { actor, playlistId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(
      test.rpc.call('playlists.remove-problems', { actor, playlistId, problemIds: [SUM_ID] }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await test.rpc.call('playlists.list', { actor })).not.toContainEqual(
      expect.objectContaining({ curated: true }),
    );
  });
});
