import { JOURNEY_MS, preferPlainEditor } from '../support/browser.js';
import { chooseLanguage, openProblemPage, pasteSource } from '../support/editor.js';
import { inspect } from '../support/screens.js';
import { openVisitors } from '../support/visitors.js';

describe('Help with reading input', () => {
  const visitors = openVisitors();

  it(
    'leads a newcomer through three steps, never again, and to a recipe that runs in the product',
    async () => {
      const { page, api } = await visitors.newLearner();
      await preferPlainEditor(page);
      const { id } = await api.problemBySlug('climbing-stairs');
      const guide = page.getByRole('region', { name: 'How input works' });

      await page.goto(`/problem/${id}`);
      await guide.waitFor();
      await inspect(page, 'guide-first-step');
      await guide.getByRole('button', { name: 'Next' }).focus();
      await page.keyboard.press('Enter');
      await guide.getByText('public class Main').waitFor();
      await inspect(page, 'guide-second-step');
      await page.goto(`/problem/${id}`);
      await guide.getByRole('button', { name: 'Close the guide' }).click();
      await page.reload();
      await page.getByRole('textbox', { name: /Code editor/ }).waitFor();
      expect(await guide.count()).toBe(0);

      await chooseLanguage(page, 'PYTHON');
      await page.getByRole('button', { name: 'Help' }).click();
      await page.getByRole('button', { name: 'How input works' }).click();
      await guide.getByRole('link', { name: 'All kinds of input' }).click();
      await page.getByRole('heading', { level: 1, name: 'Reading input in Python' }).waitFor();
      const program = page.getByRole('group', { name: 'Program in Python: One number' });
      const source = (await program.textContent()) ?? '';
      await inspect(page, 'input-recipes-python');
      await page.goto('/help/input/java');
      await page.getByRole('group', { name: 'Program in Java: One number' }).waitFor();
      await inspect(page, 'input-recipes-java');

      const coding = await page.context().newPage();
      await openProblemPage(coding, id);
      await pasteSource(coding, source);
      await coding.getByRole('button', { name: 'Run Code' }).click();
      // Climbing Stairs wants another number than twice n, so the program ran and its answer is wrong.
      await coding.getByTestId('verdict').filter({ hasText: 'Wrong Answer' }).waitFor({ timeout: 120_000 });
    },
    JOURNEY_MS,
  );
});
