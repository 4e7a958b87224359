import type { ErrorBody, ThreadsAnswer } from '@evident/contracts';
import type { ApiClient } from '../support/api-client.js';
import { JOURNEY_MS, type Page } from '../support/browser.js';
import { inspect } from '../support/screens.js';
import { referenceOf } from '../support/sources.js';
import { openVisitors } from '../support/visitors.js';

const SLUG = 'two-sum';
const ASKER = 'Ada Asker';
const HELPER = 'Grace Helper';
const SOLUTION = 'One pass with a map';

describe('Discussion under a problem', () => {
  const visitors = openVisitors();
  let asking: Page;
  let helping: Page;
  let askerApi: ApiClient;
  let helperApi: ApiClient;
  let askerEmail: string;
  const title = `May the list be empty? ${Date.now()}`;
  let problemId: string;

  const openTab = (page: Page) => page.goto(`/problem/${problemId}#discussion`);
  const kind = (page: Page, name: string) =>
    page.getByRole('group', { name: 'Kind of discussion' }).getByRole('button', { name });

  beforeAll(async () => {
    const asker = await visitors.newLearner({ name: ASKER, plainEditor: true });
    ({ page: asking, api: askerApi } = asker);
    askerEmail = asker.learner.email;
    ({ page: helping, api: helperApi } = await visitors.newLearner({ name: HELPER, plainEditor: true }));
    problemId = (await askerApi.problemBySlug(SLUG)).id;
  }, JOURNEY_MS);

  it(
    'one learner asks, another answers, and the first is told',
    async () => {
      await openTab(asking);
      await asking.getByRole('button', { name: 'Ask a question' }).click();
      await asking.getByLabel('Title').fill(title);
      await asking
        .getByLabel('Your question')
        .fill('The samples do not say.\n\n```\n0\n```\n\n<img src=x onerror="window.hurt = 1">');
      await asking.getByRole('button', { name: 'Preview' }).click();
      await asking.getByRole('region', { name: 'Preview' }).locator('pre code').waitFor();
      await asking.getByRole('button', { name: 'Post' }).click();
      await asking.getByRole('heading', { name: title }).waitFor();

      await openTab(helping);
      await helping.getByRole('button', { name: title }).click();
      await helping.getByText(ASKER).waitFor();
      await helping.getByLabel('Your answer').fill('No: `n` is at least 2.');
      await helping.getByRole('button', { name: 'Answer', exact: true }).click();
      const answers = helping.getByRole('list', { name: 'Answers' });
      await answers.getByText('No: n is at least 2.').waitFor();
      expect(await helping.evaluate(() => 'hurt' in window)).toBe(false);
      expect(await helping.content()).not.toContain(askerEmail);
      await inspect(helping, 'discussion-thread');

      await asking.goto('/problem');
      await asking.getByRole('button', { name: 'Notifications, 1 unread' }).click();
      await inspect(asking, 'notifications');
      await asking.getByRole('link', { name: `${HELPER} answered` }).click();
      await asking.getByRole('list', { name: 'Answers' }).getByText('No: n is at least 2.').waitFor();
      // Opening it has marked it as read, also for the next visit.
      await asking.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
      await asking.reload();
      await asking.getByRole('list', { name: 'Answers' }).waitFor();
      await asking.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
      await asking.getByRole('button', { name: 'All discussions' }).click();
      await asking.getByRole('button', { name: title }).waitFor();
      await inspect(asking, 'discussion-list');
    },
    JOURNEY_MS,
  );

  it(
    'solutions are hidden until the problem is solved, by the server too',
    async () => {
      await helperApi.submit(problemId, 71, referenceOf(SLUG, 'PYTHON'));
      await openTab(helping);
      await kind(helping, 'Solutions').click();
      await helping.getByRole('button', { name: 'Share a solution' }).first().click();
      await helping.getByLabel('Title').fill(SOLUTION);
      await helping.getByLabel('Your solution').fill('Remember where each number was seen.');
      await helping.getByRole('button', { name: 'Post' }).click();
      await helping.getByRole('heading', { name: SOLUTION }).waitFor();

      await openTab(asking);
      await kind(asking, 'Solutions').click();
      await asking.getByText('Solutions are hidden').waitFor();
      await inspect(asking, 'discussion-locked');
      const list = `/discussions/problem/${problemId}?kind=solution`;
      expect((await askerApi.get<ThreadsAnswer>(list)).body).toMatchObject({ locked: true, threads: [] });
      const [shared] = (await helperApi.get<ThreadsAnswer>(list)).body.threads;
      const read = await askerApi.get<ErrorBody>(`/discussions/${shared?.id}`);
      expect(read).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });

      await askerApi.submit(problemId, 71, referenceOf(SLUG, 'PYTHON'));
      await openTab(asking);
      await asking.reload();
      await kind(asking, 'Solutions').click();
      await asking.getByRole('button', { name: SOLUTION }).waitFor();
      await inspect(asking, 'discussion-solutions');
    },
    JOURNEY_MS,
  );

  it(
    'a report reaches the administrator, who removes the post and tells its author why',
    async () => {
      await asking.getByRole('button', { name: SOLUTION }).click();
      await asking.getByRole('button', { name: 'Report' }).click();
      await asking.getByLabel('What is wrong with this post?').fill('It is copied from a book');
      await asking.getByRole('button', { name: 'Send report' }).click();
      await asking.getByText('An administrator will look at it').waitFor();

      const admin = await visitors.administrator();
      await admin.goto('/administration#reported-posts');
      const report = admin.getByRole('listitem').filter({ hasText: 'It is copied from a book' });
      await report.getByLabel('Reason for your decision').fill('Please use your own words');
      await inspect(admin, 'reported-posts');
      await report.getByRole('button', { name: 'Remove the post' }).click();
      await report.waitFor({ state: 'detached' });

      await helping.goto('/problem');
      await helping.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
      await helping.getByText('An administrator removed your post: Please use your own words').waitFor();
      await openTab(asking);
      await asking.reload();
      await kind(asking, 'Solutions').click();
      await asking.getByText('No solutions yet').waitFor();
    },
    JOURNEY_MS,
  );
});
