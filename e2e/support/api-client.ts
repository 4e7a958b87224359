import { randomBytes } from 'node:crypto';
import type { Problem, ProblemSummary, Submission } from '@evident/contracts';
import { product } from './product.js';

export interface Answer<T> {
  status: number;
  headers: Headers;
  body: T;
}

/** An HTTP client with a cookie jar: a learner who knows only the contract. */
export class ApiClient {
  private readonly cookies = new Map<string, string>();

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async call<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await fetch(`${product.api}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.cookies.size > 0 && { cookie: this.cookieHeader }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: (text ? JSON.parse(text) : {}) as T };
  }

  get<T>(path: string): Promise<Answer<T>> {
    return this.call<T>('GET', path);
  }

  post<T>(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.call<T>('POST', path, body, headers);
  }

  async problemBySlug(slug: string): Promise<Problem> {
    const { body: list } = await this.get<{ problems: ProblemSummary[] }>('/problems/get-all-problems');
    const summary = list.problems.find((problem) => problem.slug === slug);
    if (!summary) throw new Error(`The catalogue has no ${slug}`);
    const { body } = await this.get<{ problem: Problem }>(`/problems/get-problem/${summary.id}`);
    return body.problem;
  }

  async submit(
    problemId: string,
    languageId: number,
    source: string,
    headers: Record<string, string> = {},
  ): Promise<Answer<{ submission: Submission }>> {
    return this.post(
      '/execute-code/',
      { source_code: source, language_id: languageId, stdin: [], expected_outputs: [], problemId },
      headers,
    );
  }
}

export interface Learner {
  name: string;
  email: string;
  password: string;
}

/** An address that no other test uses. */
export const newLearner = (): Learner => ({
  name: 'Ada Learner',
  email: `ada-${randomBytes(6).toString('hex')}@example.org`,
  password: 'correct horse battery',
});

/** A signed-up learner's client. */
export async function signUp(learner: Learner = newLearner()): Promise<ApiClient> {
  const client = new ApiClient();
  const { status, body } = await client.post('/auth/register', learner);
  if (status !== 201 && status !== 200) throw new Error(`Sign-up failed: ${status} ${JSON.stringify(body)}`);
  return client;
}

export async function signInAsAdmin(): Promise<ApiClient> {
  const client = new ApiClient();
  const { status, body } = await client.post('/auth/login', product.admin);
  if (status !== 200 && status !== 201)
    throw new Error(`The administrator could not log in: ${status} ${JSON.stringify(body)}`);
  return client;
}
