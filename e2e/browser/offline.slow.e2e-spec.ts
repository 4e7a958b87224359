import { until } from '@evident/kit/testing/index';
import type { ApiClient } from '../support/api-client.js';
import { JOURNEY_MS, type Page } from '../support/browser.js';
import { chooseLanguage, openProblemPage, pasteSource } from '../support/editor.js';
import { inspect } from '../support/screens.js';
import { referenceOf } from '../support/sources.js';
import { openVisitors } from '../support/visitors.js';

const SLUG = 'climbing-stairs';
const WAITING = '1 submission is waiting for the connection.';

describe('Without a connection', () => {
  const visitors = openVisitors();

  async function openProblem(offline: boolean) {
    const { page, api: client } = await visitors.newLearner({ offline });
    const { id } = await client.problemBySlug(SLUG);
    await openProblemPage(page, id);
    return { page, client, id };
  }
  const accepted = (page: Page) =>
    page.getByTestId('verdict').filter({ hasText: 'Accepted' }).waitFor({ timeout: 120_000 });
  const submissionsOf = async (client: ApiClient, id: string) => {
    const { body } = await client.get<{ submissions: unknown[] }>(`/submission/get-submissions/${id}`);
    return body.submissions;
  };

  it(
    'a submission whose answer was lost waits on the device and is judged once',
    async () => {
      const { page, client, id } = await openProblem(false);
      await chooseLanguage(page, 'PYTHON');
      await pasteSource(page, referenceOf(SLUG, 'PYTHON'));
      let lost = 0;
      await page.route('**/execute-code/', async (route) => {
        if (lost === 0) await route.fetch();
        lost += 1;
        await route.abort('internetdisconnected');
      });
      await page.getByRole('button', { name: 'Submit Solution' }).click();
      await page.getByText('Waiting for the connection', { exact: true }).waitFor();
      await page.getByText(WAITING).waitFor();
      await inspect(page, 'submission-waiting');
      expect(lost).toBeGreaterThan(0);

      await page.unroute('**/execute-code/');
      await page.context().setOffline(true);
      await page.context().setOffline(false);
      await accepted(page);
      expect(await page.getByText(WAITING).count()).toBe(0);
      expect(await submissionsOf(client, id)).toHaveLength(1);
    },
    JOURNEY_MS,
  );

  it(
    'the problem opens, code is kept, and a submission is sent once when the connection is back',
    async () => {
      const { page, client, id } = await openProblem(true);
      const context = page.context();
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      // What is read from now on passes the worker.
      await page.reload();
      await page.locator('.monaco-editor').first().waitFor();
      await page.getByRole('heading', { name: 'Climbing Stairs', level: 1 }).waitFor();
      await page.goto('/problem');
      await page.getByRole('link', { name: 'Climbing Stairs', exact: true }).first().waitFor();
      await page.goBack();
      await page.locator('.monaco-editor').first().waitFor();

      await context.setOffline(true);
      await page.getByText('You are offline.').waitFor();
      await page.reload();
      await page.getByRole('heading', { name: 'Climbing Stairs', level: 1 }).waitFor();
      await page.getByText('You are offline.').waitFor();
      await chooseLanguage(page, 'PYTHON');
      await pasteSource(page, referenceOf(SLUG, 'PYTHON'));
      await page.getByText('Saved on this device').waitFor();
      await inspect(page, 'offline-problem');

      await page.getByRole('button', { name: 'Submit Solution' }).click();
      await page.getByText(WAITING).waitFor();
      await page.goto('/problem');
      await page.getByRole('link', { name: 'Climbing Stairs', exact: true }).first().waitFor();
      await inspect(page, 'offline-list');
      await page.goto(`/problem/${id}`);
      await page.getByText('Waiting for the connection', { exact: true }).waitFor();
      await page.locator('.monaco-editor').first().waitFor();
      await until('the draft of before', async () =>
        ((await page.locator('.monaco-editor .view-lines').first().textContent()) ?? '').includes('def'),
      );

      await context.setOffline(false);
      await accepted(page);
      expect(await submissionsOf(client, id)).toHaveLength(1);
      await until('the draft on the server', async () => {
        const { body } = await client.get<{ drafts: { sourceCode: string }[] }>(`/problems/${id}/drafts`);
        return body.drafts.some(({ sourceCode }) => sourceCode.trim() === referenceOf(SLUG, 'PYTHON').trim());
      });

      await page.getByRole('button', { name: /^Account/ }).click();
      await page.getByRole('button', { name: /^(Log out|Logout)$/ }).click();
      await page.waitForURL((url) => url.pathname === '/login');
      await until('nothing of the learner in the caches', () =>
        page.evaluate(async () => !(await caches.has('evident-answers'))),
      );
    },
    JOURNEY_MS,
  );
});
