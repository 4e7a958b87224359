import { judgeLanguageKey } from '@evident/contracts';
import { connectProducer } from '@evident/kit';
import { PATIENT_MS, testRedisUrl, until } from '@evident/kit/testing/index';
import { GENERIC_CPP_STARTER } from '../problems/generic-starter.js';
import { startFakeWorker } from '../testing/fake-worker.js';
import {
  admin,
  ECHO_ID,
  ended,
  learner,
  startTestService,
  SUM_ID,
  type TestService,
} from '../testing/test-service.js';

const CPP = 'int main() {}';
const WITHOUT_CPP = 'language_id must be one of 63 (JAVASCRIPT), 71 (PYTHON), 62 (JAVA)';

describe('C++', () => {
  const redis = connectProducer(testRedisUrl(), () => undefined, PATIENT_MS);
  const actor = learner();
  let test: TestService;

  beforeAll(async () => {
    await until('Redis', () => redis.status === 'ready');
    test = await startTestService();
  });
  beforeEach(() => redis.del(judgeLanguageKey('CPP')));
  afterAll(async () => {
    redis.disconnect();
    await test.stop();
  });

  const announce = () => redis.set(judgeLanguageKey('CPP'), 'worker', 'EX', 60);
  const offers = async (): Promise<boolean> =>
    (await test.rpc.call('submissions.languages', {})).languages.includes('CPP');
  const starter = async (problemId: string) =>
    (await test.rpc.call('problems.get', { actor, problemId })).codeSnippets.CPP;
  const submitCpp = (problemId = SUM_ID) =>
    test.rpc.call('submissions.create', {
      actor,
      kind: 'submit',
      problemId,
      language: 'CPP',
      sourceCode: CPP,
      cases: [],
      idempotencyKey: null,
      priority: false,
    });

  it('is neither offered nor accepted while no worker has its compiler', async () => {
    await until('that C++ is not offered', async () => !(await offers()));
    expect(await starter(SUM_ID)).toBeUndefined();
    await expect(submitCpp()).rejects.toMatchObject({ code: 'LANGUAGE_NOT_SUPPORTED', message: WITHOUT_CPP });
  });

  it('is offered and judged once a worker has its compiler, with the generic starter where there is no other', async () => {
    await announce();
    await until('that C++ is offered', offers);
    expect(await starter(ECHO_ID)).toBe(GENERIC_CPP_STARTER);
    const worker = startFakeWorker(test);
    try {
      const { submission } = await submitCpp(ECHO_ID);
      expect(submission.language).toBe('CPP');
      expect(await ended(test, actor, submission.id)).toMatchObject({
        language: 'CPP',
        submissionStatus: 'judged',
      });
    } finally {
      await worker.stop();
    }
  });

  it('is not offered where the operator leaves it out', async () => {
    await announce();
    await test.restart({ LANGUAGES_OFFERED: 'JAVASCRIPT,PYTHON,JAVA' });
    try {
      expect(await offers()).toBe(false);
      await expect(submitCpp()).rejects.toMatchObject({ message: WITHOUT_CPP });
    } finally {
      await test.restart();
    }
  });

  it('keeps what an author stored, through an update that does not name it, and gives it up for an empty one', async () => {
    await announce();
    await until('that C++ is offered', offers);
    const author = admin();
    const update = (codeSnippets: object) =>
      test.rpc.call('problems.update', {
        actor: author,
        problemId: ECHO_ID,
        draft: true,
        changes: { codeSnippets: { JAVASCRIPT: 'js', PYTHON: 'py', JAVA: 'java', ...codeSnippets } },
      });
    await update({ CPP: '// own starter' });
    await update({});
    const read = async () =>
      (await test.rpc.call('problems.get', { actor: author, problemId: ECHO_ID })).codeSnippets.CPP;
    expect(await read()).toBe('// own starter');
    await update({ CPP: '' });
    expect(await read()).toBe(GENERIC_CPP_STARTER);
  });
});
