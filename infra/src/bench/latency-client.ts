import { randomBytes } from 'node:crypto';
import {
  API_BASE,
  LANGUAGE_IDS,
  type EditorLanguage,
  type Problem,
  type ProblemSummary,
} from '@evident/contracts';
import { io, type Socket } from 'socket.io-client';

/** One signed-up learner with an open socket. */
export class LatencyClient {
  private cookie = '';
  private socket: Socket | undefined;
  private readonly waiting = new Map<string, (at: number) => void>();
  private readonly finished = new Map<string, number>();

  constructor(private readonly origin: string) {}

  async open(): Promise<void> {
    await this.call('POST', '/auth/register', {
      name: 'Bench',
      email: `bench-${randomBytes(6).toString('hex')}@example.org`,
      password: 'a long password',
    });
    const socket = io(this.origin, {
      extraHeaders: { cookie: this.cookie, origin: this.origin },
      transports: ['websocket'],
    });
    this.socket = socket;
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', () => resolve());
      socket.once('connect_error', reject);
    });
    socket.on('submission.judged', ({ submissionId }: { submissionId: string }) => {
      const at = performance.now();
      this.finished.set(submissionId, at);
      this.waiting.get(submissionId)?.(at);
    });
  }

  async problem(slug: string): Promise<Problem> {
    const list = (await this.call('GET', '/problems/get-all-problems')) as { problems: ProblemSummary[] };
    const found = list.problems.find((problem) => problem.slug === slug);
    if (!found) throw new Error(`The catalogue has no ${slug}`);
    return ((await this.call('GET', `/problems/get-problem/${found.id}`)) as { problem: Problem }).problem;
  }

  /** Milliseconds from sending the submit to its 202, and to hearing its verdict on the socket. */
  async submit(
    problemId: string,
    language: EditorLanguage,
    source: string,
  ): Promise<{ acceptedMs: number; judgedMs: number }> {
    const started = performance.now();
    const body = {
      source_code: source,
      language_id: LANGUAGE_IDS[language],
      stdin: [],
      expected_outputs: [],
      problemId,
    };
    const { submission } = (await this.call('POST', '/execute-code/', body, { prefer: 'respond-async' })) as {
      submission: { id: string };
    };
    const acceptedMs = performance.now() - started;
    const at = this.finished.get(submission.id) ?? (await this.verdictOf(submission.id));
    const { submission: judged } = (await this.call('GET', `/submission/${submission.id}`)) as {
      submission: { status: string };
    };
    if (judged.status !== 'Accepted') throw new Error(`Expected Accepted, got ${judged.status}`);
    return { acceptedMs, judgedMs: at - started };
  }

  close(): void {
    this.socket?.disconnect();
  }

  private verdictOf(id: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const deadline = setTimeout(() => reject(new Error('No verdict within 60 s')), 60_000);
      this.waiting.set(id, (at) => {
        clearTimeout(deadline);
        resolve(at);
      });
    });
  }

  private async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<unknown> {
    const response = await fetch(`${this.origin}${API_BASE}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.cookie && { cookie: this.cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    if (cookies.length > 0) this.cookie = cookies.join('; ');
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }
}
