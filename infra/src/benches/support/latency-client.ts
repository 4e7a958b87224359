import { LANGUAGE_IDS, type EditorLanguage, type Problem } from '@evident/contracts';
import { Session } from './session.js';

const VERDICT_MS = 60_000;

export interface JudgedTimes {
  /** From sending the request to its 202. */
  acceptedMs: number;
  /** From sending the request to hearing the verdict on the socket. */
  judgedMs: number;
}

/** One signed-up learner with an open socket who submits and runs. */
export class LatencyClient {
  private readonly waiting = new Map<string, (at: number) => void>();
  private readonly finished = new Map<string, number>();

  private constructor(
    private readonly session: Session,
    private readonly verdictMs: number,
  ) {
    session.on('submission.judged', ({ submissionId }) => {
      const at = performance.now();
      this.finished.set(submissionId, at);
      this.waiting.get(submissionId)?.(at);
    });
  }

  /** @param verdictMs how long a verdict is waited for */
  static async open(origin: string, verdictMs = VERDICT_MS): Promise<LatencyClient> {
    const session = await Session.signUp(origin);
    await session.openSocket();
    return new LatencyClient(session, verdictMs);
  }

  problem(slug: string): Promise<Problem> {
    return this.session.problem(slug);
  }

  /** @throws Error unless it was accepted. */
  submit(problemId: string, language: EditorLanguage, source: string): Promise<JudgedTimes> {
    return this.judged('/execute-code/', '/submission', { problemId, language, source });
  }

  /** On the problem's samples. @throws Error unless it was accepted. */
  run(problemId: string, language: EditorLanguage, source: string): Promise<JudgedTimes> {
    return this.judged('/execute-code/run', '/execute-code/run', { problemId, language, source });
  }

  close(): void {
    this.session.close();
  }

  private async judged(
    path: string,
    readAt: string,
    { problemId, language, source }: { problemId: string; language: EditorLanguage; source: string },
  ): Promise<JudgedTimes> {
    const started = performance.now();
    const body = {
      source_code: source,
      language_id: LANGUAGE_IDS[language],
      stdin: [],
      expected_outputs: [],
      problemId,
    };
    const { submission } = await this.session.call<{ submission: { id: string } }>('POST', path, body, {
      prefer: 'respond-async',
    });
    const acceptedMs = performance.now() - started;
    const at = this.finished.get(submission.id) ?? (await this.verdictOf(submission.id));
    const { submission: judged } = await this.session.call<{ submission: { status: string } }>(
      'GET',
      `${readAt}/${submission.id}`,
    );
    if (judged.status !== 'Accepted') throw new Error(`Expected Accepted, got ${judged.status}`);
    return { acceptedMs, judgedMs: at - started };
  }

  private verdictOf(id: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const deadline = setTimeout(
        () => reject(new Error(`No verdict within ${this.verdictMs / 1_000} s`)),
        this.verdictMs,
      );
      this.waiting.set(id, (at) => {
        clearTimeout(deadline);
        resolve(at);
      });
    });
  }
}
