import { JOURNEY_MS, type Page } from '../support/browser.js';
import { chooseLanguage, editorReads, openProblemPage, pasteSource } from '../support/editor.js';
import { inspect } from '../support/screens.js';
import { openVisitors } from '../support/visitors.js';

const BRUTE_FORCE = 'print("brute force")';

describe('Drafts and earlier texts', () => {
  const visitors = openVisitors();
  let page: Page;
  beforeAll(async () => {
    const visitor = await visitors.newLearner();
    page = visitor.page;
    await openProblemPage(page, (await visitor.api.problemBySlug('climbing-stairs')).id);
    await chooseLanguage(page, 'PYTHON');
  }, JOURNEY_MS);

  const dialog = () => page.getByRole('dialog', { name: 'Drafts' });
  const openDrafts = async () => {
    await page.getByRole('button', { name: 'Drafts', exact: true }).click();
    await dialog().waitFor();
  };
  const saveAs = async (name: string) => {
    await dialog().getByLabel('Save the text in the editor as').fill(name);
    await dialog().getByRole('button', { name: 'Save draft' }).click();
    await dialog()
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByText('In the editor', { exact: true })
      .waitFor();
  };

  it(
    'are kept under names, compared with the text in the editor, opened, renamed and deleted',
    async () => {
      await pasteSource(page, BRUTE_FORCE);
      await openDrafts();
      await saveAs('Brute force');
      await page.keyboard.press('Escape');
      await dialog().waitFor({ state: 'detached' });
      await pasteSource(page, 'print("two pointers")');
      await openDrafts();
      await saveAs('Two pointers');
      await inspect(page, 'drafts');

      await dialog().getByRole('button', { name: 'Compare “Brute force” with the editor' }).click();
      const diff = page.getByRole('dialog', { name: '“Brute force” and the editor' });
      await diff.locator('.line-insert').first().waitFor();
      await inspect(page, 'draft-compare');
      await diff.getByRole('button', { name: 'Open this draft' }).click();
      await editorReads(page, [BRUTE_FORCE]);
      await page.reload();
      await editorReads(page, [BRUTE_FORCE]);

      await openDrafts();
      await dialog().getByRole('button', { name: 'Rename “Two pointers”' }).click();
      await dialog().getByLabel('New name of “Two pointers”').fill('Pointers');
      await dialog().getByRole('button', { name: 'Rename', exact: true }).click();
      await dialog().getByRole('button', { name: 'Delete “Pointers”' }).click();
      await dialog().getByRole('button', { name: 'Delete', exact: true }).click();
      await dialog().getByRole('listitem').filter({ hasText: 'Pointers' }).waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await dialog().waitFor({ state: 'detached' });
    },
    JOURNEY_MS,
  );

  it(
    'an earlier submission stands beside the text in the editor',
    async () => {
      await pasteSource(page, 'print(1)');
      await page.getByRole('button', { name: 'Submit Solution' }).click();
      await page.getByTestId('verdict').filter({ hasText: 'Wrong Answer' }).waitFor();
      await pasteSource(page, 'print(2)');
      await page.getByRole('tab', { name: 'Submissions' }).click();
      await page.getByTestId('submission-row').getByRole('button', { expanded: false }).click();
      await page.getByRole('button', { name: 'Compare with editor' }).click();
      const compared = page.getByRole('dialog', { name: 'Compare with the editor' });
      await compared.locator('.monaco-diff-editor.side-by-side .line-insert').first().waitFor();
      await inspect(page, 'submission-compare');
    },
    JOURNEY_MS,
  );
});
