import { ApiClient, newLearner, type Answer, type Learner } from './api-client.js';
import { JOURNEY_MS, launchBrowser, newPage, type Browser, type Page, type PageOptions } from './browser.js';
import { product } from './product.js';

/** A client in the session of a page. */
class PageClient extends ApiClient {
  constructor(private readonly page: Page) {
    super();
  }

  override async call<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const answer = await this.page.request.fetch(`${product.api}${path}`, {
      method,
      headers,
      ...(body !== undefined && { data: body }),
    });
    const text = await answer.text();
    return {
      status: answer.status(),
      headers: new Headers(answer.headersArray().map(({ name, value }): [string, string] => [name, value])),
      body: (text ? JSON.parse(text) : {}) as T,
    };
  }
}

/** Somebody with an account, in a browser context of their own. */
export interface Visitor {
  page: Page;
  /** Calls in the session of the page. */
  api: ApiClient;
  learner: Learner;
}

export interface Visitors {
  /** A page on which nobody has signed in. */
  stranger(options?: PageOptions): Promise<Page>;
  /** A learner who has just signed up. No form is filled in, which `keyboard.slow.e2e-spec.ts` does. */
  newLearner(options?: PageOptions & { name?: string }): Promise<Visitor>;
  /** Another device of somebody with an account. No form is filled in, which `settings.slow.e2e-spec.ts` does. */
  signedIn(account: { email: string; password: string }, options?: PageOptions): Promise<Page>;
  administrator(): Promise<Page>;
}

/** Connects to the browser before the tests of a `describe`, and closes all of their pages after them. */
export function openVisitors(): Visitors {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, JOURNEY_MS);
  afterAll(() => browser?.close());

  const stranger = (options?: PageOptions): Promise<Page> => {
    if (!browser) throw new Error('Pages can be opened in hooks and tests only');
    return newPage(browser, options);
  };
  const enter = async (path: string, account: object, options?: PageOptions) => {
    const page = await stranger(options);
    const api = new PageClient(page);
    const { status, body } = await api.post(path, account);
    if (status >= 300) throw new Error(`${path} failed: ${status} ${JSON.stringify(body)}`);
    return { page, api };
  };
  const signedIn = async (account: { email: string; password: string }, options?: PageOptions) => {
    const { email, password } = account;
    return (await enter('/auth/login', { email, password }, options)).page;
  };
  return {
    stranger,
    signedIn,
    administrator: () => signedIn(product.admin),
    async newLearner({ name, ...options } = {}) {
      const learner: Learner = { ...newLearner(), ...(name !== undefined && { name }) };
      return { ...(await enter('/auth/register', learner, options)), learner };
    },
  };
}
