import type { Actor } from '@evident/contracts';
import { randomUUID } from 'node:crypto';
import { ECHO_ID, learner, startTestService, SUM_ID, type TestService } from '../testing/test-service.js';
import { shiftDay } from './days.js';
import { LearningRepository } from './learning.repository.js';

let test: TestService;
beforeAll(async () => {
  test = await startTestService();
});
afterAll(() => test.stop());

const progressOf = (actor: Actor, timeZone = 'UTC') =>
  test.rpc.call('learning.progress', { actor, query: { timeZone } });

interface Sent {
  /** A time, or days before now. */
  at: string | number;
  verdict?: string;
  problemId?: string;
  kind?: string;
}
/** Stores judged submissions, because the past cannot be judged. */
async function sent(actor: Actor, ...rows: Sent[]): Promise<void> {
  for (const { at, verdict = 'accepted', problemId = SUM_ID, kind = 'submit' } of rows)
    await test.database.query(
      `INSERT INTO problems.submission (id, kind, user_id, problem_id, language, source_code, status, verdict, priority,
          test_count, created_at)
       VALUES ($1, $2, $3, $4, 'PYTHON', '', 'judged', $5, 0, 0,
               ${typeof at === 'number' ? `now() - $6::int * interval '1 day'` : '$6::timestamptz'})`,
      [randomUUID(), kind, actor.userId, problemId, verdict, at],
    );
}

it('is empty for a new account, and lists every topic', async () => {
  const progress = await progressOf(learner());
  expect(progress).toMatchObject({
    streak: { current: 0, longest: 0, countsToday: false, freezes: 1, frozenDays: [] },
    week: { solved: 0 },
    reviews: { due: [], dueCount: 0, nextOn: null, knownCount: 0 },
    days: [],
  });
  expect(progress.topics.length).toBeGreaterThan(0);
  expect(progress.topics.every(({ strength, solved }) => strength === 0 && solved === 0)).toBe(true);
});

it('counts accepted submissions of the user alone', async () => {
  const [actor, other] = [learner(), learner()];
  await sent(
    actor,
    { at: 0 },
    { at: 0, verdict: 'wrong_answer' },
    { at: 1, verdict: 'wrong_answer' },
    { at: 1, kind: 'run' },
  );
  await sent(other, { at: 1 });
  const { today, streak, week, days, topics } = await progressOf(actor);
  expect(streak).toMatchObject({ current: 1, countsToday: true });
  expect(week.solved).toBe(1);
  expect(days).toEqual([
    { day: shiftDay(today, -1), submissions: 1, accepted: 0 },
    { day: today, submissions: 2, accepted: 1 },
  ]);
  expect(topics.filter(({ solved }) => solved > 0).length).toBeGreaterThan(0);
});

it('a freeze stands for a missed day', async () => {
  const actor = learner();
  await sent(actor, { at: 3 }, { at: 2 }, { at: 0 });
  const { today, streak } = await progressOf(actor);
  expect(streak).toMatchObject({ current: 3, freezes: 0, frozenDays: [shiftDay(today, -1)] });
});

it("days are those of the user's time zone", async () => {
  const actor = learner();
  // 23:30 in New York and 09:00 of the next day in Kolkata.
  await sent(actor, { at: '2026-03-10T03:30:00Z' });
  await sent(actor, { at: '2026-03-10T20:00:00Z', problemId: ECHO_ID });
  const daysOf = async (zone: string) => {
    const { reviews } = await progressOf(actor, zone);
    return reviews.due.map(({ solvedOn }) => solvedOn).sort();
  };
  expect(await daysOf('America/New_York')).toEqual(['2026-03-09', '2026-03-10']);
  expect(await daysOf('UTC')).toEqual(['2026-03-10', '2026-03-10']);
  expect(await daysOf('Asia/Kolkata')).toEqual(['2026-03-10', '2026-03-11']);
});

it('lists what is due with the longest overdue first, and when the next one is', async () => {
  const actor = learner();
  await sent(actor, { at: 4 }, { at: 10, problemId: ECHO_ID });
  const first = await progressOf(actor);
  expect(first.reviews).toMatchObject({
    dueCount: 2,
    due: [
      { problemId: ECHO_ID, dueOn: shiftDay(first.today, -7), round: 1 },
      { problemId: SUM_ID, dueOn: shiftDay(first.today, -1), round: 1 },
    ],
    nextOn: null,
  });
  await sent(actor, { at: 0, problemId: ECHO_ID });
  expect((await progressOf(actor)).reviews).toMatchObject({
    dueCount: 1,
    due: [{ problemId: SUM_ID }],
    nextOn: shiftDay(first.today, 7),
  });
});

it('refuses a time zone that only the database does not know', async () => {
  const learning = test.service.app.get(LearningRepository);
  await expect(learning.today('Mars/Olympus')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

it.each(['Nowhere/Land', '+05:30', 'UTC; DROP TABLE x', '../etc', ''])(
  'refuses the time zone %j',
  async (timeZone) => {
    await expect(progressOf(learner(), timeZone)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  },
);
