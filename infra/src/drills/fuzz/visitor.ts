import { randomUUID } from 'node:crypto';
import { API_BASE } from '@evident/contracts';

interface Credentials {
  email: string;
  password: string;
}
const newCredentials = (): Credentials => ({
  email: `fuzz-${randomUUID()}@example.org`,
  password: 'a long password of a fuzzer',
});

export interface Answer {
  status: number;
  contentType: string;
  text: string;
}

/** Somebody who sends requests: nobody, a learner or an administrator. */
export class Visitor {
  private cookie = '';

  private constructor(
    private readonly origin: string,
    private readonly credentials: Credentials | undefined,
  ) {}

  static nobody(origin: string): Visitor {
    return new Visitor(origin, undefined);
  }

  static async learner(origin: string): Promise<Visitor> {
    const visitor = new Visitor(origin, newCredentials());
    await visitor.enter('register');
    return visitor;
  }

  static async member(origin: string, credentials: Credentials): Promise<Visitor> {
    const visitor = new Visitor(origin, credentials);
    await visitor.enter('login');
    return visitor;
  }

  /** Somebody of the same kind whose session nobody else needs; administrators are learners here. */
  stranger(): Promise<Visitor> {
    return this.credentials ? Visitor.learner(this.origin) : Promise.resolve(this);
  }

  async signInAgain(): Promise<void> {
    if (!this.credentials) return;
    const me = await this.send('get', { path: `${API_BASE}/auth/get-me`, query: '' }, 30_000);
    if (me.status === 401) await this.enter('login');
  }

  async json<T>(path: string): Promise<T> {
    const { status, text } = await this.send('get', { path: `${API_BASE}${path}`, query: '' }, 30_000);
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
    return JSON.parse(text) as T;
  }

  /** Cookies of an answer are not kept, so that no request changes who sends the next one. */
  async send(
    method: string,
    sent: { path: string; query: string; body?: string | undefined; contentType?: string },
    limitMs: number,
  ): Promise<Answer> {
    const answer = await fetch(`${this.origin}${sent.path}${sent.query && `?${sent.query}`}`, {
      method: method.toUpperCase(),
      redirect: 'manual',
      signal: AbortSignal.timeout(limitMs),
      headers: {
        origin: this.origin,
        prefer: 'respond-async',
        ...(this.cookie && { cookie: this.cookie }),
        ...(sent.body !== undefined && { 'content-type': sent.contentType ?? 'application/json' }),
      },
      ...(sent.body !== undefined && { body: sent.body }),
    });
    return {
      status: answer.status,
      contentType: answer.headers.get('content-type') ?? '',
      text: await answer.text(),
    };
  }

  private async enter(how: 'register' | 'login'): Promise<void> {
    const answer = await fetch(`${this.origin}${API_BASE}/auth/${how}`, {
      method: 'POST',
      headers: { origin: this.origin, 'content-type': 'application/json' },
      body: JSON.stringify({ ...(how === 'register' && { name: 'Fuzz' }), ...this.credentials }),
    });
    if (!answer.ok) throw new Error(`${how}: ${answer.status} ${await answer.text()}`);
    this.cookie = answer.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
  }
}
