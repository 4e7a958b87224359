import { until } from '@evident/kit/testing/index';
import type { Page } from 'playwright-core';

const LANGUAGE_NAMES = {
  JAVASCRIPT: /javascript/i,
  PYTHON: /python/i,
  JAVA: /^java$/i,
  CPP: /^c\+\+$/i,
} as const;
export type EditorLanguageName = keyof typeof LANGUAGE_NAMES;

/** Opens a problem from the list by its title and waits for the editor. */
export async function openProblem(page: Page, title: string): Promise<void> {
  await page.goto('/problem');
  await page.getByLabel('Search by title').fill(title);
  // The rows move once more when the search takes effect.
  await page.waitForURL(/[?&]q=/);
  // The same problem may stand above as the next of a learning path.
  await page.locator('#problems').getByRole('link', { name: title, exact: true }).click();
  await page.waitForURL(/\/problem\/[0-9a-f-]{36}/);
  await page.locator('.monaco-editor').first().waitFor();
}

/** Opens the page of a problem and waits for the editor. */
export async function openProblemPage(page: Page, problemId: string): Promise<void> {
  await page.goto(`/problem/${problemId}`);
  await page.locator('.monaco-editor').first().waitFor();
}

export async function chooseLanguage(page: Page, language: EditorLanguageName): Promise<void> {
  const select = page.getByRole('combobox', { name: /language/i });
  if ((await select.evaluate((element) => element.tagName)) === 'SELECT') {
    await select.selectOption(language);
    return;
  }
  await select.click();
  await page.getByRole('option', { name: LANGUAGE_NAMES[language] }).click();
}

/**
 * Pastes into the field that has the focus. The test brings the text itself: the clipboard belongs to the whole browser,
 * and other test files paste at the same time.
 */
export const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);

/** Pastes a source over the text in Monaco. When lines are typed, the editor adds indentation of its own. */
export async function pasteSource(page: Page, source: string): Promise<void> {
  await emptyEditor(page);
  await paste(page, source);
}

/** Types one line key by key. A typed closing bracket replaces the one that Monaco added. */
export async function typeLine(page: Page, line: string): Promise<void> {
  await emptyEditor(page);
  await page.keyboard.type(line);
}

async function emptyEditor(page: Page): Promise<void> {
  await page.locator('.monaco-editor .view-lines').first().click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
}

/** @returns the lines that the editor shows. Monaco draws spaces as no-break spaces. */
export const linesInEditor = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.monaco-editor .view-line')]
      .toSorted((a, b) => parseFloat(a.style.top) - parseFloat(b.style.top))
      .map((line) => (line.textContent ?? '').replaceAll('\u00a0', ' ')),
  );

/** Waits until the editor shows these lines; a failure tells the lines that it shows. */
export async function editorReads(page: Page, wanted: readonly string[]): Promise<void> {
  let shown = '';
  await until(`the lines ${JSON.stringify(wanted)}`, async () => {
    shown = (await linesInEditor(page)).join('\n').trimEnd();
    return shown === wanted.join('\n');
  }).catch((error: unknown) => {
    throw new Error(`The editor shows ${JSON.stringify(shown)}`, { cause: error });
  });
}

/** Monaco reads lines in idle moments. Until it has read the lines above it adds no closing bracket. People type slower. */
export const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
