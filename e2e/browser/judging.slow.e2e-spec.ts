import { LANGUAGE_LABELS, LANGUAGES, type Language } from '@evident/contracts';
import { JOURNEY_MS, type Page } from '../support/browser.js';
import { chooseLanguage, openProblem, pasteSource, typeLine } from '../support/editor.js';
import { FAULTY, JAVA_COMPILE_ERROR, unhurriedReferenceOf } from '../support/sources.js';
import { openVisitors } from '../support/visitors.js';

const PROBLEM = { slug: 'climbing-stairs', title: 'Climbing Stairs' };
const JUDGING_MS = 180_000;
/** The page shows rows of tests and no verdict yet. */
const RESULTS_WITHOUT_VERDICT = /^[1-9]\d*\|(?!.*Accepted)/;

/** The verdict and the text that the page must show for each fault, by language. */
const FAULTS: Readonly<
  Record<Language, readonly (readonly [keyof (typeof FAULTY)['JAVA'], string, RegExp])[]>
> = {
  JAVASCRIPT: [
    ['wrong', 'Wrong Answer', /expected/i],
    ['hog', 'Memory Limit Exceeded', /memory/i],
  ],
  PYTHON: [['endless', 'Time Limit Exceeded', /time limit|limit/i]],
  JAVA: [['crash', 'Runtime Error', /deliberate crash/]],
  CPP: [['wrong', 'Wrong Answer', /expected/i]],
};

/** Records the rows of tests and the verdict in the order in which the page shows them. */
async function recordArrivals(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { arrivals: seen });
    const note = (): void => {
      const rows = document.querySelectorAll('[data-testid="test-result"][data-verdict]').length;
      const verdict = document.querySelector('[data-testid="verdict"]')?.textContent ?? '';
      const state = `${rows}|${verdict}`;
      if (seen.at(-1) !== state) seen.push(state);
    };
    new MutationObserver(note).observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      characterData: true,
    });
  });
}

async function submitAndRead(page: Page, source: string): Promise<{ verdict: string; arrivals: string[] }> {
  await pasteSource(page, source);
  return submitAndReadVerdict(page);
}

async function submitAndReadVerdict(page: Page): Promise<{ verdict: string; arrivals: string[] }> {
  await recordArrivals(page);
  const accepted = page.waitForResponse(
    (response) => response.url().endsWith('/execute-code/') && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Submit Solution' }).click();
  const { submission } = (await (await accepted).json()) as { submission: { id: string } };
  // The page may still show the verdict of the submission before.
  const shown = page
    .locator(`[data-testid="verdict"][data-submission="${submission.id}"]`)
    .filter({ hasText: /Accepted|Wrong Answer|Limit Exceeded|Runtime Error|Compile Error|System Error/ });
  await shown.waitFor({ timeout: JUDGING_MS - 10_000 });
  const verdict = (await shown.textContent()) ?? '';
  const arrivals = await page.evaluate(() => (window as unknown as { arrivals: string[] }).arrivals);
  return { verdict, arrivals };
}

const resultsWith = (page: Page, message: RegExp) =>
  page.getByRole('region', { name: 'Results', exact: true }).filter({ hasText: message });

describe('Submitting in the browser', () => {
  const visitors = openVisitors();
  let page: Page;

  beforeAll(async () => {
    ({ page } = await visitors.newLearner());
    await openProblem(page, PROBLEM.title);
  }, JOURNEY_MS);

  for (const language of LANGUAGES) {
    describe(LANGUAGE_LABELS[language], () => {
      beforeAll(async () => {
        await page.reload();
        await page.locator('.monaco-editor').first().waitFor();
        await chooseLanguage(page, language);
      }, JOURNEY_MS);

      it(
        'shows a test result before the final verdict',
        async () => {
          const { verdict, arrivals } = await submitAndRead(
            page,
            unhurriedReferenceOf(PROBLEM.slug, language),
          );
          expect(verdict).toContain('Accepted');
          expect(arrivals).toContainEqual(expect.stringMatching(RESULTS_WITHOUT_VERDICT));
        },
        JUDGING_MS,
      );

      // The judge's own spec runs every fault in every language; here each is shown once.
      it.each(FAULTS[language])(
        'a %s program is %s',
        async (fault, label, message) => {
          const { verdict } = await submitAndRead(page, FAULTY[language][fault]);
          expect(verdict).toContain(label);
          await resultsWith(page, message).waitFor();
        },
        JUDGING_MS,
      );
    });
  }

  it(
    'judges what was typed key by key',
    async () => {
      await chooseLanguage(page, 'JAVASCRIPT');
      await typeLine(
        page,
        "const n = Number(require('fs').readFileSync(0)); let [a, b] = [1, 1]; for (let i = 1; i < n; i++) [a, b] = [b, a + b]; console.log(b);",
      );
      expect((await submitAndReadVerdict(page)).verdict).toContain('Accepted');
    },
    JUDGING_MS,
  );

  it(
    "shows javac's own message",
    async () => {
      await chooseLanguage(page, 'JAVA');
      const { verdict } = await submitAndRead(page, JAVA_COMPILE_ERROR);
      expect(verdict).toContain('Compile Error');
      await resultsWith(page, /incompatible types/).waitFor();
    },
    JUDGING_MS,
  );
});
