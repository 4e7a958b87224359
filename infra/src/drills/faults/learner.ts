import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { API_BASE, isFinished, LANGUAGE_IDS, type Submission } from '@evident/contracts';
import { io, type Socket } from 'socket.io-client';
import { newCredentials } from '../../benches/support/session.js';
import type { AnalysisStatus, ClientRecords, Told } from './facts.js';
import type { Program } from './programs.js';

/** As long as the browser waits between two looks at work that has not ended. */
const POLL_MS = 4_000;
const ANSWER_MS = 8_000;
const AGAIN_MS = 250;
/** As the browser: the library reconnects only lost connections, not refused ones. */
const REFUSED_RETRY_MS = 5_000;
const PYTHON = LANGUAGE_IDS.PYTHON;

interface Page {
  told: Told;
  read: () => Promise<void>;
}

/**
 * A learner with an open page: sends the way the browser does, hears the socket, reads again after a reconnect and every
 * few seconds while something is open. Whatever it is told is recorded. Behind it a load balancer turns to the other gateway when one does not answer.
 */
export class Learner {
  userId = '';
  private cookie = '';
  private gateway: number;
  private socket: Socket | undefined;
  private poll: NodeJS.Timeout | undefined;
  private closed = false;
  private readonly pages = new Map<string, Page>();
  private readonly analyses = new Map<string, AnalysisStatus>();

  private constructor(
    private readonly origins: readonly string[],
    private readonly records: ClientRecords,
    at: number,
  ) {
    this.gateway = at % origins.length;
  }

  static async signUp(origins: readonly string[], records: ClientRecords, at: number): Promise<Learner> {
    const learner = new Learner(origins, records, at);
    await learner.insist('POST', '/auth/register', { name: 'Drill', ...newCredentials() });
    const { user } = (await learner.insist('GET', '/auth/get-me')) as { user: { id: string } };
    learner.userId = user.id;
    await learner.open(at % origins.length);
    return learner;
  }

  static async signIn(
    origins: readonly string[],
    records: ClientRecords,
    credentials: { email: string; password: string },
  ): Promise<Learner> {
    const learner = new Learner(origins, records, 0);
    await learner.insist('POST', '/auth/login', credentials);
    return learner;
  }

  /** Submissions that this page still shows as open. */
  get openCount(): number {
    return [...this.pages.values()].filter(({ told }) => !isFinished(told.status)).length;
  }

  get settled(): boolean {
    return this.openCount === 0 && [...this.analyses.values()].every(isFinished);
  }

  /** Sends until it is accepted, always under the same key. */
  async submit(problemId: string, { language, source, expected }: Program): Promise<string> {
    const key = randomUUID();
    this.records.keys.push(key);
    const body = {
      source_code: source,
      language_id: LANGUAGE_IDS[language],
      problemId,
      stdin: [],
      expected_outputs: [],
    };
    const { submission } = (await this.insist('POST', '/execute-code/', body, key)) as {
      submission: Submission;
    };
    const { id } = submission;
    this.records.accepted.push({ id, key, expected });
    this.pages.set(id, {
      told: toldOf(submission),
      read: async () => {
        const answer = (await this.send('GET', `/submission/${id}`)) as { submission: Submission };
        this.hear(toldOf(answer.submission));
      },
    });
    this.hear(toldOf(submission));
    return id;
  }

  /** Sends once, and notes how long the answer took, whatever it was. */
  async submitTimed(problemId: string, program: Program): Promise<void> {
    const began = performance.now();
    const timed = this.submitOnce(problemId, program).catch(() => undefined);
    await timed;
    this.records.submitMs.push(performance.now() - began);
  }

  /** @param problemId where the program is measured with the problem's inputs. @returns the id of the analysis */
  async analyse(sourceCode: string, problemId?: string): Promise<string> {
    const key = randomUUID();
    const body = { source_code: sourceCode, language_id: PYTHON, problemId };
    const { id, status } = (await this.insist('POST', '/ai-analyze/', body, key)) as {
      id: string;
      status: AnalysisStatus;
    };
    this.records.analyses.push(id);
    this.analyses.set(id, status);
    return id;
  }

  /** As an administrator: gives tokens, always under the same key. */
  async credit(userId: string, delta: number): Promise<void> {
    const key = randomUUID();
    this.records.creditKeys.push(key);
    const path = `/admin/users/${userId}/adjust-tokens`;
    await this.insist('POST', path, { delta, reason: 'fuel for the drill' }, key);
    this.records.credits.push({ userId, key, delta });
  }

  /** Notes what the pages show, and ends. */
  close(): void {
    this.closed = true;
    clearTimeout(this.poll);
    this.socket?.disconnect();
    this.records.shown.push(...[...this.pages.values()].map(({ told }) => told));
    this.records.shownAnalyses.push(...[...this.analyses].map(([id, status]) => ({ id, status })));
  }

  private async submitOnce(problemId: string, { language, source }: Program): Promise<void> {
    const key = randomUUID();
    this.records.keys.push(key);
    const body = {
      source_code: source,
      language_id: LANGUAGE_IDS[language],
      problemId,
      stdin: [],
      expected_outputs: [],
    };
    await this.send('POST', '/execute-code/', body, key);
  }

  private hear(told: Told): void {
    this.records.told.push(told);
    const page = this.pages.get(told.id);
    // A page does not go back from an end.
    if (page && !isFinished(page.told.status)) page.told = told;
  }

  private async open(at: number): Promise<void> {
    const socket = io(this.origins[at] ?? '', {
      extraHeaders: { cookie: this.cookie, origin: this.origins[0] ?? '' },
      transports: ['websocket'],
      reconnectionDelayMax: 5_000,
      timeout: 10_000,
    });
    this.socket = socket;
    const connectLater = (): void => {
      setTimeout(() => !this.closed && socket.connect(), REFUSED_RETRY_MS).unref();
    };
    socket.on('disconnect', (reason) => reason === 'io server disconnect' && connectLater());
    socket.on('connect_error', () => socket.active || connectLater());
    socket.on('connect', () => !socket.recovered && void this.readOpen());
    socket.on(
      'submission.test-judged',
      (event: { submissionId: string; seq: number; test: { id: string } }) =>
        this.records.toldTests.push({ id: event.submissionId, seq: event.seq, testId: event.test.id }),
    );
    socket.on(
      'submission.judged',
      ({ submissionId, status, verdict }: { submissionId: string } & Omit<Told, 'id'>) => {
        this.records.told.push({ id: submissionId, status, verdict });
        void this.pages
          .get(submissionId)
          ?.read()
          .catch(() => undefined);
      },
    );
    socket.on(
      'analysis.completed',
      ({ analysisId }: { analysisId: string }) => void this.readAnalysis(analysisId).catch(() => undefined),
    );
    this.schedulePoll();
    await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  }

  private schedulePoll(): void {
    this.poll = setTimeout(
      () => void this.readOpen().finally(() => !this.closed && this.schedulePoll()),
      POLL_MS,
    );
  }

  private async readOpen(): Promise<void> {
    const pages = [...this.pages.values()].filter(({ told }) => !isFinished(told.status));
    const analyses = [...this.analyses].filter(([, status]) => !isFinished(status));
    await Promise.allSettled([
      ...pages.map((page) => page.read()),
      ...analyses.map(([id]) => this.readAnalysis(id)),
    ]);
  }

  private async readAnalysis(id: string): Promise<void> {
    const { status } = (await this.send('GET', `/ai-analyze/${id}`)) as { status: AnalysisStatus };
    const known = this.analyses.get(id);
    if (known !== undefined && !isFinished(known)) this.analyses.set(id, status);
  }

  /** Repeats a request until the product takes it. @throws Error when it refuses it for good */
  private async insist(method: string, path: string, body?: unknown, key?: string): Promise<unknown> {
    for (;;) {
      try {
        return await this.send(method, path, body, key);
      } catch (error) {
        if (error instanceof Refused || this.closed) throw error;
        this.gateway = (this.gateway + 1) % this.origins.length;
        await delay(AGAIN_MS);
      }
    }
  }

  private async send(method: string, path: string, body?: unknown, key?: string): Promise<unknown> {
    const response = await fetch(`${this.origins[this.gateway]}${API_BASE}${path}`, {
      method,
      signal: AbortSignal.timeout(ANSWER_MS),
      headers: {
        origin: this.origins[0] ?? '',
        prefer: 'respond-async',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.cookie && { cookie: this.cookie }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    if (cookies.length > 0) this.cookie = cookies.join('; ');
    const text = await response.text();
    const told = `${method} ${path}: ${response.status} ${text.slice(0, 200)}`;
    if (response.status >= 500 || response.status === 429) throw new Error(told);
    if (response.status >= 400) throw new Refused(told);
    return JSON.parse(text);
  }
}

/** The product will not take the request, however often it is sent. */
class Refused extends Error {}

const toldOf = ({ id, submissionStatus, verdict }: Submission): Told => ({
  id,
  status: submissionStatus,
  verdict,
});
