import type { ApiClient } from '../support/api-client.js';
import { JOURNEY_MS, type Page } from '../support/browser.js';
import { openProblemPage, pasteSource } from '../support/editor.js';
import { inspect } from '../support/screens.js';
import { FAULTY, referenceOf } from '../support/sources.js';
import { openVisitors } from '../support/visitors.js';

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
  const visitors = openVisitors();
  let problemId: string;
  let asLearner: Page;
  let asAdmin: Page;
  let asVisitor: Page;

  beforeAll(async () => {
    let api: ApiClient;
    ({ page: asLearner, api } = await visitors.newLearner());
    asAdmin = await visitors.administrator();
    asVisitor = await visitors.stranger();
    problemId = (await api.problemBySlug('climbing-stairs')).id;
    await api.submit(problemId, 71, referenceOf('climbing-stairs', 'PYTHON'));
    await api.submit(problemId, 63, FAULTY.JAVASCRIPT.wrong);
    await api.post('/playlist/create-playlist', { name: 'Warm-up' });
  }, JOURNEY_MS);

  const visit = async (page: Page, who: string, route: string): Promise<void> => {
    await page.goto(route.replace(':id', problemId));
    await inspect(page, `${who}-${nameOf(route)}`);
  };

  it.each(PUBLIC)('signed out: %s', async (route) => visit(asVisitor, 'public', route), JOURNEY_MS);

  it.each(LEARNER)('as a learner: %s', async (route) => visit(asLearner, 'learner', route), JOURNEY_MS);

  it.each(ADMIN)('as an administrator: %s', async (route) => visit(asAdmin, 'admin', route), JOURNEY_MS);

  it.each([
    ['Accepted', () => referenceOf('climbing-stairs', 'JAVA')],
    ['Wrong Answer', () => FAULTY.JAVA.wrong],
  ] as const)(
    'with the verdict %s',
    async (verdict, source) => {
      const page = asLearner;
      await openProblemPage(page, problemId);
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
      await asLearner.goto('/add-problem');
      await asLearner.waitForURL((url) => url.pathname === '/');
    },
    JOURNEY_MS,
  );
});
