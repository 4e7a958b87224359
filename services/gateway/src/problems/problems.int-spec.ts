import {
  type ActivityAnswer,
  type AuditAnswer,
  LIMITS,
  ListProblemsQuery,
  type Problem,
} from '@evident/contracts';
import { DomainError } from '@evident/kit';
import { randomUUID } from 'node:crypto';
import { inEachLanguage, NEW_PROBLEM, problem } from '../testing/samples.js';
import type { TestBrowser } from '../testing/test-browser.js';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.js';

let gateway: TestGateway;
let learner: TestBrowser;
let admin: TestBrowser;
beforeAll(async () => {
  gateway = await startTestGateway();
  [learner, admin] = [await gateway.learner(), await gateway.admin()];
});
beforeEach(() => {
  gateway.problems.requests.length = 0;
});
afterAll(() => gateway.stop());

const lastRequest = (): unknown => gateway.problems.requests.at(-1)?.request;
const listing = (rows: Problem[]) => () => ({ problems: rows, total: rows.length });

describe('the list', () => {
  test('is sent again only when it has changed', async () => {
    const rows = Array.from({ length: 60 }, () => problem({ title: 'A title of ordinary length' }));
    gateway.problems.answers = { 'problems.list': listing(rows) };
    const first = await learner.get('/problems/get-all-problems');
    expect(first.body).toMatchObject({ total: 60 });
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const etag = String(first.headers.etag);
    const second = await learner.get('/problems/get-all-problems', { 'if-none-match': etag });
    expect(second).toMatchObject({ status: 304, text: '' });
    gateway.problems.answers = { 'problems.list': listing(rows.slice(1)) };
    expect((await learner.get('/problems/get-all-problems', { 'if-none-match': etag })).status).toBe(200);
  });

  test('is light and compressed', async () => {
    const rows = Array.from({ length: 60 }, () => problem({ description: 'x'.repeat(5_000) }));
    gateway.problems.answers = { 'problems.list': listing(rows) };
    const plain = await learner.get('/problems/get-all-problems');
    expect(plain.text).not.toMatch(/description|testcases|referenceSolutions/);
    const packed = await learner.get('/problems/get-all-problems', { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(Number(packed.text.length)).toBeLessThan(20_000);
  });

  test('forwards filters, and numbers as numbers', async () => {
    gateway.problems.answers = { 'problems.list': listing([]) };
    await learner.get(
      '/problems/get-all-problems?page=2&limit=5&q=two%20sum&difficulty=EASY&tag=math&full=1',
    );
    expect(lastRequest()).toEqual({
      actor: { userId: learner.user?.id, role: 'USER' },
      query: ListProblemsQuery.parse({ page: 2, limit: 5, q: 'two sum', difficulty: 'EASY', tag: 'math' }),
    });
  });

  test.each(['page=0', 'page=-1', 'limit=101', 'limit=0', 'page=1e9', 'difficulty=TRIVIAL', 'page=1&page=2'])(
    'refuses %s',
    async (query) => {
      expect(await learner.get(`/problems/get-all-problems?${query}`)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED' },
      });
    },
  );
});

test('a problem and the solved ones come under the names that clients read', async () => {
  const row = problem();
  gateway.problems.answers = {
    'problems.get': () => row,
    'problems.list-solved': () => [{ ...row, solvedAt: row.createdAt }],
  };
  expect((await learner.get(`/problems/get-problem/${row.id}`)).body).toMatchObject({
    problem: { id: row.id },
  });
  expect((await learner.get('/problems/get-solved-problems')).body).toMatchObject({
    problems: [{ id: row.id }],
  });
});

describe('an admin', () => {
  const written = { message: 'Problem created successfully', id: randomUUID() };

  test('creates, changes and deletes a problem', async () => {
    gateway.problems.answers = {
      'problems.create': () => written,
      'problems.update': () => ({ ...written, audit: { newTests: true } }),
      'problems.delete': () => ({ ...written, audit: { title: 'Triple it' } }),
    };
    const created = await admin.post('/problems/create-problem?draft=1', {
      ...NEW_PROBLEM,
      solvedBy: ['me'],
    });
    expect(created).toMatchObject({ status: 201, body: written });
    expect(lastRequest()).toMatchObject({
      actor: { role: 'ADMIN' },
      draft: true,
      problem: { title: 'Double it' },
    });
    expect(lastRequest()).not.toHaveProperty('problem.solvedBy');
    const changed = await admin.call('PUT', `/problems/update-problem/${written.id}`, {
      body: { title: 'Triple it', hints: '' },
    });
    expect(changed).toMatchObject({ status: 200 });
    expect(changed.body).toEqual(written);
    expect(lastRequest()).toMatchObject({
      problemId: written.id,
      changes: { title: 'Triple it', hints: '' },
      draft: false,
    });
    const deleted = await admin.call('DELETE', `/problems/delete-problem/${written.id}`);
    expect(deleted).toMatchObject({ status: 200 });
    expect(deleted.body).toEqual(written);
    const { body: log } = await admin.get(`/admin/audit?problemId=${written.id}`);
    expect((log as AuditAnswer).entries.map(({ details }) => details)).toEqual([
      { title: 'Triple it' },
      { title: 'Triple it', changed: ['title', 'hints'], draft: false, newTests: true },
      { title: 'Double it', draft: true },
    ]);
  });

  test('refused says in the audit log what should have changed', async () => {
    gateway.problems.answers = {
      'problems.update': () => {
        throw new DomainError('EDIT_CONFLICT', 'Someone else has changed this problem.');
      },
    };
    const body = {
      updatedAt: '2026-01-05T09:30:00.000Z',
      title: 'Triple it',
      changed: ['hints'],
      slug: 'mine',
    };
    const path = `/problems/update-problem/${written.id}?draft=1`;
    expect((await admin.call('PUT', path, { body })).status).toBe(409);
    const { body: log } = await admin.get('/admin/activity?limit=1');
    expect((log as ActivityAnswer).entries[0]).toMatchObject({ outcome: 'EDIT_CONFLICT' });
    expect((log as ActivityAnswer).entries[0]?.details).toEqual({
      title: 'Triple it',
      changed: ['title'],
      draft: true,
    });
  });

  test.each([
    [{ title: 'ab' }, 'Title must be at least 3 characters'],
    [{ description: 'short' }, 'Description must be at least 10 characters'],
    [{ tags: [] }, 'At least one tag is required'],
    [{ constraints: '' }, 'Constraints are required'],
    [{ testcases: [] }, 'At least one test case is required'],
    [{ testcases: [{ input: '', output: '1' }] }, 'Input is required'],
    [{ codeSnippets: { ...inEachLanguage('x'), JAVA: '' } }, 'Java solution is required'],
    [{ referenceSolutions: { ...inEachLanguage('x'), PYTHON: undefined } }, 'Python solution is required'],
  ])('sends %j and gets "%s"', async (changes, sentence) => {
    const answer = await admin.post('/problems/create-problem', { ...NEW_PROBLEM, ...changes });
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED', message: sentence } });
  });

  test('leaves two audit entries for each write, also for a refused one, that nobody can change', async () => {
    gateway.problems.answers = {};
    const path = `/api/v1/problems/delete-problem/${randomUUID()}`;
    await admin.call('DELETE', `!${path}`);
    const rows = await gateway.database.query<{ outcome: string }>(
      'SELECT outcome FROM gateway.admin_audit WHERE path = $1 AND actor_id = $2 ORDER BY id',
      [path, admin.user?.id],
    );
    expect(rows.map(({ outcome }) => outcome)).toEqual(['begun', 'INTERNAL']);
    for (const sql of [
      'DELETE FROM gateway.admin_audit',
      `UPDATE gateway.admin_audit SET outcome = 'x'`,
      'TRUNCATE gateway.admin_audit',
    ]) {
      await expect(gateway.database.query(sql)).rejects.toThrow('append-only');
    }
  });
});

test('bookmarks and drafts are stored', async () => {
  const id = randomUUID();
  const draft = {
    language: 'PYTHON' as const,
    sourceCode: 'print(1)',
    updatedAt: '2026-01-05T09:30:00.000Z',
  };
  gateway.problems.answers = {
    'problems.set-bookmark': () => ({}),
    'drafts.save': () => draft,
    'drafts.list': () => [draft],
  };
  expect((await learner.call('PUT', `/problems/${id}/bookmark`, { body: { bookmarked: true } })).status).toBe(
    200,
  );
  expect(lastRequest()).toMatchObject({ problemId: id, bookmarked: true });
  const saved = await learner.call('PUT', `/problems/${id}/drafts`, {
    body: { language: 'PYTHON', sourceCode: 'print(1)' },
  });
  expect(saved).toMatchObject({ status: 200, body: draft });
  expect((await learner.get(`/problems/${id}/drafts`)).body).toEqual({ drafts: [draft] });
});

test('drafts with a name are listed, stored, renamed and deleted', async () => {
  const id = randomUUID();
  const draft = {
    name: 'Two pointers',
    language: 'PYTHON' as const,
    sourceCode: 'print(1)',
    updatedAt: '2026-01-05T09:30:00.000Z',
  };
  gateway.problems.answers = {
    'named-drafts.list': () => [draft],
    'named-drafts.save': () => draft,
    'named-drafts.remove': () => ({}),
  };
  const path = `/problems/${id}/named-drafts`;
  expect((await learner.get(path)).body).toEqual({ drafts: [draft] });
  const { updatedAt: _at, ...body } = draft;
  expect(await learner.call('PUT', path, { body: { ...body, formerName: 'Idea' } })).toMatchObject({
    status: 200,
    body: draft,
  });
  expect(lastRequest()).toMatchObject({ problemId: id, draft: { name: 'Two pointers', formerName: 'Idea' } });
  expect(await learner.call('PUT', path, { body: { ...body, name: ' ' } })).toMatchObject({
    status: 400,
    body: { fields: { name: 'Name is required' } },
  });
  expect((await learner.call('DELETE', `${path}?name=${encodeURIComponent('a/../b ?')}`)).status).toBe(200);
  expect(lastRequest()).toMatchObject({ problemId: id, name: 'a/../b ?' });
});

test('a note is read and stored with the version it was written over', async () => {
  const id = randomUUID();
  const note = { text: 'Two pointers.', version: 4, updatedAt: '2026-01-05T09:30:00.000Z' };
  gateway.problems.answers = {
    'notes.read': () => note,
    'notes.save': ({ note: { version } }) => {
      if (version !== note.version) throw new DomainError('EDIT_CONFLICT', 'Changed elsewhere');
      return { ...note, version: version + 1 };
    },
  };
  const path = `/problems/${id}/note`;
  expect((await learner.get(path)).body).toEqual(note);
  const save = (version: number, text = 'New') => learner.call('PUT', path, { body: { text, version } });
  expect(await save(4)).toMatchObject({ status: 200, body: { version: 5 } });
  expect(await save(3)).toMatchObject({ status: 409, body: { code: 'EDIT_CONFLICT' } });
  expect(await save(4, 'x'.repeat(LIMITS.noteCharacters + 1))).toMatchObject({
    status: 400,
    body: { fields: { text: expect.any(String) } },
  });
});
