import { LANGUAGE_IDS } from '@evident/contracts';
import { until } from '@evident/kit/testing/index';
import { signUp, type ApiClient } from '../support/api-client.js';
import { FAULTY, referenceOf } from '../support/sources.js';

const SLUG = 'two-sum';
const JUDGING_MS = 120_000;

describe('C++', () => {
  let learner: ApiClient;
  let problemId: string;

  beforeAll(async () => {
    learner = await signUp();
    const problem = await until('a problem with a C++ starter', async () => {
      const read = await learner.problemBySlug(SLUG);
      return read.codeSnippets.CPP !== undefined && read;
    });
    expect(problem.codeSnippets.CPP).toContain('Write your solution here');
    problemId = problem.id;
  }, JUDGING_MS);

  it.each([
    ['the reference', referenceOf(SLUG, 'CPP'), 'Accepted', ''],
    ['a wrong program', FAULTY.CPP.wrong, 'Wrong Answer', ''],
    ['a source that does not compile', 'int main() { return x; }', 'Compile Error', 'main.cpp:1:'],
  ])(
    '%s is judged',
    async (_what, source, status, compileOutput) => {
      const { body } = await learner.submit(problemId, LANGUAGE_IDS.CPP, source);
      expect(body.submission).toMatchObject({ status, language: 'CPP' });
      expect(body.submission.compileOutput ?? '').toContain(compileOutput);
    },
    JUDGING_MS,
  );

  it('is not analysed, which costs nothing', async () => {
    const { status, body } = await learner.post('/ai-analyze/', {
      source_code: referenceOf(SLUG, 'CPP'),
      description: 'Find the two positions.',
      language_id: LANGUAGE_IDS.CPP,
      problemId,
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'LANGUAGE_NOT_SUPPORTED',
      message: 'The analysis does not read C++ yet. It reads JavaScript, Python and Java.',
    });
    const me = await learner.get<{ user: { tokens: number } }>('/auth/get-me');
    expect(me.body.user.tokens).toBe(3);
  });
});
