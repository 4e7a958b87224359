import { signUp } from '../support/api-client.js';

interface Refusal {
  code: string;
  message: string;
}

describe('An analysis of a hostile source', () => {
  it.each([
    ['31,000 nested parentheses', `x = ${'('.repeat(31_000)}1${')'.repeat(31_000)}`],
    ['a regular expression of 50 KB', `const r = /${'(a+'.repeat(12_000)}${')+'.repeat(6_000)}/;`],
    ['20,000 nested arrows', `${'a=>'.repeat(20_000)}1`],
  ])(
    'is refused in words and costs nothing, and the next analysis is taken: %s',
    async (_what, source_code) => {
      const learner = await signUp();
      const { status, body } = await learner.post<Refusal>('/ai-analyze/', { source_code });
      expect({ status, body }).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED', message: expect.stringContaining('cannot be analysed') },
      });
      const me = await learner.get<{ user: { tokens: number } }>('/auth/get-me');
      expect(me.body.user.tokens).toBe(3);
      const other = await signUp();
      const code = { source_code: 'class Main { public static void main(String[] a) {} }' };
      const taken = await other.post('/ai-analyze/', code, { prefer: 'respond-async' });
      expect([200, 202]).toContain(taken.status);
    },
  );
});
