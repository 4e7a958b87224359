import { HACK_LIMITS, type Actor, type ClaimedTask, type Hack } from '@evident/contracts';
import { until } from '@evident/kit/testing/index';
import { judgedTest, judgingResult, startFakeWorker, testIdsOf } from '../testing/fake-worker.js';
import { builtProblem, SECRET, sumTests, writeCatalogue } from '../testing/test-catalogue.js';
import {
  admin,
  ECHO_ID,
  ended,
  learner,
  startTestService,
  submit,
  SUM_ID,
  type TestService,
} from '../testing/test-service.js';

const AUTHORING = {
  generatorSource: '',
  validatorSource: 'export const validate = () => null;',
  bruteSource: '',
  small: {},
  measurable: true,
  generated: [],
  wrong: [],
  badInputs: [],
  explanations: {},
};

/** Validator and reference of the problem, and a solution that fails on negative numbers. */
function judgedRun(input: string) {
  if (input.includes('x'))
    return judgedTest('own-1', 1, 'runtime_error', { inputProblem: 'line 1: x is no number' });
  if (input.includes('9')) return judgedTest('own-1', 1, 'accepted');
  const answered = { referenceExpected: '1\n', stdout: input.includes('-') ? '2\n' : '1\n' };
  return input.includes('-')
    ? judgedTest('own-1', 1, 'wrong_answer', { ...answered, message: 'line 1: expected 1, got 2' })
    : judgedTest('own-1', 1, 'accepted', answered);
}

async function judge(test: TestService, id: string): Promise<void> {
  const task = await test.judge.call('judging.claim', { id, workerId: 'fake' });
  if (!task) return;
  const [first] = task.kind === 'run' ? (task.cases ?? []) : [];
  if (first) expect(task.validator?.sourceCode).toContain('validate');
  const tests = first ? [judgedRun(first.input)] : await passing(test, task);
  const verdict = tests.find((one) => one.verdict !== 'accepted')?.verdict ?? 'accepted';
  await test.judge.call('judging.finish', {
    id,
    attempt: task.attempt,
    result: judgingResult(tests, verdict),
  });
}

/** The validator allows everything, the reference prints a whole answer, and everything else passes. */
const passing = async (test: TestService, task: ClaimedTask) => {
  const stdout = task.program.sourceCode.includes('validate') ? 'null' : 'the whole answer\n';
  return (await testIdsOf(test, task)).map((testId, at) =>
    judgedTest(testId, at + 1, 'accepted', { stdout }),
  );
};

describe('inputs that learners try on accepted solutions', () => {
  let test: TestService;
  let worker: { stop(): Promise<void> };
  const author = admin();
  beforeAll(async () => {
    test = await startTestService();
    await writeCatalogue(test.catalogueDir, [
      [
        { ...builtProblem('sum-of-two', 'Sum of Two', { authoring: AUTHORING }), contentHash: 'sum-2' },
        sumTests(),
      ],
      [builtProblem('echo', 'Echo'), sumTests().slice(0, 2)],
    ]);
    await test.restart();
    worker = startFakeWorker(test, undefined, (id) => judge(test, id));
  });
  afterAll(async () => {
    await worker.stop();
    await test.stop();
  });

  async function solver(problemId = SUM_ID): Promise<{ actor: Actor; submissionId: string }> {
    const actor = learner();
    const { id } = await submit(test, actor, 'print(1)', problemId);
    await ended(test, actor, id);
    return { actor, submissionId: id };
  }
  const attempt = (actor: Actor, submissionId: string, input: string, problemId = SUM_ID) =>
    test.rpc.call('hacks.create', { actor, problemId, hack: { submissionId, input } });
  const settled = (actor: Actor, { id }: Pick<Hack, 'id'>) =>
    until('the outcome', async () => {
      const hack = await test.rpc.call('hacks.get', { actor, hackId: id });
      return hack.outcome !== 'checking' && hack;
    });
  const tried = async (actor: Actor, submissionId: string, input: string) =>
    settled(actor, await attempt(actor, submissionId, input));
  const proposals = async () => (await test.rpc.call('hacks.list-proposals', { actor: author })).proposals;
  const decide = (hackId: string, accept: boolean, actor = author) =>
    test.rpc.call('hacks.decide', { actor, hackId, decision: { accept, note: 'Thanks for it' } });

  it('tell whether the input is allowed, what the reference answers and what the solution answered', async () => {
    const { actor, submissionId } = await solver();
    const first = await attempt(actor, submissionId, 'x');
    expect(first).toMatchObject({ outcome: 'checking', decision: null, language: 'PYTHON' });
    expect(first.runId).toMatch(/^run_/);
    expect(await settled(actor, first)).toMatchObject({
      outcome: 'invalid',
      inputProblem: 'line 1: x is no number',
      referenceOutput: null,
      decision: null,
    });
    expect(await tried(actor, submissionId, '5 5')).toMatchObject({ outcome: 'survived', decision: null });
    expect(await tried(actor, submissionId, '9 9')).toMatchObject({ outcome: 'unjudged', decision: null });
    expect(await tried(actor, submissionId, '-4 1')).toMatchObject({
      outcome: 'broken',
      verdict: 'wrong_answer',
      referenceOutput: '1\n',
      solutionOutput: '2\n',
      message: 'line 1: expected 1, got 2',
      decision: 'open',
    });
    const { available, hacks } = await test.rpc.call('hacks.list', { actor, problemId: SUM_ID });
    expect(available).toBe(true);
    expect(hacks.map(({ outcome }) => outcome)).toEqual(['broken', 'unjudged', 'survived', 'invalid']);
    expect(JSON.stringify(hacks)).not.toContain(SECRET);
  });

  it('are settled although nobody asks for them', async () => {
    const { actor, submissionId } = await solver();
    const { id } = await attempt(actor, submissionId, '6 6');
    await until('the outcome', async () => {
      const rows = await test.database.query<{ outcome: string }>(
        'SELECT outcome FROM problems.hack WHERE id = $1',
        [id],
      );
      return rows[0]?.outcome === 'survived';
    });
  });

  it('are proposed once for all learners', async () => {
    const [one, other] = [await solver(), await solver()];
    const [a, b] = await Promise.all([
      tried(one.actor, one.submissionId, '-7 7\n'),
      tried(other.actor, other.submissionId, '-7 7  \n\n'),
    ]);
    expect([a.decision, b.decision].sort()).toEqual(['known', 'open']);
    const open = [a, b].find(({ decision }) => decision === 'open') as Hack;
    expect((await proposals()).filter(({ input }) => input.startsWith('-7 7'))).toEqual([
      expect.objectContaining({ id: open.id, problemTitle: 'Sum of Two', sourceCode: 'print(1)' }),
    ]);
    expect(await decide(open.id, false)).toMatchObject({ message: 'Proposal refused' });
    await expect(decide(open.id, true)).rejects.toMatchObject({ code: 'ALREADY_FINISHED' });
    const owner = open.id === a.id ? one : other;
    expect(await test.rpc.call('hacks.get', { actor: owner.actor, hackId: open.id })).toMatchObject({
      decision: 'refused',
      note: 'Thanks for it',
    });
    expect(await tried(one.actor, one.submissionId, '-7 7')).toMatchObject({ decision: 'known' });
  });

  it('join the hidden tests with the whole answer of the reference when they are accepted', async () => {
    const { actor, submissionId } = await solver();
    const versions = async () =>
      (await test.rpc.call('authoring.list-test-sets', { actor: author, problemId: SUM_ID })).versions;
    const before = await versions();
    const hack = await tried(actor, submissionId, '-8 8');
    expect(await decide(hack.id, true)).toMatchObject({
      message: 'The input is a hidden test now',
      problemId: SUM_ID,
      audit: { newTests: true },
    });
    const [current] = await versions();
    expect(current).toMatchObject({
      version: (before[0]?.version ?? 0) + 1,
      testCount: (before[0]?.testCount ?? 0) + 1,
    });
    const { testcases } = await test.rpc.call('problems.get', { actor: author, problemId: SUM_ID });
    expect(testcases.at(-1)).toMatchObject({
      id: 'learner-1',
      input: '-8 8\n',
      output: 'the whole answer\n',
      hidden: true,
    });
    const seen = await test.rpc.call('problems.get', { actor, problemId: SUM_ID });
    expect(JSON.stringify(seen)).not.toContain('-8 8');
    expect(seen.published).not.toBe(false);
    // The author decides whether what was judged by the old tests is judged again.
    const preview = await test.rpc.call('authoring.preview-rejudge', { actor: author, problemId: SUM_ID });
    expect(preview.total).toBeGreaterThan(0);
  });

  it('may be tried on a program that somebody shares, as long as it is shared', async () => {
    const [owner, reader] = [await solver(), await solver()];
    const { id: threadId } = await test.rpc.call('discussions.share', {
      actor: owner.actor,
      problemId: SUM_ID,
      share: { submissionId: owner.submissionId, title: 'Short' },
    });
    const attack = (actor: Actor, input: string) =>
      test.rpc.call('hacks.create', { actor, problemId: SUM_ID, hack: { threadId, input } });
    const hack = await settled(reader.actor, await attack(reader.actor, '-11 11'));
    expect(hack).toMatchObject({ threadId, submissionId: null, outcome: 'broken', decision: 'open' });
    expect(JSON.stringify(hack)).not.toContain(owner.submissionId);
    expect(await proposals()).toContainEqual(
      expect.objectContaining({ id: hack.id, sourceCode: 'print(1)', authorId: reader.actor.userId }),
    );
    await decide(hack.id, false);
    await expect(attack(learner(), '-12 12')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await test.rpc.call('discussions.delete', { actor: owner.actor, postId: threadId });
    await expect(attack(reader.actor, '-12 12')).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Shared solution not found',
    });
  });

  it('tell the learner what was decided', async () => {
    const { actor, submissionId } = await solver();
    const [first, second] = [
      await tried(actor, submissionId, '-21 1'),
      await tried(actor, submissionId, '-22 1'),
    ];
    await decide(first.id, false);
    await decide(second.id, true);
    const told = () => test.rpc.call('discussions.notifications', { actor });
    const entry = { problemId: SUM_ID, problemTitle: 'Sum of Two', threadId: null, note: 'Thanks for it' };
    expect(await told()).toMatchObject({
      unread: 2,
      notifications: [
        { ...entry, kind: 'test-accepted' },
        { ...entry, kind: 'test-refused' },
      ],
    });
    const [newest] = (await told()).notifications;
    await test.rpc.call('discussions.mark-read', { actor, notificationId: newest?.id ?? '' });
    expect((await told()).notifications.map(({ read }) => read)).toEqual([true, false]);
  });

  it('are not added twice', async () => {
    const { actor, submissionId } = await solver();
    const [secret] = sumTests().filter(({ hidden }) => hidden);
    const hack = await tried(actor, submissionId, `-${secret?.input}`);
    await test.database.query('UPDATE problems.hack SET input = $2 WHERE id = $1', [hack.id, secret?.input]);
    const testCount = async () =>
      (await test.rpc.call('authoring.list-test-sets', { actor: author, problemId: SUM_ID })).versions[0]
        ?.testCount;
    const before = await testCount();
    expect(await decide(hack.id, true)).toMatchObject({ audit: { newTests: false } });
    expect(await testCount()).toBe(before);
    expect(await test.rpc.call('hacks.get', { actor, hackId: hack.id })).toMatchObject({
      decision: 'accepted',
    });
  });

  it('need an own accepted submission of a solved problem that has a validator', async () => {
    const { actor, submissionId } = await solver();
    const outsider = learner();
    await expect(attempt(outsider, submissionId, '3 3')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const second = await solver();
    await expect(attempt(second.actor, submissionId, '3 3')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const elsewhere = await solver(ECHO_ID);
    await expect(attempt(elsewhere.actor, elsewhere.submissionId, '3 3', ECHO_ID)).rejects.toMatchObject({
      message: 'This problem is interactive or has no validator, so inputs cannot be checked',
    });
    expect(await test.rpc.call('hacks.list', { actor: elsewhere.actor, problemId: ECHO_ID })).toMatchObject({
      available: false,
    });
    const available = async () => (await test.rpc.call('hacks.list', { actor, problemId: SUM_ID })).available;
    expect(await available()).toBe(true);
    const checkerOfSum = (kind: string) =>
      test.database.query('UPDATE problems.problem SET checker = $2 WHERE id = $1', [SUM_ID, { kind }]);
    await checkerOfSum('interactive');
    expect(await available()).toBe(false);
    await checkerOfSum('exact');
    await test.database.query(`UPDATE problems.submission SET verdict = 'wrong_answer' WHERE id = $1`, [
      submissionId,
    ]);
    await expect(attempt(actor, submissionId, '3 3')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const own = await tried(second.actor, second.submissionId, '3 3');
    await expect(test.rpc.call('hacks.get', { actor, hackId: own.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('are bounded in size, by day and by what waits for a decision', async () => {
    const { actor, submissionId } = await solver();
    await expect(attempt(actor, submissionId, '1 2\n\n')).rejects.toMatchObject({
      message: 'This input is one of the examples',
    });
    await expect(attempt(actor, submissionId, 'é'.repeat(33 * 1024))).rejects.toMatchObject({
      message: 'The input may have at most 64 KB',
    });
    const fill = (count: number, outcome: string, decision: string | null) =>
      test.database.query(
        `INSERT INTO problems.hack (id, problem_id, user_id, submission_id, language, run_id, input, input_hash, outcome, decision)
         SELECT gen_random_uuid(), $1::uuid, $2::uuid, $3::uuid, 'PYTHON', gen_random_uuid(), '1', gen_random_uuid()::text,
                $4::text, $5::text
           FROM generate_series(1, $6::int)`,
        [SUM_ID, actor.userId, submissionId, outcome, decision, count],
      );
    await fill(HACK_LIMITS.openPerUser, 'broken', 'open');
    await expect(attempt(actor, submissionId, '3 3')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await test.database.query(
      `UPDATE problems.hack SET decision = 'refused' WHERE user_id = $1 AND decision = 'open'`,
      [actor.userId],
    );
    await fill(HACK_LIMITS.perUserAndDay - HACK_LIMITS.openPerUser, 'survived', null);
    await expect(attempt(actor, submissionId, '3 3')).rejects.toMatchObject({
      message: `You can try at most ${HACK_LIMITS.perUserAndDay} inputs in a day`,
    });
    const pages: string[] = [];
    let before: string | null = null;
    do {
      const page: { hacks: { id: string }[]; nextBefore: string | null } = await test.rpc.call(
        'hacks.list-own',
        { actor, before, limit: 100 },
      );
      pages.push(...page.hacks.map(({ id }) => id));
      before = page.nextBefore;
    } while (before !== null);
    expect(new Set(pages).size).toBe(HACK_LIMITS.perUserAndDay);
  });
});
