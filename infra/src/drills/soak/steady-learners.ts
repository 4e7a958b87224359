import { LANGUAGE_IDS, LIMITS, type EditorLanguage } from '@evident/contracts';
import { setTimeout as delay } from 'node:timers/promises';
import { freshSource } from '../../benches/platform/programs.js';
import { Session } from '../../benches/support/session.js';

/** Mostly Python, as the runs of a day are. */
const LANGUAGES: readonly EditorLanguage[] = ['PYTHON', 'PYTHON', 'JAVASCRIPT', 'PYTHON', 'JAVA'];
const LOOK_MS = 20;

interface Learner {
  session: Session;
  open: number;
}

/** Learners with open pages who read a list and a problem before each submission, at a given rate. */
export class SteadyLearners {
  judged = 0;
  sent = 0;
  failed = 0;
  private readonly reasons: string[] = [];

  private constructor(
    private readonly learners: readonly Learner[],
    private readonly problemId: string,
  ) {}

  static async signUp(origin: string, problemId: string, count: number): Promise<SteadyLearners> {
    const sessions: Session[] = [];
    while (sessions.length < count) {
      const session = await Session.signUp(origin);
      await session.openSocket();
      sessions.push(session);
    }
    const learners = sessions.map((session) => ({ session, open: 0 }));
    const all = new SteadyLearners(learners, problemId);
    for (const learner of learners)
      learner.session.on('submission.judged', () => {
        learner.open -= 1;
        all.judged += 1;
      });
    return all;
  }

  /** The first of what went wrong, for the reader. */
  get faults(): readonly string[] {
    return this.reasons.slice(0, 5);
  }

  /** @param everyMs between two submissions; 0: as many as the learners may have open */
  async work(forMs: number, everyMs: number): Promise<void> {
    const end = performance.now() + forMs;
    let due = performance.now();
    while (performance.now() < end) {
      const learner = this.learners.find(({ open }) => open < LIMITS.openSubmissionsPerUser);
      if (learner && performance.now() >= due) {
        due += everyMs;
        void this.one(learner);
      } else await delay(LOOK_MS);
    }
  }

  /** Waits until everything is judged. @returns how many submissions were not within the time */
  async drain(mostMs: number): Promise<number> {
    const end = performance.now() + mostMs;
    while (this.judged + this.failed < this.sent && performance.now() < end) await delay(LOOK_MS);
    return this.sent - this.judged - this.failed;
  }

  /** Counts from here on. Nothing may be open. */
  forget(): void {
    this.judged = this.sent = this.failed = 0;
    this.reasons.length = 0;
  }

  close(): void {
    for (const { session } of this.learners) session.close();
  }

  private async one(learner: Learner): Promise<void> {
    const language = LANGUAGES[this.sent % LANGUAGES.length] ?? 'PYTHON';
    this.sent += 1;
    learner.open += 1;
    const { session } = learner;
    try {
      await session.call('GET', '/problems/get-all-problems');
      await session.call('GET', `/problems/get-problem/${this.problemId}`);
      await session.call(
        'POST',
        '/execute-code/',
        {
          source_code: freshSource(language),
          language_id: LANGUAGE_IDS[language],
          stdin: [],
          expected_outputs: [],
          problemId: this.problemId,
        },
        { prefer: 'respond-async' },
      );
    } catch (error) {
      learner.open -= 1;
      this.failed += 1;
      this.reasons.push(String(error));
    }
  }
}
