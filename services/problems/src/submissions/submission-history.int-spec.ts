import { LIMITS, type Actor, type Submission } from '@evident/contracts';
import { judgeAll } from '../testing/fake-worker.js';
import { learner, startTestService, submit, type TestService } from '../testing/test-service.js';

const ROWS = LIMITS.listedSubmissions + 40;
let service: TestService;
let actor: Actor;

/** The newest is the one that was sent; the others are copies of it with sources of the largest size. */
beforeAll(async () => {
  service = await startTestService();
  actor = learner();
  const { id } = await submit(service, actor);
  await judgeAll(service, id);
  await service.database.query(
    `INSERT INTO problems.submission
       SELECT copy.* FROM problems.submission s, generate_series(1, $2) n,
         jsonb_populate_record(null::problems.submission, to_jsonb(s) || jsonb_build_object(
           'id', gen_random_uuid(), 'created_at', s.created_at - n * interval '1 second',
           'source_code', rpad('row ' || n, $3, 'x'))) copy
        WHERE s.id = $1`,
    [id, ROWS - 1, LIMITS.sourceBytes],
  );
});
afterAll(() => service.stop());

const ofRow = (n: number, { sourceCode }: Submission): boolean => sourceCode.startsWith(`row ${n}x`);

test('a history of large sources makes a small answer: older rows are abridged', async () => {
  const answer = await service.rpc.call('submissions.list', { actor, problemId: null });
  expect(answer.submissions).toHaveLength(LIMITS.listedSubmissions);
  expect(JSON.stringify(answer).length).toBeLessThan(2 * LIMITS.listedTextBytes);
  const whole = answer.submissions.filter(({ abridged }) => abridged !== true);
  expect(whole).toHaveLength(LIMITS.listedTextBytes / LIMITS.sourceBytes);
  expect(whole.slice(1).every((row, index) => ofRow(index + 1, row))).toBe(true);
  const [old] = answer.submissions.slice(-1);
  expect(old).toMatchObject({ abridged: true, sourceCode: '', status: 'Accepted', time: whole[0]?.time });
  const read = await service.rpc.call('submissions.get', { actor, submissionId: old?.id ?? '' });
  expect(ofRow(LIMITS.listedSubmissions - 1, read)).toBe(true);
  expect(read.abridged).toBeUndefined();
});

test('pages hold whole rows, end early where the texts are large, and leave no row out', async () => {
  const seen: Submission[] = [];
  let before: string | null = null;
  do {
    const page: { submissions: Submission[]; nextBefore: string | null } = await service.rpc.call(
      'submissions.list',
      { actor, problemId: null, limit: LIMITS.maxPageSize, before },
    );
    expect(page.submissions.length).toBeGreaterThan(0);
    expect(JSON.stringify(page).length).toBeLessThan(2 * LIMITS.listedTextBytes);
    seen.push(...page.submissions);
    before = page.nextBefore;
  } while (before !== null);
  expect(seen).toHaveLength(ROWS);
  expect(seen.slice(1).every((row, index) => ofRow(index + 1, row))).toBe(true);
});

test('a short page names the next one, the last page names none', async () => {
  const { problemId, ...first } = (
    await service.rpc.call('submissions.list', { actor, problemId: null, limit: 1 })
  ).submissions[0] as Submission;
  const page = { actor, problemId, limit: 3 };
  const { submissions, nextBefore } = await service.rpc.call('submissions.list', {
    ...page,
    before: first.id,
  });
  expect(submissions.map((row, index) => ofRow(index + 1, row))).toEqual([true, true, true]);
  expect(nextBefore).toBe(submissions[2]?.id);
  const stranger = await service.rpc.call('submissions.list', {
    ...page,
    actor: learner(),
    before: first.id,
  });
  expect(stranger).toEqual({ submissions: [], nextBefore: null });
});
