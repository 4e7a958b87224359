import { API_BASE, type User } from '@evident/contracts';
import { randomUUID } from 'node:crypto';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';

export interface HttpAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** Parsed JSON, or undefined. */
  body: unknown;
}

export interface Call {
  body?: unknown;
  /** Sent unchanged instead of `body`. */
  raw?: string | Buffer;
  headers?: Record<string, string>;
}

/** Keeps cookies like a browser and sends only the headers that a test names. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  user: User | undefined;

  constructor(private readonly origin: string) {}

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** @returns a browser with a copy of the cookies: a second tab or a thief. */
  copy(): TestBrowser {
    const copy = new TestBrowser(this.origin);
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    copy.user = this.user;
    return copy;
  }

  /** @param path below the API base, or absolute when it starts with `!` */
  async call(method: string, path: string, call: Call = {}): Promise<HttpAnswer> {
    const payload = call.raw ?? (call.body === undefined ? undefined : JSON.stringify(call.body));
    const headers: Record<string, string | number> = {
      ...(this.cookies.size > 0 && { cookie: this.cookieHeader }),
      ...(payload !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
      }),
      ...call.headers,
    };
    const url = path.startsWith('!') ? `${this.origin}${path.slice(1)}` : `${this.origin}${API_BASE}${path}`;
    const answer = await new Promise<HttpAnswer>((resolve, reject) => {
      const outgoing = httpRequest(url, { method, headers, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, body: parse(text) });
        });
      });
      outgoing.on('error', reject);
      outgoing.end(payload);
    });
    this.keepCookies(answer.headers['set-cookie'] ?? []);
    return answer;
  }

  get(path: string, headers?: Record<string, string>): Promise<HttpAnswer> {
    return this.call('GET', path, headers && { headers });
  }

  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<HttpAnswer> {
    return this.call('POST', path, { body, ...(headers && { headers }) });
  }

  async register(
    account: Partial<{ name: string; email: string; password: string }> = {},
  ): Promise<HttpAnswer> {
    const answer = await this.post('/auth/register', {
      name: 'Ada',
      email: `${randomUUID()}@example.org`,
      password: 'correct horse',
      ...account,
    });
    this.user = (answer.body as { user?: User }).user;
    return answer;
  }

  async login(account: { email: string; password: string }): Promise<HttpAnswer> {
    const answer = await this.post('/auth/login', account);
    this.user = (answer.body as { user?: User }).user;
    return answer;
  }

  private keepCookies(lines: string[]): void {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split(';');
      const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
      const expired = attributes.some((attribute) => /^\s*expires=Thu, 01 Jan 1970/i.test(attribute));
      if (expired || value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
