import type { ApiClient } from '../support/api-client.js';
import { JOURNEY_MS, preferPlainEditor, type Page } from '../support/browser.js';
import { chooseLanguage, openProblemPage, pasteSource } from '../support/editor.js';
import { FAULTY, referenceOf } from '../support/sources.js';
import { openVisitors } from '../support/visitors.js';

const SLUG = 'climbing-stairs';
/** Google calls 0.1 for a whole visit "good". A page that only fills its own table shifts far less. */
const MOST_SHIFT = 0.02;

interface Shift {
  value: number;
  hadRecentInput: boolean;
}

/** Sums the layout shifts that no key or click explains, from now on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[])
        if (!entry.hadRecentInput) (window as unknown as { shifted: number }).shifted += entry.value;
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

/** A live connection that the test can cut. While it is cut, open sockets are closed and new ones are refused. */
async function cuttableConnection(page: Page): Promise<{ cut(): Promise<void>; mend(): Promise<void> }> {
  const open = new Set<{ close(): Promise<void> }>();
  let severed = false;
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    if (severed) {
      void socket.close();
      return;
    }
    socket.connectToServer();
    open.add(socket);
  });
  return {
    async cut() {
      severed = true;
      await page.context().setOffline(true);
      await Promise.all([...open].map((socket) => socket.close()));
      open.clear();
    },
    async mend() {
      severed = false;
      await page.context().setOffline(false);
    },
  };
}

describe('The problem page', () => {
  const visitors = openVisitors();
  let page: Page;
  let client: ApiClient;
  let problemId: string;

  beforeAll(async () => {
    ({ page, api: client } = await visitors.newLearner());
    problemId = (await client.problemBySlug(SLUG)).id;
  }, JOURNEY_MS);

  it(
    'gives the editor 450 px, and a form of authors 300 px',
    async () => {
      await openProblemPage(page, problemId);
      const editor = await page.getByTestId('monaco').boundingBox();
      expect(editor?.height).toBeGreaterThanOrEqual(450);
      const author = await visitors.administrator();
      await author.goto('/add-problem');
      const first = author.locator('[data-field="codeSnippets.JAVASCRIPT"]');
      await first.scrollIntoViewIfNeeded();
      await first.getByTestId('monaco').waitFor();
      expect((await first.getByTestId('monaco').boundingBox())?.height).toBeCloseTo(300, -1);
      await author.context().close();
    },
    JOURNEY_MS,
  );

  it(
    'moves nothing while results stream in',
    async () => {
      await openProblemPage(page, problemId);
      await chooseLanguage(page, 'PYTHON');
      await pasteSource(page, referenceOf(SLUG, 'PYTHON'));
      const shifted = await watchShifts(page);
      await page.getByRole('button', { name: 'Submit Solution' }).click();
      await page.getByTestId('verdict').filter({ hasText: 'Accepted' }).waitFor({ timeout: 120_000 });
      expect(await shifted()).toBeLessThan(MOST_SHIFT);
    },
    JOURNEY_MS,
  );

  it(
    'lists what was sent elsewhere, and catches up without a reload after its connection was away',
    async () => {
      await preferPlainEditor(page.context());
      const connection = await cuttableConnection(page);
      await page.goto(`/problem/${problemId}#submissions`);
      await page.reload();
      const rows = page.getByTestId('submission-row');
      await rows.first().waitFor();
      await page.evaluate(() => Object.assign(window, { sameVisit: true }));
      const before = await rows.count();
      const submit = async () =>
        expect((await client.submit(problemId, 63, FAULTY.JAVASCRIPT.wrong)).status).toBeLessThan(300);
      await submit();
      await rows.nth(before).waitFor();
      await connection.cut();
      await submit();
      expect(await rows.count()).toBe(before + 1);
      await connection.mend();
      await rows.nth(before + 1).waitFor({ timeout: 120_000 });
      expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
    JOURNEY_MS,
  );
});
