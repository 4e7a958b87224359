import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '@evident/kit/testing/index';
import { promisify } from 'node:util';
import { newLearner } from '../support/api-client.js';
import { product } from '../support/product.js';
import { referenceOf } from '../support/sources.js';

const run = promisify(execFile);

interface CurlAnswer {
  status: number;
  body: unknown;
}

/** A client that uses curl and follows the spec only. */
class Curl {
  private readonly jar = path.join(mkdtempSync(path.join(tmpdir(), 'evident-curl-')), 'cookies');

  async call(method: string, route: string, body?: unknown, headers: string[] = []): Promise<CurlAnswer> {
    const args = ['-s', '-X', method, '-b', this.jar, '-c', this.jar, '-w', '\n%{http_code}'];
    if (body !== undefined) args.push('-H', 'Content-Type: application/json', '-d', JSON.stringify(body));
    for (const header of headers) args.push('-H', header);
    const { stdout } = await run('curl', [...args, `${product.api}${route}`], {
      maxBuffer: 16 * 1024 * 1024,
    });
    const at = stdout.lastIndexOf('\n');
    const status = stdout.slice(at + 1);
    return {
      status: Number(status),
      body: JSON.parse(stdout.slice(0, at) || '{}') as Record<string, never>,
    };
  }

  close(): void {
    rmSync(path.dirname(this.jar), { recursive: true, force: true });
  }
}

describe('curl, knowing only the spec', () => {
  const curl = new Curl();
  const learner = newLearner();
  let problemId: string;
  afterAll(() => curl.close());

  it('registers, logs out, logs in', async () => {
    const registered = await curl.call('POST', '/auth/register', learner);
    expect(registered.body).toMatchObject({
      user: { name: learner.name, email: learner.email, role: 'USER' },
    });
    expect((await curl.call('POST', '/auth/logout')).status).toBeLessThan(300);
    expect((await curl.call('GET', '/auth/get-me')).status).toBe(401);
    const loggedIn = await curl.call('POST', '/auth/login', {
      email: learner.email,
      password: learner.password,
    });
    expect(loggedIn.body).toMatchObject({
      user: { email: learner.email },
      message: expect.any(String) as string,
    });
    // The wallet may answer late; then the last known tokens are shown.
    const tokens = async () =>
      ((await curl.call('GET', '/auth/get-me')).body as { user: { tokens: number } }).user.tokens;
    await until('the wallet', async () => (await tokens()) === 3);
  });

  it('lists and reads problems', async () => {
    const { body } = await curl.call('GET', '/problems/get-all-problems');
    const problems = (body as { problems: { id: string; title: string }[] }).problems;
    const found = problems.find(({ title }) => title === 'Climbing Stairs');
    problemId = found?.id ?? '';
    const read = await curl.call('GET', `/problems/get-problem/${problemId}`);
    expect(read.body).toMatchObject({
      problem: {
        id: problemId,
        title: 'Climbing Stairs',
        difficulty: 'EASY',
        referenceSolutions: {},
        solvedBy: [],
        testcases: expect.arrayContaining([
          expect.objectContaining({
            id: expect.anything() as string,
            input: expect.any(String) as string,
            output: expect.any(String) as string,
            hidden: false,
          }),
        ]) as unknown[],
      },
    });
  });

  const request = () => ({
    source_code: referenceOf('climbing-stairs', 'PYTHON'),
    language_id: 71,
    stdin: ['2', '3'],
    expected_outputs: ['2', '3'],
    problemId,
  });

  it('runs, and gets the result in the same answer', async () => {
    const { status, body } = await curl.call('POST', '/execute-code/run', request());
    expect(status).toBe(200);
    const { submission } = body as {
      submission: {
        id: string;
        status: string;
        testCases: { passed: boolean }[];
        memory: string;
        time: string;
      };
    };
    expect(submission.id).toMatch(/^run_/);
    expect(submission.status).toBe('Accepted');
    expect(submission.testCases.map(({ passed }) => passed)).toEqual([true, true]);
    const used = (JSON.parse(submission.memory) as string[]).map((memory) => parseFloat(memory) > 0);
    expect(used).toEqual([true, true]);
  });

  it("submits, and the client's own expectations count for nothing", async () => {
    const { status, body } = await curl.call('POST', '/execute-code/', {
      ...request(),
      source_code: "print('42')",
      stdin: ['1'],
      expected_outputs: ['42'],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ submission: { status: 'Wrong Answer' } });
    const right = await curl.call('POST', '/execute-code', request());
    expect(right.body).toMatchObject({ submission: { status: 'Accepted', language: 'PYTHON', problemId } });
    const { body: count } = await curl.call('GET', `/submission/get-submission-count/${problemId}`);
    expect((count as { count: number }).count).toBeGreaterThanOrEqual(2);
    const { body: list } = await curl.call('GET', `/submission/get-submissions/${problemId}`);
    expect((list as { submission: unknown[]; submissions: unknown[] }).submission).toHaveLength(2);
  });

  it.each(['/execute-code/', '/execute-code/run'])(
    '%s answers 202 before any judging when asked to respond later',
    async (route) => {
      // It runs long enough to be cancelled on a fast machine as well.
      const slow = { ...request(), source_code: 'import time\ntime.sleep(5)' };
      const answer = await curl.call('POST', route, slow, ['Prefer: respond-async']);
      expect(answer.status).toBe(202);
      expect(answer.body).toMatchObject({
        submission: { status: expect.stringMatching(/Queued|Judging/) as string, testCases: [] },
      });
      const { id } = (answer.body as { submission: { id: string } }).submission;
      expect(
        (
          await curl.call(
            'DELETE',
            `${route === '/execute-code/' ? '/submission' : '/execute-code/run'}/${id}`,
          )
        ).status,
      ).toBe(200);
    },
  );

  it('refuses a language that is not judged, with the list of those that are', async () => {
    const { status, body } = await curl.call('POST', '/execute-code/', { ...request(), language_id: 1 });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'LANGUAGE_NOT_SUPPORTED',
      message: expect.stringMatching(/62.*63.*71|63.*71.*62/) as string,
    });
  });
});
