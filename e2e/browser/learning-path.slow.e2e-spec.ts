import type { TopicsAnswer } from '@evident/contracts';
import type { ApiClient } from '../support/api-client.js';
import { JOURNEY_MS, type Page } from '../support/browser.js';
import { inspect } from '../support/screens.js';
import { referenceOf } from '../support/sources.js';
import { openVisitors } from '../support/visitors.js';

describe('The learning path', () => {
  const visitors = openVisitors();
  let page: Page;
  let api: ApiClient;
  let path: TopicsAnswer;

  beforeAll(async () => {
    ({ page, api } = await visitors.newLearner());
    path = (await api.get<TopicsAnswer>('/topics')).body;
  }, JOURNEY_MS);

  it(
    'leads from the list of problems to a topic and from there to a problem, and counts what is solved',
    async () => {
      expect(path.topics.length).toBeGreaterThanOrEqual(10);
      const [first] = path.next;
      if (!first) throw new Error('nothing is suggested');
      await page.goto('/problem');
      await page.getByText('Next for you:').getByRole('link', { name: first.problem.title }).waitFor();
      await page.getByRole('link', { name: 'Learning path' }).click();
      await page.getByRole('heading', { name: 'Learning path', level: 1 }).waitFor();
      await inspect(page, 'learning-path');

      await page.getByRole('link', { name: /^Prefix sums/ }).click();
      await page.getByRole('heading', { name: 'Prefix sums', level: 1 }).waitFor();
      await page.getByRole('img', { name: /the sum of a range is the difference/ }).waitFor();
      await page.getByText('0/4 solved').waitFor();
      await page.getByRole('link', { name: /Range Sum Queries/ }).click();
      await page.waitForURL(/\/problem\/[0-9a-f-]{36}/);
      const { id } = await api.problemBySlug('range-sum-queries');
      expect(page.url()).toContain(id);

      await api.submit(id, 71, referenceOf('range-sum-queries', 'PYTHON'));
      await page.goto('/learn');
      const next = page.getByRole('region', { name: 'Next for you' });
      await next.getByText('The next problem of the topic that you worked on last.').waitFor();
      await next.getByRole('link', { name: 'Product Except Self' }).waitFor();
      await page.goto('/learn/prefix-sums');
      await page.getByText('1/4 solved').waitFor();
    },
    JOURNEY_MS,
  );

  it(
    'shows every topic with its picture in both themes and all widths',
    async () => {
      await page.goto('/learn');
      for (const { slug, title } of path.topics) {
        await page.locator(`a[href="/learn/${slug}"]`).first().click();
        await page.getByRole('heading', { name: title, level: 1 }).waitFor();
        expect(await page.locator('svg.diagram rect, svg.diagram circle').count()).toBeGreaterThan(3);
        await inspect(page, `topic-${slug}`);
        await page.goBack();
      }
    },
    JOURNEY_MS,
  );
});
