import { LANGUAGE_IDS, type EditorLanguage, type EventPayload } from '@evident/contracts';
import { Session } from '../support/session.js';

/** Longer than any analysis may take. */
const END_MS = 180_000;

export interface AnalysisTimes {
  /** From sending the request to hearing the end on the socket. */
  wallMs: number;
  status: EventPayload<'analysis.completed'>['status'];
}

export interface AnalysedProgram {
  problemId: string;
  language: EditorLanguage;
  source: string;
}

/** A learner with tokens and an open socket who has programs analysed. */
export class WallClient {
  private readonly ends = new Map<string, { at: number; status: AnalysisTimes['status'] }>();
  private readonly waiting = new Map<string, () => void>();

  private constructor(private readonly session: Session) {
    session.on('analysis.completed', ({ analysisId, status }) => {
      this.ends.set(analysisId, { at: performance.now(), status });
      this.waiting.get(analysisId)?.();
    });
  }

  /** @param admin gives the tokens. */
  static async open(origin: string, admin: Session, tokens: number): Promise<WallClient> {
    const session = await Session.signUp(origin);
    const { user } = await session.call<{ user: { id: string } }>('GET', '/auth/get-me');
    await admin.call('POST', `/admin/users/${user.id}/adjust-tokens`, { delta: tokens, reason: 'bench' });
    await session.openSocket();
    return new WallClient(session);
  }

  problem(slug: string): ReturnType<Session['problem']> {
    return this.session.problem(slug);
  }

  /** @throws Error when it does not end in time. */
  async analyse({ problemId, language, source }: AnalysedProgram): Promise<AnalysisTimes> {
    const began = performance.now();
    const { id } = await this.session.call<{ id: string }>(
      'POST',
      '/ai-analyze/',
      { source_code: source, language_id: LANGUAGE_IDS[language], problemId },
      { prefer: 'respond-async' },
    );
    await this.ended(id);
    const { at, status } = this.ends.get(id) ?? { at: Number.NaN, status: 'failed' };
    return { wallMs: at - began, status };
  }

  close(): void {
    this.session.close();
  }

  private ended(id: string): Promise<void> {
    if (this.ends.has(id)) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const deadline = setTimeout(() => reject(new Error(`Analysis ${id} did not end`)), END_MS);
      this.waiting.set(id, () => {
        clearTimeout(deadline);
        resolve();
      });
    });
  }
}
