import { LANGUAGE_IDS, LIMITS, type EditorLanguage } from '@evident/contracts';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { Session } from '../support/session.js';
import { freshSource } from './programs.js';

const POLL_MS = 250;
/** Before each wait that is measured, so that the machine is idle and the worker has booted interpreters again. */
const REST_MS = Number(process.env['BENCH_REST_MS'] ?? 1_500);
const PATIENCE_MS = 300_000;

/** Signed-up learners who submit. A learner may have only so many open submissions, so a long queue needs several. */
export class Learners {
  private constructor(
    private readonly origin: string,
    private readonly sessions: readonly Session[],
    private readonly owner: pg.Client,
  ) {}

  /** @param open the most submissions that wait at a time */
  static async signUp(origin: string, owner: pg.Client, open: number): Promise<Learners> {
    const sessions: Session[] = [];
    while (sessions.length * LIMITS.openSubmissionsPerUser < open)
      sessions.push(await Session.signUp(origin));
    return new Learners(origin, sessions, owner);
  }

  /** Submits `count` programs at once and waits until all are judged. @returns wall milliseconds */
  async submitAll(problemId: string, language: EditorLanguage, count: number): Promise<number> {
    const started = performance.now();
    const begin = await this.judged(problemId);
    let left = count;
    await Promise.all(
      this.sessions.map(async (session) => {
        for (let own = 0; own < LIMITS.openSubmissionsPerUser && left > 0; own += 1) {
          left -= 1;
          await session.call('POST', '/execute-code/', body(problemId, language), {
            prefer: 'respond-async',
          });
        }
      }),
    );
    while ((await this.judged(problemId)) < begin + count) {
      if (performance.now() - started > PATIENCE_MS) throw new Error('The queue does not drain');
      await delay(POLL_MS);
    }
    return performance.now() - started;
  }

  /**
   * One submission on an idle machine whose answer is waited for, of somebody new: a learner who has used much leaves a
   * core to the others.
   * @returns wall milliseconds @throws Error unless it was accepted
   */
  async submitAndWait(problemId: string, language: EditorLanguage): Promise<number> {
    const session = await Session.signUp(this.origin);
    await delay(REST_MS);
    const started = performance.now();
    const answer = await session.call<{ submission: { status: string } }>(
      'POST',
      '/execute-code/',
      body(problemId, language),
    );
    const tookMs = performance.now() - started;
    if (answer.submission.status !== 'Accepted')
      throw new Error(`Expected Accepted, got ${answer.submission.status}`);
    return tookMs;
  }

  /** @throws Error when one ended without Accepted */
  private async judged(problemId: string): Promise<number> {
    const { rows } = await this.owner.query<{ done: number; wrong: number }>(
      `SELECT count(*) FILTER (WHERE verdict = 'accepted')::int AS done,
              count(*) FILTER (WHERE status IN ('failed', 'cancelled') OR verdict <> 'accepted')::int AS wrong
         FROM problems.submission WHERE problem_id = $1`,
      [problemId],
    );
    if (rows[0]?.wrong !== 0) throw new Error(`${rows[0]?.wrong} submissions were not accepted`);
    return rows[0].done;
  }
}

const body = (problemId: string, language: EditorLanguage) => ({
  source_code: freshSource(language),
  language_id: LANGUAGE_IDS[language],
  stdin: [],
  expected_outputs: [],
  problemId,
});
