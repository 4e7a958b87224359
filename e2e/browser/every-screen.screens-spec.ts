import { seriousFindings } from '../support/accessibility.js';
import {
  signInInBrowser,
  launchBrowser,
  newPage,
  screenshot,
  signUpInBrowser,
  WIDTHS,
  type Browser,
  type Page,
  type Theme,
  type Width,
} from '../support/browser.js';
import { ApiClient, newLearner } from '../support/api-client.js';
import { product } from '../support/product.js';
import { FAULTY, referenceOf } from '../support/sources.js';

const PUBLIC = [
  '/login',
  '/signup',
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
  '/profile',
  '/pricing',
];
const ADMIN = ['/add-problem', '/edit-problem/:id', '/problem'];

const nameOf = (route: string): string =>
  route === '/' ? 'home' : route.replace(/^\//, '').replace(/[^\w]+/g, '-');

/** Waits for what a person would call loaded: the heading is there and nothing says that it is loading. */
async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"], [data-loading]') === null);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

async function visit(page: Page, route: string, label: string): Promise<void> {
  await page.goto(route);
  await settled(page);
  await screenshot(page, label);
  expect({ route, findings: await seriousFindings(page) }).toEqual({ route, findings: [] });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect({ route, overflow }).toEqual({ route, overflow: 0 });
}

describe('Every screen', () => {
  let browser: Browser;
  let problemId: string;
  const learner = newLearner();

  beforeAll(async () => {
    browser = await launchBrowser();
    const client = new ApiClient();
    await client.post('/auth/register', learner);
    const problem = await client.problemBySlug('climbing-stairs');
    problemId = problem.id;
    await client.submit(problemId, 71, referenceOf('climbing-stairs', 'PYTHON'));
    await client.submit(problemId, 63, FAULTY.JAVASCRIPT.wrong);
    await client.post('/playlist/create-playlist', { name: 'Warm-up' });
  }, 60_000);

  afterAll(() => browser.close());

  for (const theme of ['light', 'dark'] as Theme[]) {
    for (const width of Object.keys(WIDTHS) as Width[]) {
      describe(`${theme}, ${WIDTHS[width].width} px`, () => {
        const label = (route: string, who: string): string =>
          `${who}-${nameOf(route.replace(':id', 'id'))}-${width}-${theme}`;

        it('signed out', async () => {
          const page = await newPage(browser, { theme, width });
          for (const route of PUBLIC) await visit(page, route, label(route, 'public'));
          await page.context().close();
        }, 120_000);

        it('as a learner', async () => {
          const page = await newPage(browser, { theme, width });
          await signInInBrowser(page, learner);
          for (const route of LEARNER)
            await visit(page, route.replace(':id', problemId), label(route, 'learner'));
          await page.context().close();
        }, 120_000);

        it('as an administrator', async () => {
          const page = await newPage(browser, { theme, width });
          await signInInBrowser(page, product.admin);
          for (const route of ADMIN)
            await visit(page, route.replace(':id', problemId), label(route, 'admin'));
          await page.context().close();
        }, 120_000);
      });
    }
  }

  it('a learner cannot open the screens of administrators', async () => {
    const page = await newPage(browser);
    await signUpInBrowser(page);
    await page.goto('/add-problem');
    await page.waitForURL((url) => url.pathname === '/');
    await page.context().close();
  }, 60_000);
});
