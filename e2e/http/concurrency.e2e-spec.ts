import { signUp } from '../support/api-client.js';

const ME = '/auth/get-me';

describe('Many requests at once', () => {
  it('are each answered, and each as the user who asked', async () => {
    const learners = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const client = await signUp();
        return { client, id: (await client.get<{ user: { id: string } }>(ME)).body.user.id };
      }),
    );
    const asked = Array.from({ length: 40 }, (_, index) => learners[index % learners.length]).filter(
      (learner) => learner !== undefined,
    );
    const answered = await Promise.all(asked.map(({ client }) => client.get<{ user: { id: string } }>(ME)));
    expect(answered.map(({ status }) => status)).toEqual(asked.map(() => 200));
    expect(answered.map(({ body }) => body.user.id)).toEqual(asked.map(({ id }) => id));
    const playlists = await Promise.all(asked.map(({ client }) => client.get('/playlist/')));
    expect(playlists.map(({ status }) => status)).toEqual(asked.map(() => 200));
  });
});
