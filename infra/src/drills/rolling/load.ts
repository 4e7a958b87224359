import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { API_BASE, LANGUAGE_IDS } from '@evident/contracts';
import { messageOf } from '@evident/kit/thrown';

/** A person reads for a while between two clicks; without a pause the load alone would fill the machine. */
const PAUSE_MS = 100;
const REQUEST_MS = 30_000;

export interface Outcome {
  what: string;
  ms: number;
  /** How often the client sent it again after its connection broke. */
  repeats: number;
  /** Why it failed; undefined when it was answered. */
  failure?: string;
}

export interface Program {
  problemId: string;
  source: string;
}

/** One signed-in learner behind the balancer. */
export class Learner {
  constructor(
    readonly origin: string,
    readonly cookie: string,
  ) {}

  static async signUp(origin: string): Promise<Learner> {
    const answer = await fetch(`${origin}${API_BASE}/auth/register`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Drill',
        email: `drill-${randomUUID()}@example.org`,
        password: 'a long password of a drill',
      }),
    });
    if (!answer.ok) throw new Error(`register: ${answer.status} ${await answer.text()}`);
    const cookie = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
    return new Learner(origin, cookie.join('; '));
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const answer = await fetch(`${this.origin}${API_BASE}${path}`, {
      method,
      signal: AbortSignal.timeout(REQUEST_MS),
      headers: {
        origin: this.origin,
        cookie: this.cookie,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text };
  }

  /** Submits without waiting for the verdict. @returns the submission's id */
  async submit(program: Program, path = '/execute-code/', key: string = randomUUID()): Promise<string> {
    const { status, body } = await this.send('POST', path, bodyOf(program), {
      prefer: 'respond-async',
      'idempotency-key': key,
    });
    if (status >= 400) throw new Refused(`${status} ${body}`);
    return (JSON.parse(body) as { submission: { id: string } }).submission.id;
  }

  async statusOf(submissionId: string): Promise<string> {
    const { status, body } = await this.send('GET', `/submission/${submissionId}`);
    if (status >= 400) throw new Refused(`${status} ${body}`);
    return (JSON.parse(body) as { submission: { status: string } }).submission.status;
  }
}

class Refused extends Error {}

const bodyOf = ({ problemId, source }: Program) => ({
  source_code: `${source}\n# ${randomUUID()}\n`,
  language_id: LANGUAGE_IDS.PYTHON,
  stdin: [],
  expected_outputs: [],
  problemId,
});

/** A steady load: each lane sends its requests one after another until it is ended. */
export class Load {
  readonly outcomes: Outcome[] = [];
  readonly submissions: { learner: Learner; id: string }[] = [];
  private ended = false;
  private readonly lanes: Promise<void>[] = [];

  constructor(learners: readonly Learner[], program: Program) {
    learners.forEach((learner, at) => {
      if (at % 4 === 3) this.lanes.push(this.submitting(learner, program));
      else if (at % 8 === 2) this.lanes.push(this.running(learner, program));
      else this.lanes.push(this.reading(learner, program.problemId));
    });
  }

  async end(): Promise<void> {
    this.ended = true;
    await Promise.all(this.lanes);
  }

  private async reading(learner: Learner, problemId: string): Promise<void> {
    const paths = [
      '/auth/get-me',
      '/problems/get-all-problems',
      `/problems/get-problem/${problemId}`,
      '/payment/plans',
      '/billing/history',
      '/ai-analyze/engine',
      '/submission/get-all-submissions',
      '/playlist',
    ];
    for (let at = 0; !this.ended; at += 1) {
      const path = paths[at % paths.length] ?? '/';
      await this.note(path, async () => {
        const { status, body } = await learner.send('GET', path);
        if (status !== 200) throw new Refused(`${status} ${body}`);
      });
      await delay(PAUSE_MS);
    }
  }

  private async submitting(learner: Learner, program: Program): Promise<void> {
    while (!this.ended) {
      const key = randomUUID();
      await this.note('submit', async () => {
        const id = await learner.submit(program, '/execute-code/', key);
        this.submissions.push({ learner, id });
      });
      await delay(PAUSE_MS * 20);
    }
  }

  /** Waits for the result within the request, as the pages of the specification do. */
  private async running(learner: Learner, program: Program): Promise<void> {
    while (!this.ended) {
      const key = randomUUID();
      await this.note('run', async () => {
        const headers = { 'idempotency-key': key };
        const { status, body } = await learner.send('POST', '/execute-code/run', bodyOf(program), headers);
        if (status >= 400) throw new Refused(`${status} ${body}`);
      });
      await delay(PAUSE_MS * 20);
    }
  }

  /** A read or a request with a key is sent once more after its connection broke, as browsers and proxies do. */
  private async note(what: string, send: () => Promise<void>): Promise<void> {
    const started = performance.now();
    for (let repeats = 0; ; repeats += 1) {
      try {
        await send();
        this.outcomes.push({ what, ms: performance.now() - started, repeats });
        return;
      } catch (error) {
        if (!(error instanceof Refused) && repeats === 0) continue;
        const failure = `${messageOf(error)} ${messageOf((error as Error).cause ?? '')}`;
        this.outcomes.push({ what, ms: performance.now() - started, repeats, failure });
        return;
      }
    }
  }
}
