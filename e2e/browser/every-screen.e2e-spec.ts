import {
  JOURNEY_MS,
  launchBrowser,
  newPage,
  signInInBrowser,
  signUpInBrowser,
  type Browser,
  type Page,
} from '../support/browser.js';
import { ApiClient, newLearner } from '../support/api-client.js';
import { pasteSource } from '../support/editor.js';
import { product } from '../support/product.js';
import { inspect } from '../support/screens.js';
import { FAULTY, referenceOf } from '../support/sources.js';

const PUBLIC = [
  '/login',
  '/signup',
  '/verify-email',
  '/set-password#token=of-a-mail',
  '/privacy-policy',
  '/cancellation-and-refund',
  '/shipping-and-delivery',
  '/no-such-page',
];
const LEARNER = [
  '/',
  '/problem',
  '/problem?q=zzzz',
  '/problem/:id',
  '/problem/:id#submissions',
  '/problem/:id#hints',
  '/profile',
  '/profile#progress',
  '/profile#playlists',
  '/profile#tokens',
  '/profile#account',
  '/pricing',
];
const ADMIN = [
  '/add-problem',
  '/edit-problem/:id',
  '/problem',
  '/profile',
  '/administration',
  '/administration#failed-submissions',
  '/administration#judge',
  '/administration#notice',
  '/administration#accounts',
  '/administration#people',
  '/administration#deleted-problems',
  '/administration#activity',
];

const nameOf = (route: string): string =>
  route === '/' ? 'home' : route.replace(/^\//, '').replace(/[^\w]+/g, '-');

describe('Every screen, in three widths and two themes', () => {
  let browser: Browser;
  let problemId: string;
  const learner = newLearner();
  const pages = new Map<string, Promise<Page>>();

  /** One signed-in page for each kind of visitor. */
  const pageOf = (who: string, enter: (page: Page) => Promise<unknown>): Promise<Page> => {
    const open = async (): Promise<Page> => {
      const page = await newPage(browser);
      await enter(page);
      return page;
    };
    const page = pages.get(who) ?? open();
    pages.set(who, page);
    return page;
  };
  const asVisitor = () => pageOf('public', () => Promise.resolve());
  const asLearner = () => pageOf('learner', (page) => signInInBrowser(page, learner));
  const asAdmin = () => pageOf('admin', (page) => signInInBrowser(page, product.admin));

  beforeAll(async () => {
    browser = await launchBrowser();
    const client = new ApiClient();
    await client.post('/auth/register', learner);
    const problem = await client.problemBySlug('climbing-stairs');
    problemId = problem.id;
    await client.submit(problemId, 71, referenceOf('climbing-stairs', 'PYTHON'));
    await client.submit(problemId, 63, FAULTY.JAVASCRIPT.wrong);
    await client.post('/playlist/create-playlist', { name: 'Warm-up' });
  }, JOURNEY_MS);

  afterAll(() => browser.close());

  const visit = async (page: Page, who: string, route: string): Promise<void> => {
    await page.goto(route.replace(':id', problemId));
    await inspect(page, `${who}-${nameOf(route)}`);
  };

  it.each(PUBLIC)('signed out: %s', async (route) => visit(await asVisitor(), 'public', route), JOURNEY_MS);

  it.each(LEARNER)(
    'as a learner: %s',
    async (route) => visit(await asLearner(), 'learner', route),
    JOURNEY_MS,
  );

  it.each(ADMIN)(
    'as an administrator: %s',
    async (route) => visit(await asAdmin(), 'admin', route),
    JOURNEY_MS,
  );

  it.each([
    ['Accepted', () => referenceOf('climbing-stairs', 'JAVA')],
    ['Wrong Answer', () => FAULTY.JAVA.wrong],
  ] as const)(
    'with the verdict %s',
    async (verdict, source) => {
      const page = await asLearner();
      await page.goto(`/problem/${problemId}`);
      await page.locator('.monaco-editor').first().waitFor();
      await pasteSource(page, source());
      await page.getByRole('button', { name: 'Submit Solution' }).click();
      await page.getByTestId('verdict').filter({ hasText: verdict }).waitFor({ timeout: 120_000 });
      await page.getByText('Code executed successfully').first().waitFor({ state: 'detached' });
      await inspect(page, `learner-verdict-${nameOf(`/${verdict.toLowerCase()}`)}`);
    },
    JOURNEY_MS,
  );

  it(
    'a learner cannot open the screens of administrators',
    async () => {
      const page = await newPage(browser);
      await signUpInBrowser(page);
      await page.goto('/add-problem');
      await page.waitForURL((url) => url.pathname === '/');
      await page.context().close();
    },
    JOURNEY_MS,
  );
});
