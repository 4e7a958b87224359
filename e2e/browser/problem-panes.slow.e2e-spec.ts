import { until } from '@evident/kit/testing/index';
import { JOURNEY_MS, preferPlainEditor, type Page } from '../support/browser.js';
import { chooseLanguage, openProblemPage, pasteSource } from '../support/editor.js';
import { inspect } from '../support/screens.js';
import { FAULTY } from '../support/sources.js';
import { openVisitors } from '../support/visitors.js';

describe('The panes, the timer and the notes of a problem', () => {
  const visitors = openVisitors();
  let page: Page;
  let problemId: string;

  beforeAll(async () => {
    const visitor = await visitors.newLearner();
    page = visitor.page;
    problemId = (await visitor.api.problemBySlug('climbing-stairs')).id;
  }, JOURNEY_MS);

  const open = () => openProblemPage(page, problemId);
  const bar = (name: string) => page.getByRole('separator', { name });
  const boxOf = async (name: string) => {
    const box = await page.getByRole('region', { name, exact: true }).boundingBox();
    if (!box) throw new Error(`The pane ${name} is not shown`);
    return box;
  };
  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'Layout' }).click();
    await page.getByRole('button', { name: item }).click();
    await page.keyboard.press('Escape');
  };

  it(
    'the panes are dragged, moved by keys, swapped and folded, and stand so after a reload',
    async () => {
      await open();
      const before = await boxOf('Problem');
      const handle = await bar('Width of the statement').boundingBox();
      if (!handle) throw new Error('The bar is not shown');
      await page.mouse.move(handle.x, handle.y + 200);
      await page.mouse.down();
      await page.mouse.move(handle.x + 150, handle.y + 200, { steps: 5 });
      await page.mouse.up();
      await until(
        'a wider statement',
        async () => (await boxOf('Problem')).width > before.width + 100 || undefined,
      );

      await bar('Width of the statement').focus();
      const dragged = (await boxOf('Problem')).width;
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await until('a narrower statement', async () => (await boxOf('Problem')).width < dragged || undefined);

      await choose('Problem on the right');
      await choose('Results above the code');
      await open();
      expect((await boxOf('Problem')).x).toBeGreaterThan((await boxOf('Code')).x);
      expect((await boxOf('Results')).y).toBeLessThan((await boxOf('Code')).y);
      await inspect(page, 'panes-swapped');

      await choose('Fold the problem');
      await choose('Fold the results');
      await open();
      expect(await page.getByRole('region', { name: 'Problem', exact: true }).count()).toBe(0);
      await inspect(page, 'panes-folded');
      await page.getByRole('button', { name: 'Run Code' }).click();
      await page.getByRole('region', { name: 'Results', exact: true }).waitFor();
      await page.getByRole('button', { name: 'Show: Problem' }).click();
      await choose('Reset the layout');
      await bar('Width of the statement').dblclick();
      expect(Math.abs((await boxOf('Problem')).width - before.width)).toBeLessThan(2);
    },
    JOURNEY_MS,
  );

  it(
    'the timer goes on after a reload',
    async () => {
      await open();
      await page.getByRole('button', { name: 'Timer' }).click();
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await page.getByTestId('timer').filter({ hasText: '0:02' }).waitFor();
      await inspect(page, 'timer-running');
      await open();
      await page.getByRole('button', { name: /^Timer: .*, running$/ }).waitFor();
      const shown = (await page.getByTestId('timer').textContent()) ?? '';
      expect(Number(shown.split(':')[1])).toBeGreaterThanOrEqual(2);
    },
    JOURNEY_MS,
  );

  it(
    'the examples run by one click, and a failing test is opened among the own cases and run alone',
    async () => {
      await open();
      await chooseLanguage(page, 'JAVASCRIPT');
      await pasteSource(page, FAULTY.JAVASCRIPT.wrong);
      await page.getByRole('button', { name: /^Run (all examples|this example)$/ }).click();
      await page.getByRole('tab', { name: 'Run Results' }).waitFor();
      await page.getByTestId('verdict').filter({ hasText: 'Wrong Answer' }).waitFor({ timeout: 120_000 });
      await page.getByRole('button', { name: 'Submit Solution' }).click();
      await page.getByRole('tab', { name: 'Submission Results' }).waitFor();
      const failing = page.getByRole('region', { name: 'First failing test' });
      await failing.waitFor({ timeout: 120_000 });
      await failing.getByRole('checkbox', { name: /^Show all spaces/ }).check();
      await page.getByText('Code executed successfully').first().waitFor({ state: 'detached' });
      await inspect(page, 'failing-test-whitespace');
      await failing.getByRole('button', { name: 'Add to my tests' }).click();
      const input = page.getByRole('textbox', { name: /^Input of case/ });
      await input.waitFor();
      expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.getByRole('tab', { name: 'Submission Results' }).click();
      await failing.getByRole('button', { name: 'Run this test' }).click();
      await page.getByRole('tab', { name: 'Run Results' }).waitFor();
      await page.getByTestId('test-result').first().waitFor({ timeout: 120_000 });
      expect(await page.getByTestId('test-result').count()).toBe(1);
    },
    JOURNEY_MS,
  );

  it(
    'a note is kept, and two devices do not overwrite each other',
    async () => {
      await preferPlainEditor(page.context());
      await page.goto(`/problem/${problemId}#notes`);
      const field = page.getByRole('textbox', { name: 'Your note in Markdown' });
      const state = page.getByRole('status').filter({ hasText: /^Saved$/ });
      await field.fill('## Idea\n\nThe last step is **one** or **two** stairs:\n\n`f(n) = f(n-1) + f(n-2)`');
      await state.waitFor();
      await inspect(page, 'notes-write');
      const other = await page.context().newPage();
      await other.goto(`/problem/${problemId}#notes`);
      const otherField = other.getByRole('textbox', { name: 'Your note in Markdown' });
      await otherField.waitFor();
      expect(await otherField.inputValue()).toContain('The last step');
      await otherField.fill('From the other device');
      await other
        .getByRole('status')
        .filter({ hasText: /^Saved$/ })
        .waitFor();
      await other.close();

      await field.fill('From this device');
      await page.getByRole('button', { name: 'Keep both' }).waitFor();
      await inspect(page, 'notes-conflict');
      await page.getByRole('button', { name: 'Keep both' }).click();
      await state.waitFor();
      await page.reload();
      await field.waitFor();
      expect(await field.inputValue()).toBe('From this device\n\n---\n\nFrom the other device');
      await page.getByRole('button', { name: 'Preview' }).click();
      await page.getByText('From the other device').waitFor();
      await inspect(page, 'notes-preview');
    },
    JOURNEY_MS,
  );
});
