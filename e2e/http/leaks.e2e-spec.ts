import { readPackage } from '@evident/catalogue';
import { LANGUAGES, type Problem, type Submission } from '@evident/contracts';
import { until } from '@evident/kit/testing/index';
import { signInAsAdmin, signUp, type ApiClient } from '../support/api-client.js';
import { LiveClient } from '../support/live-client.js';
import { FAULTY, referenceOf } from '../support/sources.js';

const SLUG = 'merge-intervals';
/** Shorter texts such as "1" occur in every answer by chance. */
const TELLING_LENGTH = 12;

interface OpenApi {
  paths: Record<string, Record<string, unknown>>;
}

/** Hidden inputs and answers that are long enough to be recognised, and lines that only a reference contains. */
function secretsOf(problem: Problem): string[] {
  const shown = new Set(problem.testcases.flatMap(({ input, output }) => [input.trim(), output.trim()]));
  const tests = readPackage(SLUG)
    .hidden.flatMap(({ input, answer }) => [input.trim(), answer.trim()])
    .filter((text) => text.length >= TELLING_LENGTH && !shown.has(text));
  const starters = LANGUAGES.map((language) => problem.codeSnippets[language] ?? '').join('\n');
  const references = LANGUAGES.flatMap((language) => referenceOf(SLUG, language).split('\n'))
    .map((line) => line.trim())
    .filter((line) => line.length >= 30 && !starters.includes(line));
  return [...tests, ...references];
}

/** All references of the problem as one text. */
const references = (): string => LANGUAGES.map((language) => referenceOf(SLUG, language)).join('\n');

const found = (payload: unknown, secrets: readonly string[]): string[] => {
  const text = JSON.stringify(payload).replaceAll('\\n', '\n').replaceAll('\\"', '"');
  return secrets.filter((secret) => text.includes(secret));
};

/** Every GET route that a learner may call, with known ids filled in. */
async function readEverything(
  client: ApiClient,
  ids: Record<string, string>,
): Promise<{ route: string; payload: unknown }[]> {
  const { body: document } = await client.get<OpenApi>('/openapi.json');
  const routes = Object.entries(document.paths)
    .filter(([, methods]) => 'get' in methods)
    .map(([route]) => route.replace(/^\/api\/v1/, ''));
  const answers: { route: string; payload: unknown }[] = [];
  for (const route of routes) {
    for (const id of route.includes('{') ? Object.values(ids) : ['']) {
      const { status, body } = await client
        .get<unknown>(route.replace(/\{\w+\}/g, id))
        .catch(() => ({ status: 0, body: {} }));
      if (status === 200) answers.push({ route: `${route} (${id})`, payload: body });
    }
  }
  return answers;
}

describe("What a learner's payloads hold", () => {
  let learner: ApiClient;
  let other: ApiClient;
  let problem: Problem;
  let secrets: string[];
  let live: LiveClient;
  let otherId: string;
  let wrong: Submission;
  let accepted: Submission;

  beforeAll(async () => {
    learner = await signUp();
    other = await signUp();
    problem = await learner.problemBySlug(SLUG);
    secrets = secretsOf(problem);
    live = await LiveClient.open(learner);
    otherId = (await other.get<{ user: { id: string } }>('/auth/get-me')).body.user.id;
    await other.submit(problem.id, 63, referenceOf(SLUG, 'JAVASCRIPT'));
    accepted = (await learner.submit(problem.id, 71, referenceOf(SLUG, 'PYTHON'))).body.submission;
    wrong = (await learner.submit(problem.id, 71, FAULTY.PYTHON.wrong)).body.submission;
    await learner.post('/execute-code/run', {
      source_code: FAULTY.PYTHON.wrong,
      language_id: 71,
      stdin: ['1\n5 6\n'],
      expected_outputs: [''],
      problemId: problem.id,
    });
    await until(
      'the events of both submissions',
      () => live.heard.filter(({ name }) => name === 'submission.judged').length >= 2,
    );
  });

  afterAll(() => live.close());

  it('knows secrets to look for, and an administrator does see them', async () => {
    expect(secrets.length).toBeGreaterThan(10);
    const admin = await signInAsAdmin();
    const { body } = await admin.get(`/problems/get-problem/${problem.id}`);
    expect(found(body, secrets).length).toBeGreaterThan(5);
  });

  it('the references are read only by those who solved the problem, and hold no hidden test', async () => {
    const stranger = await signUp();
    const route = `/problems/${problem.id}/reference-solutions`;
    expect((await stranger.get(route)).status).toBe(403);
    const { status, body } = await learner.get(route);
    expect(status).toBe(200);
    const tests = secrets.filter((secret) => !references().includes(secret));
    expect(found(body, tests)).toEqual([]);
  });

  it('no route answers with a hidden test, another user or, but for the references of a solved problem, a reference', async () => {
    const read = await readEverything(learner, { problem: problem.id, accepted: accepted.id });
    const answers = read.filter(({ route }) => !route.includes('/reference-solutions'));
    expect(answers.length).toBeGreaterThan(8);
    for (const { route, payload } of answers) {
      const own = route.includes(accepted.id) || route.includes('submission') || route.includes('export');
      const leaked = found(payload, secrets).filter(
        (secret) => !(own && referenceOf(SLUG, 'PYTHON').includes(secret)) && !isRevealed(wrong, secret),
      );
      expect({ route, leaked }).toEqual({ route, leaked: [] });
      expect({ route, other: JSON.stringify(payload).includes(otherId) }).toEqual({ route, other: false });
    }
  });

  it('no socket event holds a hidden test, a reference or another user', () => {
    expect(live.heard.length).toBeGreaterThan(10);
    for (const { name, payload } of live.heard) {
      expect({
        name,
        leaked: found(payload, secrets).filter((secret) => !isRevealed(wrong, secret)),
      }).toEqual({ name, leaked: [] });
      expect(JSON.stringify(payload)).not.toContain(otherId);
    }
  });

  it('a failed submission reveals at most its first failing hidden test', () => {
    const revealed = wrong.testCases.filter((test) => test.hidden && test.expected !== '(hidden)');
    expect(revealed.length).toBeLessThanOrEqual(1);
    for (const test of wrong.testCases.filter(({ hidden, expected }) => hidden && expected === '(hidden)')) {
      expect([test.input, test.stdout]).toEqual([null, null]);
    }
  });

  it("another user's submission, run and playlist answer 404", async () => {
    for (const route of [
      `/submission/${accepted.id}`,
      `/execute-code/run/${accepted.id}`,
      `/playlist/${accepted.id}`,
    ]) {
      expect((await other.get(route)).status).toBe(404);
    }
  });
});

function isRevealed(submission: Submission, secret: string): boolean {
  return submission.testCases.some(
    (test) =>
      test.hidden &&
      test.expected !== '(hidden)' &&
      [test.input, test.expected].some((text) => text?.trim() === secret),
  );
}
