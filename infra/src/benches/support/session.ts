import { randomBytes } from 'node:crypto';
import {
  API_BASE,
  type EventName,
  type EventPayload,
  type Problem,
  type ProblemSummary,
} from '@evident/contracts';
import { io, type Socket } from 'socket.io-client';

const CONNECT_MS = 15_000;

export interface Credentials {
  email: string;
  password: string;
}

export const newCredentials = (): Credentials => ({
  email: `bench-${randomBytes(6).toString('hex')}@example.org`,
  password: 'a long password',
});

/** One signed-in user of a running product: its cookies and, once opened, its socket. */
export class Session {
  private cookie = '';
  private socket: Socket | undefined;

  private constructor(private readonly origin: string) {}

  /** A new learner. */
  static async signUp(
    origin: string,
    credentials: Credentials & { name?: string } = newCredentials(),
  ): Promise<Session> {
    const session = new Session(origin);
    await session.call('POST', '/auth/register', { name: 'Bench', ...credentials });
    return session;
  }

  static async signIn(origin: string, credentials: Credentials): Promise<Session> {
    const session = new Session(origin);
    await session.call('POST', '/auth/login', credentials);
    return session;
  }

  /** @throws Error with the answer's status and body when it is not a success. */
  async call<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<T> {
    return (await this.send(method, path, body, headers)).json() as Promise<T>;
  }

  /** @returns the answer with an unread body. @throws Error when its status is 400 or above. */
  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const response = await fetch(`${this.origin}${API_BASE}${path}`, {
      method,
      headers: {
        origin: this.origin,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.cookie && { cookie: this.cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    if (cookies.length > 0) this.cookie = cookies.join('; ');
    if (response.status >= 400)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  }

  async problem(slug: string): Promise<Problem> {
    const { problems } = await this.call<{ problems: ProblemSummary[] }>('GET', '/problems/get-all-problems');
    const found = problems.find((problem) => problem.slug === slug);
    if (!found) throw new Error(`The catalogue has no ${slug}`);
    return (await this.call<{ problem: Problem }>('GET', `/problems/get-problem/${found.id}`)).problem;
  }

  async openSocket(): Promise<void> {
    const socket = io(this.origin, {
      extraHeaders: { cookie: this.cookie, origin: this.origin },
      transports: ['websocket'],
      timeout: CONNECT_MS,
    });
    this.socket = socket;
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', () => resolve());
      socket.once('connect_error', reject);
    });
  }

  on<N extends EventName>(name: N, hear: (payload: EventPayload<N>) => void): void {
    const event: string = name;
    this.socket?.on(event, hear);
  }

  onDisconnect(hear: () => void): void {
    this.socket?.on('disconnect', hear);
  }

  close(): void {
    this.socket?.disconnect();
  }
}
